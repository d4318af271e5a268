import { type Action, type CaseSection, type ClauseId, CROSSINGS, type Position } from '../../src/board/index.ts';
import type { Case, CaseId, CaseStep, Expected, ExpectedLegal } from '../../src/cases/case.ts';
import type { Clause } from '../../src/rules/types.ts';
import type { Request, Subject } from '../../src/subjects/subject.ts';

/** The article's example: a carrier and four fighters over a planet with eight infantry. */
export const START: Position = {
  players: { red: { capacity: { carrier: 4, fighter: null } } },
  systems: {
    Lodor: { space: { red: { carrier: 1, fighter: 4 } }, planets: { Lodor: { red: { infantry: 8 } } } },
    Arnor: {},
  },
};

export const LEAVE: Action = {
  type: 'move',
  params: { player: 'red', to: 'Arnor', ships: [{ ship: 'carrier', from: 'Lodor', cargo: [{ from: 'Lodor', units: { infantry: 4 } }] }] },
};

export const LEFT: Position = {
  ...START,
  systems: {
    Lodor: { space: { red: { fighter: 4 } }, planets: { Lodor: { red: { infantry: 4 } } } },
    Arnor: { space: { red: { carrier: 1, infantry: 4 } } },
  },
};

export const CHECK: Action = { type: 'check', params: { player: 'red', system: 'Lodor' } };

export const OWED = { player: 'red', system: 'Lodor', count: 4, from: { fighter: 4 } } as const;

export const legal = (more: Partial<ExpectedLegal> = {}): ExpectedLegal => ({ kind: 'legal', position: LEFT, owes: [OWED], ...more });

export const step = (action: Action, expected: Expected, position = START): CaseStep => ({ position, owed: [], action, expected });

export const makeCase = (id: string, clause: CaseSection, ...steps: readonly CaseStep[]): Case => ({
  id: id as CaseId, clause, title: `the title of ${id}`, because: clause === CROSSINGS ? ['R2', 'R3'] : [clause], profile: 'core', kills: [], place: { file: `${clause}.yaml`, line: 3 }, steps,
});

export const makeClause = (id: ClauseId): Clause => ({ id, level: 'rule', name: `name of ${id}`, statement: `What ${id} says.`, restsOn: [] });

/** A subject that answers whatever `answer` returns. */
export const answering = (answer: (request: Request) => unknown, more: Partial<Subject['hello']> = {}, window = 4): Subject => ({
  hello: {
    protocol: 1, name: 'sample', version: '0.1', language: 'none', answers: ['check', 'move', 'remove', 'advance'], steps: [], features: [], ...more,
  },
  window,
  ask: async (request) => ({ kind: 'answered', result: answer(request) }),
  close: async () => undefined,
});

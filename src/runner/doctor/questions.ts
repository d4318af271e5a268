import { type ActionType, ACTION_TYPES, type Position } from '../../board/index.ts';
import type { CaseStep } from '../../cases/case.ts';

/** One easy question for each action that an engine answers, in the order of the actions. */
export const easyQuestions = (answers: readonly ActionType[]): readonly CaseStep[] =>
  ACTION_TYPES.filter((type) => answers.includes(type)).map((type) => QUESTIONS[type]);

const players: Position['players'] = { red: { capacity: { carrier: 4, fighter: null } } };
const both: Position['players'] = { ...players, blue: { capacity: { fighter: null } } };

const ORBIT: Position = { players, systems: { Lodor: { space: { red: { carrier: 1, fighter: 2 } } }, Arnor: {} } };

const OVERFULL: Position = { players, systems: { Lodor: { space: { red: { carrier: 1, fighter: 3, infantry: 2 } } } } };

const LANDING: Position = {
  step: 'invasion', active: { player: 'red', system: 'Lodor' }, players,
  systems: { Lodor: { space: { red: { carrier: 1, infantry: 2 } }, planets: { Lodor: {} } } },
};

const ARRIVED: Position = { ...ORBIT, step: 'move-ships', active: { player: 'red', system: 'Lodor' } };

const FOUGHT: Position = {
  step: 'space-combat', active: { player: 'red', system: 'Lodor' }, players: both, systems: { Lodor: { space: { red: { carrier: 1, fighter: 2 } } } },
};

const QUESTIONS: { readonly [T in ActionType]: CaseStep } = {
  check: {
    position: ORBIT, owed: [], action: { type: 'check', params: { player: 'red', system: 'Lodor' } },
    expected: { kind: 'numbers', capacity: 4, counted: 2, excess: 0 },
  },
  move: {
    position: ORBIT, owed: [],
    action: {
      type: 'move',
      params: { player: 'red', to: 'Arnor', ships: [{ ship: 'carrier', from: 'Lodor', cargo: [{ from: 'space', units: { fighter: 2 } }] }] },
    },
    expected: { kind: 'legal', position: { players, systems: { Lodor: {}, Arnor: { space: { red: { carrier: 1, fighter: 2 } } } } }, owes: [] },
  },
  remove: {
    position: OVERFULL, owed: [{ player: 'red', system: 'Lodor', count: 1, from: { fighter: 3, infantry: 2 } }],
    action: { type: 'remove', params: { player: 'red', system: 'Lodor', units: { infantry: 1 } } },
    expected: { kind: 'legal', position: { players, systems: { Lodor: { space: { red: { carrier: 1, fighter: 3, infantry: 1 } } } } }, owes: [] },
  },
  lose: {
    position: ORBIT, owed: [], action: { type: 'lose', params: { player: 'red', system: 'Lodor', units: { fighter: 1 } } },
    expected: { kind: 'legal', position: { players, systems: { Lodor: { space: { red: { carrier: 1, fighter: 1 } } }, Arnor: {} } }, owes: [] },
  },
  place: {
    position: ORBIT, owed: [], action: { type: 'place', params: { player: 'red', system: 'Lodor', on: 'space', units: { fighter: 1 } } },
    expected: { kind: 'legal', position: { players, systems: { Lodor: { space: { red: { carrier: 1, fighter: 3 } } }, Arnor: {} } }, owes: [] },
  },
  land: {
    position: LANDING, owed: [], action: { type: 'land', params: { player: 'red', system: 'Lodor', planet: 'Lodor', units: { infantry: 2 } } },
    expected: {
      kind: 'legal', owes: [],
      position: { ...LANDING, systems: { Lodor: { space: { red: { carrier: 1 } }, planets: { Lodor: { red: { infantry: 2 } } } } } },
    },
  },
  advance: {
    position: ARRIVED, owed: [], action: { type: 'advance', params: { to: 'space-cannon-offense' } },
    expected: { kind: 'legal', position: { ...ARRIVED, step: 'space-cannon-offense' }, owes: [] },
  },
  'end-combat': {
    position: FOUGHT, owed: [], action: { type: 'end-combat', params: {} },
    expected: { kind: 'legal', position: { ...FOUGHT, step: 'end-of-space-combat' }, owes: [], winner: 'red' },
  },
};

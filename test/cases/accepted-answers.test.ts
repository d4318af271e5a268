import { expect, test } from 'vitest';
import type { Owed, Position } from '../../src/board/index.ts';
import type { CaseStep, ExpectedLegal } from '../../src/cases/case.ts';
import { acceptedAnswers } from '../../src/cases/accepted-answers.ts';

const position = (red: object, reinforcements?: Position['reinforcements']): Position => ({
  players: { red: {} },
  systems: { Lodor: { space: { red } } },
  ...(reinforcements === undefined ? {} : { reinforcements }),
});

const debt = (count: number, from: Owed['from'], system = 'Lodor'): Owed => ({ player: 'red', system, count, from });

const stepTo = (expected: CaseStep['expected'], owed: readonly Owed[] = []): CaseStep =>
  ({ position: position({ fighter: 4 }), owed, action: { type: 'advance', params: { to: 'invasion' } }, expected });

const legal = (after: Position, owes: readonly Owed[]): ExpectedLegal => ({ kind: 'legal', position: after, owes });

test('where one kind of unit is owed, it may be gone at once', () => {
  const written = legal(position({ carrier: 1, fighter: 6 }), [debt(2, { fighter: 6 })]);
  expect(acceptedAnswers(stepTo(written))).toEqual([written, legal(position({ carrier: 1, fighter: 4 }), [])]);
});

test('where all is owed, it may be gone at once, into reinforcements where they are tracked', () => {
  const written = legal(position({ fighter: 2, mech: 1 }, { red: { fighter: 1 } }), [debt(3, { fighter: 2, mech: 1 })]);
  const after: Position = { players: { red: {} }, systems: { Lodor: { space: {} } }, reinforcements: { red: { fighter: 3, mech: 1 } } };
  expect(acceptedAnswers(stepTo(written))).toEqual([written, legal(after, [])]);
});

test('where there is a choice, nothing may be gone', () => {
  const written = legal(position({ carrier: 1, fighter: 4, infantry: 1 }), [debt(1, { fighter: 4, infantry: 1 })]);
  expect(acceptedAnswers(stepTo(written))).toEqual([written]);
});

test('of a choice and a forced removal, the choice stays owed', () => {
  const choice = debt(1, { fighter: 1, infantry: 1 }, 'Arnor');
  const written = legal(position({ fighter: 1 }), [choice, debt(1, { fighter: 1 })]);
  expect(acceptedAnswers(stepTo(written))[1]).toMatchObject({ owes: [choice], position: { systems: { Lodor: { space: {} } } } });
});

test('an advance that only forced removals hold up may be legal, with them carried out', () => {
  const refused = { kind: 'illegal', reason: 'excess-not-met' } as const;
  expect(acceptedAnswers(stepTo(refused, [debt(4, { fighter: 4 })]))).toEqual([
    refused,
    legal({ step: 'invasion', players: { red: {} }, systems: { Lodor: { space: {} } } }, []),
  ]);
  expect(acceptedAnswers(stepTo(refused, [debt(4, { fighter: 4 }), debt(1, { fighter: 1, infantry: 1 }, 'Arnor')]))).toEqual([refused]);
  expect(acceptedAnswers(stepTo({ kind: 'illegal', reason: 'not-now' }, [debt(4, { fighter: 4 })]))).toHaveLength(1);
});

test('a landing that only forced removals hold up may be legal, where its units are not among them', () => {
  const refused = { kind: 'illegal', reason: 'excess-not-met' } as const;
  const given: Position = { players: {}, systems: { Lodor: { space: { red: { carrier: 1, infantry: 2 }, blue: { infantry: 1 } }, planets: { Lodor: {} } } } };
  const landing = (player: string, units: Owed['from'], owed: readonly Owed[]) => acceptedAnswers({
    position: given, owed, expected: refused, action: { type: 'land', params: { player, system: 'Lodor', planet: 'Lodor', units } },
  });
  const blues: Owed = { player: 'blue', system: 'Lodor', count: 1, from: { infantry: 1 } };
  const after = { space: { red: { carrier: 1, infantry: 1 } }, planets: { Lodor: { red: { infantry: 1 } } } };
  expect(landing('red', { infantry: 1 }, [blues])).toEqual([refused, legal({ players: {}, systems: { Lodor: after } }, [])]);
  expect(landing('blue', { infantry: 1 }, [blues])).toEqual([refused]);
});

import { expect, test } from 'vitest';
import type { Legal, Position } from '../../../src/board/index.ts';
import { SPOILERS } from '../../../src/search/conditional/spoiled-answers.ts';

const BEFORE: Position = {
  players: {},
  systems: { Lodor: { space: { red: { fighter: 3 }, blue: { mech: 1 } }, planets: { Lodor: {} } }, Arnor: { space: { green: { infantry: 1 } } } },
  reinforcements: { red: {} },
};
const [RED, BLUE, GREEN] = [
  { player: 'red', system: 'Lodor', count: 2, from: { fighter: 2 } }, { player: 'blue', system: 'Lodor', count: 1, from: { mech: 1 } },
  { player: 'green', system: 'Arnor', count: 1, from: { infantry: 1 } },
] as const;
const SYSTEMS = { ...BEFORE.systems, Lodor: { space: { red: { fighter: 2 }, blue: { mech: 1 } }, planets: { Lodor: {} } } };
const ANSWER: Legal = {
  legal: true, because: [], winner: 'red', owes: [RED, BLUE, GREEN], position: { ...BEFORE, systems: SYSTEMS, reinforcements: { red: { fighter: 1 } } },
};

test.each<[string, Partial<Legal>]>([
  ['first-debt-forgotten', { owes: [BLUE, GREEN] }],
  ['last-debt-forgotten', { owes: [RED, BLUE] }],
  ['debts-of-one-player-forgotten', { owes: [BLUE, GREEN] }],
  ['two-debts-at-most', { owes: [RED, BLUE] }],
  ['reinforcements-forgotten', { position: { ...ANSWER.position, reinforcements: { red: {} } } }],
  ['units-stay', { position: { ...ANSWER.position, systems: BEFORE.systems } }],
  ['unit-elsewhere', {
    position: {
      ...ANSWER.position,
      systems: { ...SYSTEMS, Lodor: { space: { red: { fighter: 1 }, blue: { mech: 1 } }, planets: { Lodor: { red: { fighter: 1 } } } } },
    },
  }],
  ['players-swapped', {
    position: { ...ANSWER.position, systems: { ...SYSTEMS, Lodor: { space: { red: { mech: 1 }, blue: { fighter: 2 } }, planets: { Lodor: {} } } } },
  }],
  ['another-winner', { winner: 'blue' }],
])('%s', (id, change) => {
  expect(SPOILERS.find((one) => one.id === id)?.spoil(ANSWER, BEFORE)).toEqual({ ...ANSWER, ...change });
});

test('where there is nothing to spoil, nothing is', () => {
  const { winner: _, ...without } = ANSWER;
  const plain: Legal = { ...without, owes: [], position: { players: {}, systems: {} } };
  const spoiled = SPOILERS.filter(({ spoil }) => spoil(plain, plain.position) !== undefined).map(({ id }) => id);
  expect(spoiled).toEqual(['units-stay']); // an answer that is right all the same doesn't fail a case
});

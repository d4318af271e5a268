import { expect, test } from 'vitest';
import type { ActionType } from '../../src/board/index.ts';
import { readAnswer } from '../../src/subjects/answer.ts';

const LEGAL = { legal: true, position: { systems: {} } };
const OWED = { player: 'red', system: 'Lodor', count: 1, from: { fighter: 2 } };

const MALFORMED: readonly [type: ActionType, result: unknown, fault: string][] = [
  ['check', null, 'the result: expected an object, got null'],
  ['check', [], 'the result: expected an object, got []'],
  ['check', {}, 'the result: expected a number for capacity, counted or excess, got {}'],
  ['check', { legal: true }, 'the result: expected a number for capacity, counted or excess, got {"legal":true}'],
  ['check', { capacity: '4' }, 'capacity: expected a number, got "4"'],
  ['check', { excess: Infinity }, 'excess: expected a number, got null'],
  ['move', 'legal', 'the result: expected an object with `legal`, got "legal"'],
  ['move', undefined, 'the result: expected an object with `legal`, got nothing'],
  ['move', {}, 'legal: expected true or false, got nothing'],
  ['move', { legal: 1 }, 'legal: expected true or false, got 1'],
  ['move', { legal: false, reason: 7 }, 'reason: expected text, got 7'],
  ['move', { legal: false, because: 'R1' }, 'because: expected a list, got "R1"'],
  ['move', { legal: true }, 'position: expected an object, got nothing'],
  ['move', { legal: true, position: {} }, 'position.systems: expected an object, got nothing'],
  ['move', { legal: true, position: { systems: { 'a b': { space: { red: { fighter: 1.5 } } } } } },
    'position.systems["a b"].space.red.fighter: expected a whole number of at least 0, got 1.5'],
  ['move', { legal: true, position: { systems: { Lodor: { space: { red: { fighters: 1 } } } } } },
    'a key of position.systems.Lodor.space.red: expected one of carrier, cruiser, destroyer, dreadnought, flagship, war-sun, fighter, '
    + 'infantry, mech, pds, space-dock, got "fighters"'],
  ['move', { ...LEGAL, owes: {} }, 'owes: expected a list, got {}'],
  ['move', { ...LEGAL, owes: [{ ...OWED, count: -1 }] }, 'owes[0].count: expected a whole number of at least 0, got -1'],
  ['move', { ...LEGAL, owes: [OWED, OWED] }, 'owes: expected one entry a player and system, got two for red in Lodor'],
  ['remove', { ...LEGAL, as: 'gone' }, 'as: expected one of removed, destroyed, got "gone"'],
  ['end-combat', { ...LEGAL, winner: 3 }, 'winner: expected text or null, got 3'],
];

test.each(MALFORMED)('%s answered with %j is malformed', (type, result, fault) => {
  expect(readAnswer(type, result)).toEqual({ kind: 'malformed', fault });
});

test('a result that refers to itself is read all the same', () => {
  const loop: Record<string, unknown> = {};
  loop['legal'] = loop;
  expect(readAnswer('move', loop)).toEqual({ kind: 'malformed', fault: 'legal: expected true or false, got what JSON can not hold' });
});

test('members that the contract does not know are ignored, whatever they are called', () => {
  expect(readAnswer('move', { legal: false, kind: 'legal', position: 7 })).toMatchObject({ kind: 'illegal' });
});

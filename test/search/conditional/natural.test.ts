import { expect, test } from 'vitest';
import type { Action, Position } from '../../../src/board/index.ts';
import { naturalBy } from '../../../src/search/conditional/natural.ts';
import { CATALOGUE } from '../../proof/engines.ts';

const isNatural = naturalBy(CATALOGUE);

const MOVE: Action = { type: 'move', params: { player: 'red', to: 'Arnor', ships: [{ ship: 'carrier', from: 'Lodor', cargo: [] }] } };
const POSITION: Position = {
  step: 'move-ships', active: { player: 'red', system: 'Arnor' },
  players: { red: { capacity: { carrier: 6 } } },
  systems: { Lodor: { space: { red: { carrier: 1, fighter: 2 } }, planets: { Lodor: { red: { infantry: 1 } } } }, Arnor: {} },
};

test('a question of a game is natural, also with the value of an upgraded ship', () => {
  expect(isNatural(POSITION, MOVE)).toBe(true);
});

test.each<[string, Partial<Position>]>([
  ['a value that no card prints', { players: { red: { capacity: { carrier: 7 } } } }],
  ['no step', { step: undefined, active: undefined }],
  ['a step in which no ship moves', { step: 'production' }],
  ['a structure', { systems: { ...POSITION.systems, Arnor: { planets: { Arnor: { blue: { pds: 1 } } } } } }],
  ['more ships than the box has', { systems: { ...POSITION.systems, Vefut: { space: { red: { 'war-sun': 3 } } } } }],
  ['more mechs than the box has, some of them in reinforcements', {
    systems: { ...POSITION.systems, Vefut: { planets: { Vefut: { red: { mech: 3 } } } } }, reinforcements: { red: { mech: 2 } },
  }],
  ['more units than anybody sees at once', { systems: { ...POSITION.systems, Vefut: { planets: { Vefut: { red: { infantry: 50 } } } } } }],
])('with %s it is not', (_, change) => {
  expect(isNatural({ ...POSITION, ...change }, MOVE)).toBe(false);
});

test('units may be counted and removed without a step, but not lost', () => {
  const position: Position = { players: { red: {} }, systems: { Lodor: { space: { red: { fighter: 1 } } } } };
  const named = { player: 'red', system: 'Lodor', units: { fighter: 1 } };
  expect(isNatural(position, { type: 'check', params: { player: 'red', system: 'Lodor' } })).toBe(true);
  expect(isNatural(position, { type: 'remove', params: named })).toBe(true);
  expect(isNatural(position, { type: 'lose', params: named })).toBe(false);
});

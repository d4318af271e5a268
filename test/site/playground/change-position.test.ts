import { expect, test } from 'vitest';
import type { Position } from '../../../src/board/index.ts';
import {
  withCards, withFacts, withoutPlanet, withoutPlayer, withoutSystem, withOneMore, withPlanet, withReinforcements, withSystem, withUnitCount,
} from '../../../src/site/playground/change-position.ts';

const START: Position = {
  step: undefined, active: { player: 'red', system: 'Arnor' }, players: { red: {} },
  systems: { Arnor: { space: { red: { carrier: 1 }, blue: { fighter: 2 } }, planets: { Arnor: { blue: { infantry: 1 } } } } },
};
const place = { system: 'Arnor', place: 'space', player: 'red' };

test('units are added one by one and counted; none left is no entry', () => {
  const more = withOneMore(withOneMore(START, place, 'fighter'), place, 'fighter');
  expect(more.systems['Arnor']?.space?.['red']).toEqual({ carrier: 1, fighter: 2 });
  expect(withUnitCount(START, place, 'carrier', 0).systems['Arnor']?.space).toEqual({ blue: { fighter: 2 } });
  expect(START.systems['Arnor']?.space?.['red']).toEqual({ carrier: 1 });
});

test('a system that goes is no longer active, and ends the step; one that is there stays as it is', () => {
  expect(withoutSystem(START, 'Arnor')).toEqual({ players: START.players, systems: {} });
  expect(withSystem(START, 'Arnor')).toBe(START);
  expect(withSystem(START, 'Lodor').systems).toEqual({ ...START.systems, Lodor: {} });
});

test('planets come and go, and none is called space', () => {
  expect(withPlanet(START, 'Arnor', 'space')).toBe(START);
  expect(withPlanet(START, 'Arnor', 'Lor').systems['Arnor']?.planets).toEqual({ Arnor: { blue: { infantry: 1 } }, Lor: {} });
  expect(withoutPlanet(START, 'Arnor', 'Arnor').systems['Arnor']).toEqual({ space: START.systems['Arnor']?.space });
});

test('a player goes with all units and facts', () => {
  const without = withoutPlayer(withFacts(START, 'blue', { faction: 'sol' }), 'blue');
  expect(without.players).toEqual({ red: {} });
  expect(without.systems).toEqual({ Arnor: { space: { red: { carrier: 1 } }, planets: { Arnor: {} } } });
  expect(withoutPlayer(START, 'red').active).toBeUndefined();
});

test('a name that objects have anyway is an ordinary name', () => {
  const odd = withOneMore(withSystem(START, '__proto__'), { system: '__proto__', place: 'space', player: 'constructor' }, 'mech');
  expect(Object.entries(odd.systems).at(-1)).toEqual(['__proto__', { space: { constructor: { mech: 1 } } }]);
});

test('other cards give the values that were only the usual ones', () => {
  expect(withCards({ capacity: { carrier: 4, cruiser: 2 }, upgrades: ['carrier-2'] }, { faction: 'sol' }))
    .toEqual({ faction: 'sol', capacity: { cruiser: 2 } });
  expect(withCards({ capacity: { carrier: 4 } }, {})).toEqual({});
});

test('reinforcements are tracked for the players who have them, and for nobody once the last are taken away', () => {
  const before: Position = { players: { red: {} }, systems: {} };
  const tracked = withReinforcements(withReinforcements(before, 'red', {}), 'blue', { fighter: 2 });
  expect(tracked.reinforcements).toEqual({ red: {}, blue: { fighter: 2 } });
  expect(withReinforcements(withReinforcements(tracked, 'red', undefined), 'blue', undefined)).toEqual(before);
});

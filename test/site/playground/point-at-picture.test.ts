import { expect, test } from 'vitest';
import { type Action, ACTION_TYPES, type Position } from '../../../src/board/index.ts';
import { likelyAction } from '../../../src/site/playground/change-action.ts';
import { pointedAt, pointingInWords, type Spot } from '../../../src/site/playground/point-at-picture.ts';

const position: Position = {
  step: 'move-ships', active: { player: 'red', system: 'Arnor' }, players: { red: {}, blue: {} },
  systems: {
    Arnor: {},
    Lodor: { space: { red: { carrier: 2, fighter: 2 }, blue: { cruiser: 1 } }, planets: { Lodor: { red: { infantry: 3 } } } },
  },
};
const space = (player: string, unit: 'carrier' | 'fighter' | 'cruiser'): Spot => ({ system: 'Lodor', place: 'space', of: { player, unit } });
const infantry: Spot = { system: 'Lodor', place: 'Lodor', of: { player: 'red', unit: 'infantry' } };
const after = (action: Action, ...spots: readonly Spot[]): unknown =>
  spots.reduce((sum, spot) => pointedAt(sum, spot, position), action).params;

test('a move: a system is the target, a ship moves too, and units are picked up by the last ship, as many as there are', () => {
  const move: Action = { type: 'move', params: { player: 'red', to: 'Bereg', ships: [] } };
  const carrier = { ship: 'carrier', from: 'Lodor' };
  expect(after(move, { system: 'Arnor', place: 'space' })).toEqual({ player: 'red', to: 'Arnor', ships: [{ ...carrier, cargo: [] }] });
  expect(after(move, infantry)).toEqual(move.params);
  expect(after(move, space('red', 'carrier'), infantry, infantry, space('red', 'carrier'), ...Array(5).fill(infantry) as Spot[])).toEqual({
    player: 'red', to: 'Bereg',
    ships: [
      { ...carrier, cargo: [{ from: 'Lodor', units: { infantry: 2 } }] }, { ...carrier, cargo: [{ from: 'Lodor', units: { infantry: 1 } }] },
    ],
  });
});

test("a move: no more ships than there are, none from the target, and another player's ship begins that player's move", () => {
  const move: Action = { type: 'move', params: { player: 'red', to: 'Arnor', ships: [] } };
  const three = after(move, space('red', 'carrier'), space('red', 'carrier'), space('red', 'carrier')) as { readonly ships: unknown };
  expect(three.ships).toHaveLength(2);
  expect(after({ ...move, params: { ...move.params, to: 'Lodor' } }, space('red', 'carrier'))).toEqual({ player: 'red', to: 'Lodor', ships: [] });
  expect(after(move, space('red', 'carrier'), space('blue', 'cruiser')))
    .toEqual({ player: 'blue', to: 'Arnor', ships: [{ ship: 'cruiser', from: 'Lodor', cargo: [] }] });
});

test('a loss and a removal take one more unit, at most all; those of another player are begun anew', () => {
  for (const type of ['lose', 'remove'] as const) {
    const none: Action = { type, params: { player: 'red', system: 'Lodor', units: {} } };
    expect(after(none, space('red', 'fighter'), space('red', 'carrier'), space('red', 'fighter'), space('red', 'fighter')))
      .toEqual({ player: 'red', system: 'Lodor', units: { fighter: 2, carrier: 1 } });
    expect(after(none, space('red', 'fighter'), space('blue', 'cruiser'))).toEqual({ player: 'blue', system: 'Lodor', units: { cruiser: 1 } });
  }
  const remove: Action = { type: 'remove', params: { player: 'red', system: 'Lodor', units: {} } };
  expect(after(remove, infantry)).toEqual({ player: 'red', system: 'Lodor', from: 'Lodor', units: { infantry: 1 } });
});

test('units are placed where one points, landed on the planet, and counted by player and system', () => {
  const place: Action = { type: 'place', params: { player: 'red', system: 'Arnor', on: 'space', units: { fighter: 1 } } };
  expect(after(place, { system: 'Lodor', place: 'Lodor' })).toEqual({ player: 'red', system: 'Lodor', on: 'Lodor', units: { fighter: 1 } });
  expect(after(place, infantry, infantry)).toEqual({ player: 'red', system: 'Lodor', on: 'Lodor', units: { infantry: 2 } });
  const land: Action = { type: 'land', params: { player: 'red', system: 'Arnor', planet: '', units: {} } };
  expect(after(land, { system: 'Lodor', place: 'Lodor' })).toEqual({ player: 'red', system: 'Lodor', planet: 'Lodor', units: {} });
  const check: Action = { type: 'check', params: { player: 'red', system: 'Arnor' } };
  expect(after(check, space('blue', 'cruiser'))).toEqual({ player: 'blue', system: 'Lodor' });
});

test('only going on and the end of a combat have nothing to point at', () => {
  const mute = ACTION_TYPES.filter((type) => pointingInWords(likelyAction(type, position)) === undefined);
  expect(mute).toEqual(['advance', 'end-combat']);
  for (const type of mute) {
    const action = likelyAction(type, position);
    expect(pointedAt(action, infantry, position)).toBe(action);
  }
});

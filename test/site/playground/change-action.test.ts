import { expect, test } from 'vitest';
import { ACTION_TYPES, type MoveParams, type Position } from '../../../src/board/index.ts';
import { likelyAction, movedTo, pickedUp, pickUpPlaces, shipsOf, withPickUp } from '../../../src/site/playground/change-action.ts';
import { posedFrom, writtenPosed } from '../../../src/site/playground/question.ts';

const position: Position = {
  step: 'move-ships', active: { player: 'red', system: 'Arnor' }, players: { red: {} },
  systems: { Arnor: {}, Lodor: { space: { red: { carrier: 1, fighter: 2 } }, planets: { Lodor: { red: { infantry: 3, pds: 1 } } } } },
};
const move: MoveParams = { player: 'red', to: 'Arnor', ships: [{ ship: 'carrier', from: 'Lodor', cargo: [] }] };

test('each type begins with a likely action, which is a whole question also on an empty board', () => {
  expect(likelyAction('move', position)).toEqual({ type: 'move', params: move });
  expect(likelyAction('advance', position)).toEqual({ type: 'advance', params: { to: 'space-cannon-offense' } });
  for (const board of [position, { players: {}, systems: {} }]) {
    const faults = ACTION_TYPES.map((type) => posedFrom(writtenPosed({ position: board, action: likelyAction(type, board), edition: 'current' })));
    expect(faults.filter((read) => 'fault' in read)).toEqual([]);
  }
});

test('ships and the places to pick units up from are those of the player', () => {
  expect(shipsOf(position, 'red')).toEqual([{ ship: 'carrier', from: 'Lodor' }, { ship: 'fighter', from: 'Lodor' }]);
  expect(pickUpPlaces(position, 'red')).toEqual([{ system: 'Lodor', place: 'space' }, { system: 'Lodor', place: 'Lodor' }]);
  expect(pickUpPlaces(position, 'blue')).toEqual([]);
});

test('a ship picks units up and puts them back; only another system than its own is named', () => {
  const planet = { system: 'Lodor', place: 'Lodor' };
  const loaded = withPickUp(move, 0, planet, ['infantry', 2]);
  expect(loaded.ships[0]?.cargo).toEqual([{ from: 'Lodor', units: { infantry: 2 } }]);
  expect(pickedUp(loaded, 0, planet)).toEqual({ infantry: 2 });
  expect(withPickUp(move, 0, { system: 'Arnor', place: 'space' }, ['fighter', 1]).ships[0]?.cargo)
    .toEqual([{ from: 'space', in: 'Arnor', units: { fighter: 1 } }]);
  expect(withPickUp(loaded, 0, planet, ['infantry', 0])).toEqual(move);
});

test('a removal begins with units that pay the first debt, a loss with the ship that carries, a landing with the forces there', () => {
  const board: Position = {
    active: { player: 'red', system: 'Lodor' }, players: {},
    systems: { Lodor: { space: { red: { carrier: 1, fighter: 4, infantry: 2 } }, planets: { Lodor: {} } }, Arnor: { space: { blue: { fighter: 2 } } } },
  };
  const owed = [{ player: 'blue', system: 'Arnor', count: 2, from: { fighter: 2 } }];
  expect(likelyAction('remove', board, owed)).toEqual({ type: 'remove', params: { player: 'blue', system: 'Arnor', units: { fighter: 2 } } });
  expect(likelyAction('remove', board)).toMatchObject({ params: { player: 'red', units: { fighter: 1 } } });
  expect(likelyAction('lose', board)).toMatchObject({ params: { units: { carrier: 1 } } });
  expect(likelyAction('land', board)).toMatchObject({ params: { planet: 'Lodor', units: { infantry: 2 } } });
});

test('ships that are where a move goes stay there; another ship goes instead', () => {
  const board: Position = { players: {}, systems: { Lodor: { space: { red: { carrier: 1 } } }, Arnor: { space: { red: { cruiser: 1 } } }, Bereg: {} } };
  const move = { player: 'red', to: 'Arnor', ships: [{ ship: 'carrier', from: 'Lodor', cargo: [] }] } as const;
  expect(movedTo(move, 'Lodor', board)).toEqual({ player: 'red', to: 'Lodor', ships: [{ ship: 'cruiser', from: 'Arnor', cargo: [] }] });
  expect(movedTo(move, 'Bereg', board)).toEqual({ ...move, to: 'Bereg' });
});

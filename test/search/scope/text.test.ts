import { describe, expect, test } from 'vitest';
import type { Action, Answer, Position } from '../../../src/board/index.ts';
import { actionText, judgementText, positionText } from '../../../src/search/scope/text.ts';

const POSITION: Position = {
  step: 'move-ships',
  active: { player: 'red', system: 'Arnor' },
  players: { red: {}, blue: {} },
  systems: {
    Lodor: { space: { red: { fighter: 4, carrier: 1 } }, planets: { Lodor: { red: { infantry: 8 } }, Abyz: {} } },
    Arnor: { space: { blue: {} } },
  },
  reinforcements: { red: { fighter: 2 }, blue: {} },
};

const ACTIONS: readonly (readonly [string, Action])[] = [
  ['check red Lodor', { type: 'check', params: { player: 'red', system: 'Lodor' } }],
  ['remove red Lodor/space fighter=1,infantry=2', { type: 'remove', params: { player: 'red', system: 'Lodor', units: { infantry: 2, fighter: 1 } } }],
  ['remove red Lodor/Abyz mech=1', { type: 'remove', params: { player: 'red', system: 'Lodor', from: 'Abyz', units: { mech: 1 } } }],
  ['lose red Lodor carrier=1', { type: 'lose', params: { player: 'red', system: 'Lodor', units: { carrier: 1 } } }],
  ['place red Lodor/space fighter=1', { type: 'place', params: { player: 'red', system: 'Lodor', on: 'space', units: { fighter: 1 } } }],
  ['land red Lodor/Abyz infantry=1', { type: 'land', params: { player: 'red', system: 'Lodor', planet: 'Abyz', units: { infantry: 1 } } }],
  ['advance invasion', { type: 'advance', params: { to: 'invasion' } }],
  ['end-combat', { type: 'end-combat', params: {} }],
  ['move red Arnor carrier@Lodor[Arnor/space/mech=1,Lodor/Lodor/infantry=1,Lodor/space/fighter=2] cruiser@Lodor[]', {
    type: 'move',
    params: {
      player: 'red',
      to: 'Arnor',
      ships: [
        { ship: 'cruiser', from: 'Lodor', cargo: [] },
        { ship: 'carrier', from: 'Lodor', cargo: [{ from: 'space', units: { fighter: 2 } }, { from: 'Lodor', units: { infantry: 1 } }, { from: 'space', in: 'Arnor', units: { mech: 1 } }] },
      ],
    },
  }],
];

describe('texts', () => {
  test('a position is its step and its units, in byte order', () => {
    expect(positionText(POSITION)).toBe(
      'active=red/Arnor red/Lodor/Lodor/infantry=8 red/Lodor/space/carrier=1 red/Lodor/space/fighter=4 red/reinforcements/fighter=2 step=move-ships');
  });

  test.each(ACTIONS)('%s', (text, action) => {
    expect(actionText(action)).toBe(text);
  });

  test.each<readonly [string, Answer]>([
    ['p | a | capacity=4 counted=5 excess=1', { capacity: 4, counted: 5, excess: 1, because: ['R2'] }],
    ['p | a | illegal', { legal: false, reason: 'wrong-count', because: ['R3'] }],
    ['p | a | legal', { legal: true, position: { players: {}, systems: {} }, owes: [], because: [] }],
    ['p | a | legal owes=red/Lodor/1/fighter=2,infantry=1 red/Lodor/space/fighter=2 red/Lodor/space/infantry=1 winner=red', {
      legal: true,
      position: { players: {}, systems: { Lodor: { space: { red: { infantry: 1, fighter: 2 } } } } },
      owes: [{ player: 'red', system: 'Lodor', count: 1, from: { infantry: 1, fighter: 2 } }],
      winner: 'red',
      because: [],
    }],
    ['p | a | legal winner=-', { legal: true, position: { players: {}, systems: {} }, owes: [], winner: null, because: [] }],
  ])('%s', (line, answer) => {
    expect(judgementText('p', 'a', answer)).toBe(line);
  });
});

import { describe, expect, test } from 'vitest';
import type { Action, Position } from '../../../src/board/index.ts';
import type { Expected } from '../../../src/cases/case.ts';
import {
  actionInWords, countedUnits, expectedInWords, owedInWords, positionInWords, unitsInSentence, unitsInWords,
} from '../../../src/report/words/board.ts';
import { CHECK, LEAVE, legal, OWED, START } from '../../runner/samples.ts';

test.each([
  [{}, 'nothing', 'nothing', 'nothing'],
  [{ fighter: 1 }, 'fighter', '1 fighter', 'a fighter'],
  [{ carrier: 1, fighter: 4 }, 'carrier, 4 fighters', '1 carrier, 4 fighters', 'a carrier and 4 fighters'],
  [
    { 'war-sun': 2, infantry: 1, mech: 3, pds: 2, 'space-dock': 1 },
    '2 war suns, infantry, 3 mechs, 2 PDS, space dock',
    '2 war suns, 1 infantry, 3 mechs, 2 PDS, 1 space dock',
    '2 war suns, an infantry, 3 mechs, 2 PDS and a space dock',
  ],
])('units %j in a list, with their numbers, and in a sentence', (units, list, counted, sentence) => {
  expect([unitsInWords(units), countedUnits(units), unitsInSentence(units)]).toEqual([list, counted, sentence]);
});

describe('positions', () => {
  const rows: readonly [position: Position, words: readonly string[]][] = [
    [START, ['red: carrier, 4 fighters in the space of Lodor; 8 infantry on Lodor', 'nobody has units in Arnor']],
    [
      {
        step: 'space-combat', active: { player: 'red', system: 'Fria' },
        players: { red: { capacity: { cruiser: null } }, blue: { capacity: { dreadnought: 2, carrier: 4 } } },
        systems: { Fria: { space: { blue: { dreadnought: 1 }, red: { cruiser: 2 } }, planets: { Abyz: { red: { mech: 1 } } } } },
        reinforcements: { red: {}, blue: { fighter: 6 } },
      },
      [
        'step: space combat; red is active in Fria',
        'red: 2 cruisers in the space of Fria; mech on Abyz in Fria',
        'blue: dreadnought in the space of Fria (capacity: dreadnought 2)',
        'red has nothing in reinforcements',
        'blue has 6 fighters in reinforcements',
      ],
    ],
    [
      { players: { red: { capacity: { carrier: 6 }, faction: 'sol', upgrades: ['carrier-2', 'sol-carrier-2'] } }, systems: { Lodor: { space: { red: { carrier: 1 } } } } },
      ['red: carrier in the space of Lodor (capacity: carrier 6; faction: sol; upgrades: carrier-2, sol-carrier-2)'],
    ],
    [
      { players: { red: { cards: ['fighter-2'], fleetPool: 3 } }, systems: { Lodor: { space: { red: { fighter: 4 } } } } },
      ['red: 4 fighters in the space of Lodor (cards: fighter-2; fleet pool: 3)'],
    ],
  ];
  test.each(rows)('%#', (position, words) => {
    expect(positionInWords(position)).toEqual(words);
  });
});

const ACTIONS: readonly [action: Action, words: string][] = [
  [CHECK, 'red counts in Lodor'],
  [LEAVE, 'red moves a carrier from Lodor to Arnor with 4 infantry from Lodor'],
  [
    {
      type: 'move',
      params: {
        player: 'red', to: 'Arnor', ships: [
          { ship: 'carrier', from: 'Lodor', cargo: [{ from: 'space', units: { fighter: 2 } }, { from: 'Abyz', in: 'Fria', units: { infantry: 1 } }] },
          { ship: 'war-sun', from: 'Lodor', cargo: [] },
        ],
      },
    },
    'red moves a carrier from Lodor to Arnor with 2 fighters from space and an infantry from Abyz in Fria, and a war sun from Lodor to Arnor with no cargo',
  ],
  [{ type: 'remove', params: { player: 'red', system: 'Lodor', units: { fighter: 2 } } }, 'red removes 2 fighters from the space of Lodor'],
  [{ type: 'remove', params: { player: 'red', system: 'Lodor', units: { mech: 1 }, from: 'Lodor' } }, 'red removes a mech from Lodor'],
  [{ type: 'lose', params: { player: 'red', system: 'Lodor', units: { carrier: 1 } } }, 'red loses a carrier from the space of Lodor'],
  [{ type: 'place', params: { player: 'red', system: 'Lodor', on: 'space', units: { fighter: 1 } } }, 'red places a fighter in the space of Lodor'],
  [{ type: 'place', params: { player: 'red', system: 'Fria', on: 'Abyz', units: { infantry: 1 } } }, 'red places an infantry on Abyz in Fria'],
  [{ type: 'land', params: { player: 'red', system: 'Fria', planet: 'Abyz', units: { infantry: 2 } } }, 'red lands 2 infantry on Abyz in Fria'],
  [{ type: 'advance', params: { to: 'space-cannon-offense' } }, 'play goes on to space cannon offense'],
  [{ type: 'end-combat', params: {} }, 'the space combat ends'],
];

test.each(ACTIONS)('the action $type', (action, words) => {
  expect(actionInWords(action)).toBe(words);
});

test.each([
  [OWED, 'red owes 4 fighters in Lodor'],
  [{ ...OWED, count: 2, from: { fighter: 4, infantry: 2 } }, 'red owes any 2 of these in Lodor: 4 fighters, 2 infantry'],
  [{ ...OWED, count: 1, from: { fighter: 1, infantry: 4 } }, 'red owes any one of these in Lodor: 1 fighter, 4 infantry'],
  [{ ...OWED, count: 1, from: { fighter: 4 } }, 'red owes one of 4 fighters in Lodor'],
  [{ ...OWED, count: 2, from: { fighter: 1, infantry: 1 } }, 'red owes a fighter and an infantry in Lodor'],
  [{ ...OWED, count: 11 }, 'red owes 11 units in Lodor, but has only 4 fighters there'],
  [{ ...OWED, count: 1, from: {} }, 'red owes 1 unit in Lodor, but has none there'],
])('a debt: %j', (owed, words) => {
  expect(owedInWords(owed)).toBe(words);
});

const EXPECTED: readonly [expected: Expected, words: readonly string[]][] = [
  [{ kind: 'numbers', capacity: 4, excess: 0 }, ['capacity 4', 'excess 0']],
  [{ kind: 'illegal', reason: 'over-capacity' }, ['illegal: over capacity']],
  [legal({ owes: [], winner: null, as: 'destroyed' }), ['legal', 'nothing is owed', 'nobody wins', 'the units are destroyed']],
];

test.each(EXPECTED)('an expected answer: %j', (expected, words) => {
  expect(expectedInWords(expected)).toEqual(words);
});

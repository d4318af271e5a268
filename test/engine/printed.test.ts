import { expect, test } from 'vitest';
import type { PlayerFacts, Position, Units } from '../../src/board/index.ts';
import { judge, judgeWithPrintedValues, official, policiesFor } from '../../src/engine/index.ts';
import { cardsOf } from '../../src/rules/printed.ts';
import { readArticle } from '../../src/rules/read.ts';
import { readCatalogue } from '../../src/rules/read-units.ts';

const catalogue = readCatalogue('rules').catalogue ?? { factions: [], units: [] };
const withCards = judgeWithPrintedValues((facts, unit) => cardsOf(catalogue, facts, unit));

const position = (facts: PlayerFacts, units: Units): Position => ({ players: { red: facts }, systems: { Lodor: { space: { red: units } } } });
const check = { type: 'check', params: { player: 'red', system: 'Lodor' } } as const;

test.each<readonly [PlayerFacts, Units, number]>([
  [{ faction: 'sol' }, { carrier: 1 }, 6],
  [{ faction: 'sol', capacity: { carrier: 4 } }, { carrier: 1 }, 4],
  [{ faction: 'sol', capacity: { carrier: null } }, { carrier: 1 }, 0],
  [{ faction: 'sol', capacity: { dreadnought: 1 } }, { carrier: 1 }, 6],
  [{}, { carrier: 1 }, 4],
])('%j with %j has a capacity of %d', (facts, units, capacity) => {
  expect(withCards(official, position(facts, units), check)).toMatchObject({ capacity });
});

test('without cards a ship whose value is not stated has none', () => {
  expect(judge(official, position({ faction: 'sol' }, { carrier: 1 }), check)).toMatchObject({ capacity: 0 });
});

test('a ship without a printed value cites R0', () => {
  expect(withCards(official, position({}, { cruiser: 1 }), check)).toMatchObject({ because: ['R0', 'R2'] });
  expect(withCards(official, position({ faction: 'titans' }, { cruiser: 1 }), check)).toMatchObject({ because: ['R2'] });
});

test('values from cards are not written into the position', () => {
  const before = position({ faction: 'sol' }, { carrier: 1, fighter: 6 });
  const place = { type: 'place', params: { player: 'red', system: 'Lodor', on: 'space', units: { carrier: 1, fighter: 1 } } } as const;
  expect(withCards(official, before, place)).toMatchObject({
    legal: true, owes: [], position: { players: { red: { faction: 'sol' } }, systems: { Lodor: { space: { red: { carrier: 2, fighter: 7 } } } } },
  });
});

test('a value read off a card can be misread like one that is stated', () => {
  expect(withCards(policiesFor(readArticle('rules').article?.rulings ?? [], { 'R0/value': 'generic' }), position({ faction: 'sol' }, { carrier: 1 }), check)).toMatchObject({ capacity: 4 });
});

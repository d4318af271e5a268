import { expect, test } from 'vitest';
import { readCatalogue } from '../../src/rules/read-units.ts';
import { factionFinder, plain, unitFinder } from '../../src/rules/unit-names.ts';

const catalogue = readCatalogue('rules').catalogue ?? { factions: [], units: [] };

test.each([
  ['carrier', 'carrier'], ['Carrier', 'carrier'], ['CARRIER_1', 'carrier'], ['Carrier I', 'carrier'], ['carrier II', 'carrier-2'], ['carrier2', 'carrier-2'],
  ['War Sun', 'war-sun'], ['warsun', 'war-sun'], ['sol_carrier2', 'sol-carrier-2'], ['solCarrierII', 'sol-carrier-2'], ['Advanced Carrier II', 'sol-carrier-2'],
  ['creuss_flagship', 'ghost-flagship'], ['norr-dreadnought-2', 'sardakk-dreadnought-2'], ['Y’sia Y’ssrila', 'yssaril-flagship'], ['[0.0.1]', 'l1z1x-flagship'],
  ['Eidolon Maximus', 'naaz-voltron'], ['', undefined], ['__proto__', undefined],
])('%s is the unit %s', (word, id) => {
  expect(unitFinder(catalogue)(word)?.id).toBe(id);
});

test.each([
  ['sol', 'sol'], ['The Federation of Sol', 'sol'], ['vuilraith', 'cabal'], ["Vuil'Raith Cabal", 'cabal'], ['Jol-Nar', 'jolnar'], ['generic', undefined],
])('%s is the faction %s', (word, id) => {
  expect(factionFinder(catalogue)(word)?.id).toBe(id);
});

test('no two units are written alike', () => {
  const words = catalogue.units.flatMap(({ id, name }) => [...new Set([plain(id), plain(name)])]);
  expect(words.filter((word, at) => words.indexOf(word) < at)).toEqual([]);
});

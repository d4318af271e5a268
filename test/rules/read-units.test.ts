import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../src/rules/read-units.ts';

const TEXT = readFileSync('rules/units.yaml', 'utf8');

/** What is wrong with the catalogue where `from` stands as `to`, without the places. */
const problemsWith = (from: string, to: string): readonly string[] => {
  if (TEXT.split(from).length !== 2) throw new Error(`${from} stands ${TEXT.split(from).length - 1} times`);
  const folder = mkdtempSync(join(tmpdir(), 'units-'));
  writeFileSync(join(folder, 'units.yaml'), TEXT.replace(from, to));
  const { catalogue, problems } = readCatalogue(folder);
  rmSync(folder, { recursive: true });
  if (problems.length > 0) expect(catalogue).toBeUndefined();
  return problems.map(({ code, problem, expected }) => `${code}: ${problem}, expected ${expected}`);
};

test('the catalogue has no problem, and has 117 units of 31 factions', () => {
  const { catalogue, problems } = readCatalogue('rules');
  expect(problems).toEqual([]);
  expect([catalogue?.units.length, catalogue?.factions.length]).toEqual([117, 31]);
});

test('a folder without the file is a problem', () => {
  expect(readCatalogue('/nowhere').problems.map(({ code }) => code)).toEqual(['unreadable']);
});

const ROWS: Readonly<Record<string, readonly (readonly [from: string, to: string, problem: string])[]>> = {
  'ids and numbers': [
    ['id: sol-carrier,', 'id: sol-flagship,', 'duplicate-id: `sol-flagship` is already used, expected a unique id or alias'],
    ['aliases: [carrier2]', 'aliases: [cruiser]', 'duplicate-id: `cruiser` is already used, expected a unique id or alias'],
    ['aliases: [norr]', 'aliases: [sol]', 'duplicate-id: `sol` is already used, expected a unique id or alias'],
    ['number: 117,', 'number: 1,', 'duplicate-number: the number `1` is already used, expected a unique number, like 117'],
    ['id: carrier-2,', 'id: Carrier II,', 'malformed-id: `id` is `"Carrier II"`, expected text like `sol-carrier-2`'],
  ],
  factions: [
    ['name: Genesis, base: flagship', 'name: Genesis, base: cruiser', 'no-flagship: `Federation of Sol` has no flagship, expected a flagship for every faction'],
    ['name: Genesis, base: flagship, kinds: [ship], faction: sol', 'name: Genesis, base: flagship, kinds: [ship], faction: soll', 'unknown-faction: unknown faction `soll`, expected an id among `factions`'],
  ],
  values: [
    ['name: Carrier I, base: carrier, kinds: [ship], set: base, capacity: 4', 'name: Carrier I, base: carrier, kinds: [ship], set: base, capacity: 7',
      'not-printed: no card prints a capacity of `7`, expected one of 1, 2, 3, 4, 5, 6, 8, 12, or `null`'],
    ['name: Cruiser I, base: cruiser, kinds: [ship], set: base, capacity: null', 'name: Cruiser I, base: cruiser, kinds: [ship], set: base, capacity: 0',
      'not-printed: no card prints a capacity of `0`, expected one of 1, 2, 3, 4, 5, 6, 8, 12, or `null`'],
    ['name: PDS I, base: pds, kinds: [structure], set: base, capacity: null', 'name: PDS I, base: pds, kinds: [structure], set: base, capacity: 3',
      'not-printed: a capacity on a unit other than a ship, expected `null`, or the key `open` to say what is open'],
  ],
  kinds: [
    ['name: Fighter I, base: fighter, kinds: [ship, fighter]', 'name: Fighter I, base: fighter, kinds: [ship]', 'unit-kinds: `fighter` without `fighter`, expected `ship`, `fighter` among them'],
    ['name: PDS I, base: pds, kinds', 'name: PDS I, base: pdss, kinds',
      'unknown-unit: `base` is `"pdss"`, expected one of `carrier`, `cruiser`, `destroyer`, `dreadnought`, `flagship`, `war-sun`, `fighter`, '
        + '`infantry`, `mech`, `pds`, `space-dock`'],
  ],
  chains: [
    ['upgradeOf: carrier,', 'upgradeOf: carier,', 'unknown-unit: unknown unit `carier`, expected an id in this file'],
    ['upgradeOf: carrier,', 'upgradeOf: cruiser,', 'upgrade-chain: `cruiser` has a different base or faction, expected a `carrier` of the same faction, or a generic one'],
    ['upgradeOf: carrier,', 'upgradeOf: carrier-2,', 'cycle: `carrier-2` upgrades itself, expected a chain that ends in a base unit'],
    ['versionOf: naalu-mech, printedOn: mech-card, aliases: [naalu_mech_te]', 'printedOn: mech-card, aliases: [naalu_mech_te]',
      'duplicate-card: `naalu-mech-te` is for the same unit as `naalu-mech`, expected another base, faction or `upgradeOf`, or the key `versionOf`'],
  ],
};

for (const [group, rows] of Object.entries(ROWS)) {
  describe(group, () => {
    test.each(rows)('`%s` as `%s`', (from, to, problem) => {
      expect(problemsWith(from, to)).toContain(problem);
    });
  });
}

import { describe, expect, test } from 'vitest';
import { compareUnits } from '../../src/rules/compare-units.ts';
import { readCatalogue } from '../../src/rules/read-units.ts';
import { type Columns, readUnitTable } from '../../src/rules/unit-table.ts';
import type { CatalogueUnit } from '../../src/rules/units.ts';

const catalogue = readCatalogue('rules').catalogue ?? { factions: [], units: [] };

const findings = (text: string, units: readonly CatalogueUnit[] = [], columns: Columns = {}): readonly string[] => {
  const table = readUnitTable(text, columns);
  if (typeof table === 'string') return [table];
  return compareUnits(catalogue, units, table).map(({ kind, unit, where, problem }) => `${kind}: ${where ?? '-'}: ${unit}: ${problem}`);
};

const all = catalogue.units;
const named = (...ids: readonly string[]) => all.filter(({ id }) => ids.includes(id));

test('the catalogue itself, in the keys of other tables, has no finding', () => {
  expect(findings(JSON.stringify(all.map(({ id, capacity }) => ({ id, capacity }))), all)).toEqual([]);
  expect(findings(JSON.stringify({ units: all.map(({ name, capacity }) => ({ name, capacity })) }), all)).toEqual([]);
  expect(findings(JSON.stringify(Object.fromEntries(all.map(({ aliases, id, capacity }) => [aliases?.[0] ?? id, capacity]))), all)).toEqual([]);
});

test('a table with known faults: all of them and nothing else', () => {
  const text = [
    'unit_id,Unit Name,capacityValue', 'carrier,Carrier I,4', 'carrier2,Carrier II,4', 'cruiser,Cruiser I,1', 'destroyer,"Destroyer, small",0',
    'fighter,Fighter,-1', 'l1z1x_dreadnought,,1', 'creuss_flagship,,3', 'spacedock,Space Dock,3', 'cabal_spacedock,,6', 'pds,,2', 'warsun,,', 'carier,,4',
    'Carrier,,4', 'infantry,,many', 'titans_cruiser,,-', 'saar_spacedock,,0',
  ].join('\n');
  const present = named('carrier', 'carrier-2', 'cruiser', 'destroyer', 'fighter', 'l1z1x-dreadnought', 'ghost-flagship', 'space-dock', 'cabal-space-dock',
    'pds', 'war-sun', 'infantry', 'titans-cruiser', 'saar-space-dock', 'sol-flagship', 'naalu-mech-te', 'sol-mech');
  expect(findings(text, present)).toEqual([
    'differs: row 3: carrier-2: 4, expected 6',
    'differs: row 4: cruiser: 1, expected no value',
    'no-value-stored: row 5: destroyer: no value is stored as 0, which is not the same',
    'no-value-stored: row 6: fighter: no value is stored as -1, which is not the same',
    'differs: row 7: l1z1x-dreadnought: 1, expected 2',
    'dock-with-capacity: row 9: space-dock: capacity 3, expected no value; 3 is the number of fighters that its text exempts',
    'dock-with-capacity: row 10: cabal-space-dock: capacity 6, expected no value; 6 is the number of fighters that its text exempts',
    'dock-with-capacity: row 11: pds: capacity 2, expected no value',
    'differs: row 12: war-sun: no value, expected 6',
    'unknown: row 13: carier: no such unit in the catalogue (did you mean `carrier`?)',
    'twice: row 14: carrier: a second row for this unit, after row 2',
    'not-a-number: row 15: infantry: `"many"` is not a whole number',
    'differs: row 16: titans-cruiser: no value, expected 1',
    "differs: row 17: saar-space-dock: 0, expected 4; open: A capacity value on a unit that is no ship: R2 speaks of ships, so whether it adds to a player's capacity is open.",
    'missing: -: sol-flagship: Genesis is missing, expected 12',
    'missing: -: sol-mech: ZS Thunderbolt M2 is missing, expected no value',
  ]);
});

test('what is not wanted is not compared', () => {
  expect(findings('id,capacity\ncarrier,9\nsol_carrier,9', named('sol-carrier'))).toEqual(['differs: row 3: sol-carrier: 9, expected 6']);
});

describe('shapes of tables', () => {
  const wanted = named('carrier');
  const told = ['differs: WHERE: carrier: 5, expected 4'];

  test.each([
    ['row 2', 'id;capacity\r\ncarrier;5\r\n'],
    ['row 2', '\uFEFFid\tcap\ncarrier\t5'],
    ['row 2', 'Name,Capacity\n"Carrier I",5'],
    ['row 3', 'id,capacity\n"fighter",\ncarrier,5'],
    ['[0]', '[{ "id": "carrier", "capacity": 5 }]'],
    ['units[0]', '{ "units": [{ "id": "carrier", "capacity": "5" }] }'],
    ['carrier', '{ "carrier": 5 }'],
    ['carrier', '{ "carrier": { "capacity": 5, "move": 1 } }'],
    ['units.carrier', '{ "units": { "carrier": { "capacity": 5 } } }'],
  ])('%s of %j', (where, text) => {
    expect(findings(text, wanted)).toEqual(told.map((line) => line.replace('WHERE', where)));
  });
});

describe('columns', () => {
  test.each<readonly [string, Columns, readonly string[]]>([
    ['a,b\ncarrier,5', {}, ['no column looks like ids or names among `a`, `b`']],
    ['id,b\ncarrier,5', {}, ['no column looks like capacities among `id`, `b`']],
    ['a,b\ncarrier,5', { id: 'a', capacity: 'b' }, ['differs: row 2: carrier: 5, expected 4']],
    ['a,b\nCarrier,5', { name: 'a', capacity: 'b' }, ['differs: row 2: carrier: 5, expected 4']],
    ['id,b\ncarrier,5', { capacity: 'c' }, ['there is no column `c`, expected one of `id`, `b`']],
    ['id,capacity', {}, ['the table has no units']],
    ['', {}, ['the table has no units']],
    ['[]', {}, ['the table has no units']],
  ])('%j with %j', (text, columns, expected) => {
    expect(findings(text, named('carrier'), columns)).toEqual(expected);
  });

  test.each([
    ['[', ']'], ['{"a":', '}'], ['[{"id":"carrier","capacity":[', ']}]'], ['[{"id":"carrier","name":{"a":', '}}]'],
  ])('a table in JSON that is nested too deeply is refused: %s…%s', (open, close) => {
    const deep = (depth: number): string => `${open}${'['.repeat(depth)}0${']'.repeat(depth)}${close}`;
    const message = 'this JSON is nested more than 50 levels deep, expected a table of units';
    expect([findings(deep(50)), findings(deep(100_000))]).toEqual([[message], [message]]);
    expect(findings(deep(10))).not.toContain(message);
    expect(findings(`[{"id":"carrier","capacity":4,"name":"${'['.repeat(100)}"}]`, named('carrier'))).not.toContain(message);
  });

  test('what is neither JSON nor CSV is said to be so', () => {
    expect(findings('{ "carrier": ')[0]).toMatch(/^this is not JSON: /);
    expect(findings('id,capacity\n"carrier,4')[0]).toMatch(/^this is not CSV: /);
  });
});

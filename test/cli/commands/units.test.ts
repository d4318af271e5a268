import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ran } from '../terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'units-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

test('a faction as a table', async () => {
  const { exit, out } = await ran(['units', '--faction', 'Argent Flight']);
  expect(exit).toBe(0);
  expect(out.split('\n')).toEqual([
    'id                      capacity  name                          faction                   set',
    'argent-destroyer               1  Strike Wing Alpha I           Argent Flight             pok',
    'argent-destroyer-2             1  Strike Wing Alpha II          Argent Flight             pok',
    'argent-flagship                3  Quetzecoatl                   Argent Flight             pok',
    expect.stringMatching(/^argent-mech +- {2}Aerie Sentinel +Argent Flight +pok {2}open: /),
    '4 units; - means no value, not zero',
    '',
  ]);
});

test('all units as JSON, in the keys that tables of units have', async () => {
  const { exit, out } = await ran(['units', '--json']);
  const units: readonly Readonly<Record<string, unknown>>[] = JSON.parse(out);
  expect([exit, units.length]).toEqual([0, 117]);
  expect(units.find(({ id }) => id === 'sol-carrier-2')).toEqual({
    id: 'sol-carrier-2', name: 'Advanced Carrier II', base_type: 'carrier', faction: 'Federation of Sol', faction_id: 'sol', set: 'base',
    is_ship: true, is_fighter: false, is_ground_force: false, is_structure: false, capacity: 8, upgrade_of: 'sol-carrier', version_of: null,
    fighters_exempted: 0, printed_on: 'unit-upgrade', aliases: ['sol_carrier2'], note: null, dissent: '9 in one data set', open: null,
  });
});

test('generic units of a set', async () => {
  const { out } = await ran(['units', '--json', '--faction', 'generic', '--set', 'base', '--set', 'te']);
  expect(JSON.parse(out)).toHaveLength(17);
});

test('a table with faults, in one faction', async () => {
  const table = file('table.csv', 'id,cargo\nsol_carrier,4\nsol_carrier2,8\nsol_flagship,12\nsol_infantry,-1\nsol_infantry2,\n');
  expect(await ran(['units', '--faction', 'sol', '--compare', table])).toEqual({
    exit: 1,
    err: '',
    out: [
      'row 2: sol-carrier: 4, expected 6',
      'row 5: sol-infantry: no value is stored as -1, which is not the same',
      'sol-mech: ZS Thunderbolt M2 is missing, expected no value',
      '5 rows compared: 3 differences',
      '',
    ].join('\n'),
  });
});

test('a table as printed', async () => {
  const table = file('good.json', '{ "nomad_flagship": 3, "nomad_flagship2": 6, "nomad_mech": null }');
  expect(await ran(['units', '--faction', 'nomad', '--compare', table])).toEqual({ exit: 0, err: '', out: '3 rows compared: no differences\n' });
  expect((await ran(['units', '--faction', 'nomad', '--compare', table, '--json'])).out).toBe('[]\n');
});

test.each([
  [['--faction', 'soll'], 'run-suite: --faction: there is no faction `soll` (did you mean `sol`?)\n'],
  [['--compare', '/nowhere.csv'], "run-suite: --compare: `/nowhere.csv`: the file can't be read: it does not exist, expected a readable file\n"],
  [['--compare', file('twice.json', '{ "sol_carrier": 4, "sol_carrier": 6 }')], `run-suite: --compare: \`${join(folder, 'twice.json')}\`: the key \`sol_carrier\` stands twice in one object, expected once\n`],
  [['--compare', folder], `run-suite: --compare: \`${folder}\`: this is a folder, expected a table in JSON or CSV\n`],
  [['--compare', file('odd.csv', 'a,b\n1,2\n')], `run-suite: --compare: \`${join(folder, 'odd.csv')}\`: no column looks like ids or names among \`a\`, \`b\`\n`],
])('%j is wrong use', async (argv, err) => {
  expect(await ran(['units', ...argv])).toEqual({ exit: 2, out: '', err });
});

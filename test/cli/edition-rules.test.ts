import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runSuite } from '../../src/index.ts';
import { ran } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'drafts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const COUNT = 'rules/errata/planets-count.yaml';
const lastOf = (out: string): string => out.trimEnd().split('\n').at(-1) ?? '';

describe('--edition with the file of an erratum', { timeout: 60_000 }, () => {
  test('a run asks the cases as the draft changes them, adds some, and says how many', async () => {
    const { exit, out } = await ran(['--edition', COUNT]);
    expect(exit).toBe(0);
    expect(lastOf(out)).toMatch(/^\d+ cases: \d+ passed\. reference \S+ is conformant, .*\(edition current, with the draft planets-count: \d+ cases end otherwise, \d+ added, \d+ left out, \d+ smallest positions make no case\)$/);
    expect(out).toMatch(/^R3\.2 {2}Ground forces on planets count against capacity like those in the space area\. /m);
  });

  test('an engine served with the same file passes, and one that follows the edition alone does not', async () => {
    const engine = (...more: readonly string[]) => `node --import tsx run-suite.ts serve ${more.join(' ')}`;
    expect((await ran(['--quiet', '--edition', COUNT, '--engine', engine('--edition', COUNT)])).exit).toBe(0);
    const report = join(folder, 'report.json');
    const { exit, out } = await ran(['--edition', COUNT, '--engine', engine(), '--report', `json=${report}`]);
    expect([exit, out]).toEqual([1, expect.stringMatching(/^answers as edition `current` does, without the draft$/m)]);
  });

  test('twins that the draft itself answers otherwise are not asked', async () => {
    const { exit, out } = await ran(['--quiet', '--edition', 'rules/errata/full-loads.yaml', '--only', 'N4-12,N4-43', '--twins']);
    expect([exit, out]).toEqual([0, expect.stringMatching(/^1\d twins: 0 answered differently$/m)]);
  });

  test('the report names the draft, and marks the cases that it changes', async () => {
    const { suite, engines } = await runSuite({ edition: COUNT, only: ['R3.2*'] });
    expect(suite).toMatchObject({ edition: 'current', draft: { id: 'planets-count' } });
    const changed = engines[0]?.cases.find(({ id }) => id === 'R3.2-01');
    expect(changed).toMatchObject({ outcome: 'pass', draft: 'planets-count', title: expect.stringMatching(/^by planets-count: /) });
  });

  test('shards of a run by a draft are merged with its file, and not without', async () => {
    const parts = [1, 2].map((part) => join(folder, `${part}.json`));
    for (const [at, part] of parts.entries()) await ran(['--quiet', '--edition', COUNT, '--shard', `${at + 1}/2`, '--report', `json=${part}`]);
    const { exit, out } = await ran(['merge', ...parts, '--edition', COUNT]);
    expect([exit, lastOf(out)]).toEqual([0, expect.stringMatching(/with the draft planets-count: \d+ cases end otherwise, \d+ added/)]);
    expect(await ran(['merge', ...parts])).toMatchObject({
      exit: 2, err: 'run-suite: merge: the reports are about the draft `planets-count`, expected its file as `--edition`\n',
    });
  });

  test.each([
    ['explain R3.2', ['explain', 'R3.2'], /says {6}Ground forces on planets count against capacity like those in the space area\./],
    ['explain a case', ['explain', 'R3.2-01'], /\(edition current with the draft planets-count\)/],
    ['list', ['list'], / cases of 14 clauses/],
    ['lint', ['lint'], / cases of 14 clauses and \d+ crossings, 37 rulings/],
  ])('%s follows the draft', async (_, args, expected) => {
    const { exit, out } = await ran([...args, '--edition', COUNT]);
    expect([exit, out]).toEqual([0, expect.stringMatching(expected)]);
  });

  test('a faulty file is told with its place, and a name that is neither edition nor file with the editions', async () => {
    const path = join(folder, 'faulty.yaml');
    writeFileSync(path, 'id: mine\ntitle: mine\nclauses: [R2]\nrulings:\n  R2/counted: { says: so, formula: units.fihgter }\n');
    expect(await ran(['--edition', path])).toMatchObject({ exit: 2, out: '', err: expect.stringContaining('faulty.yaml:5:42: formula: there is no member `fihgter`') });
    expect(await ran(['--edition', 'curent'])).toMatchObject({
      exit: 2, err: "run-suite: --edition: `curent` is neither an edition nor a file, expected `lrr-1.1`, `lrr-1.2`, `lrr-1.3`, `lrr-2.0`, `current` or an erratum's file (did you mean `current`?)\n",
    });
  });
});

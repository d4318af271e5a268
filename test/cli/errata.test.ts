import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ran } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'errata-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ERRATA = new URL('../../rules/errata/', import.meta.url).pathname;
const errata = (name: string, ...more: readonly string[]) => ran(['errata', join(ERRATA, `${name}.yaml`), ...more]);

describe('errata', { timeout: 120_000 }, () => {
  test('an erratum in text: every heading, both answers beside each other, and one last line', async () => {
    const { exit, out, err } = await errata('notes-2024-07-09');
    expect([exit, err]).toEqual([0, '']);
    for (const heading of ['What it says', 'Cases with another outcome', 'Smallest positions', 'Stays as it is', 'Contradictions']) expect(out).toMatch(new RegExp(`^${heading}$`, 'm'));
    expect(out).toMatch(/^ +before: +\| after:\n +legal +\| illegal: excess not met\n/m);
    expect(out).toMatch(/the carrier example \(N4\.1 to N4\.6\): all \d+ cases/);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^1 of \d+ cases have another outcome, 0 only cite other clauses; 2 smallest positions$/);
  });

  test.each([['lrr-1.2', 0], ['lrr-2.0', 0], ['plainer-words', 0], ['lrr-1.3', 1], ['notes-2024-07-09', 1]] as const)('--strict, %s: exit code %i', async (name, code) => {
    const { exit, out } = await errata(name, '--strict');
    expect(exit).toBe(code);
    if (code === 0) expect(out.trimEnd().split('\n').at(-1)).toBe('no ruling changes, and so no verdict: a new wording only');
  });

  test('what contradicts the carrier example is said to', async () => {
    const { out } = await errata('full-loads');
    expect(out).toMatch(/^ {2}the example N4\.5 \(example: nothing\), which the erratum does not touch, no longer holds in \d+ of its \d+ cases/m);
  });

  test('as Markdown', async () => {
    const { out } = await errata('lrr-1.3', '--markdown');
    expect(out).toMatch(/^## lrr-1\.3: excess is removed/);
    expect(out).toContain('| | before | after |\n| --- | --- | --- |\n| **R3-27**<br>');
    expect(out).toContain('```yaml\n# yaml-language-server: ');
    expect(out).toContain('- R3.1 is printed as 16.3a, before as 16.3 (inside)');
  });

  test('as JSON, and the cases as files that pass lint', async () => {
    const cases = join(folder, 'cases');
    const { exit, out } = await errata('planets-count', '--json', '--cases', cases);
    const told = JSON.parse(out);
    expect(exit).toBe(0);
    expect(told).toMatchObject({ erratum: { id: 'planets-count', edition: 'current' }, answers: [{ ruling: 'R3.2/on-planets', before: 'not-counted', after: 'counted' }] });
    expect(told.clauses).toHaveLength(18);
    expect(readdirSync(cases)).toHaveLength(told.positions.filter((position: { readonly case?: unknown }) => position.case !== undefined).length);
    expect(await ran(['lint', cases])).toMatchObject({ exit: 0 });
  });

  test('which engines would turn', async () => {
    const [now, then] = [join(folder, 'now.json'), join(folder, 'then.json')];
    await ran(['--quiet', '--report', `json=${now}`]);
    await ran(['--quiet', '--edition', 'lrr-2.0', '--report', `json=${then}`]);
    const { out } = await errata('planets-count', '--reports', now, then);
    expect(out).toMatch(/^ {2}reference \S+ turns from conformant to not conformant: \d+ cases that it passes then expects something else/m);
    expect(out).toContain(`${then} tells nothing: it is about edition lrr-2.0, the erratum about current`);
  });

  test('another edition than the file names', async () => {
    const { out } = await errata('notes-2024-07-09', '--edition', 'current');
    expect(out).toContain('(edition current)');
    expect(out).toContain('no ruling changes');
  });

  test('faults of the file are told, like those of any other data', async () => {
    const path = join(folder, 'faulty.yaml');
    writeFileSync(path, 'id: mine\ntitle: mine\nclauses: [R3.2]\nrulings:\n  R3.2/on-planet: counted\n');
    expect(await ran(['errata', path])).toEqual({
      exit: 2, out: '',
      err: `${path}:5:3: unknown-ruling: unknown ruling \`R3.2/on-planet\`, expected an id in rulings.yaml (did you mean \`R3.2/on-planets\`?)\n1 problem in the data: nothing was run\n`,
    });
    expect(await errata('lrr-1.2', '--json', '--markdown')).toMatchObject({ exit: 2, err: 'run-suite: errata: `--json` and `--markdown` exclude each other\n' });
    expect(await errata('lrr-1.2', '--reports', join(folder, 'none.json'))).toMatchObject({ exit: 2, err: expect.stringContaining('--reports: ') });
  });
});

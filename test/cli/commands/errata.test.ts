import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isEditionId } from '../../../src/board/index.ts';
import { ran } from '../terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'errata-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ERRATA = new URL('../../../rules/errata/', import.meta.url).pathname;
const errata = (name: string, ...more: readonly string[]) => ran(['errata', isEditionId(name) ? name : join(ERRATA, `${name}.yaml`), ...more]);

/** The path of an erratum of one's own. */
const erratum = (text: string): string => {
  const path = join(folder, 'mine.yaml');
  writeFileSync(path, `id: mine\ntitle: mine\n${text}`);
  return path;
};

describe('errata', { timeout: 120_000 }, () => {
  test('an erratum in text: every heading, both answers beside each other, and one last line', async () => {
    const { exit, out, err } = await errata('current');
    expect([exit, err]).toEqual([0, '']);
    for (const heading of ['What it changes', 'Cases with a different outcome', 'Smallest positions', 'Unchanged', 'Contradictions']) expect(out).toMatch(new RegExp(`^${heading}$`, 'm'));
    expect(out).toMatch(/^ +before: +\| after:\n +legal +\| illegal: excess not met\n/m);
    expect(out).toMatch(/the carrier example \(N4\.1 to N4\.6\): all \d+ cases/);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^1 of \d+ cases has a different outcome, 0 only cite other clauses; 2 smallest positions$/);
  });

  test.each([['lrr-1.2', 0], ['lrr-2.0', 0], ['plainer-words', 0], ['lrr-1.3', 1], ['current', 1]] as const)('--strict, %s: exit code %i', async (name, code) => {
    const { exit, out } = await errata(name, '--strict');
    expect(exit).toBe(code);
    if (code === 0) expect(out.trimEnd().split('\n').at(-1)).toBe('only the wording changes: no ruling and no verdict');
  });

  test('what contradicts the carrier example is said to', async () => {
    const { out } = await errata('full-loads');
    expect(out).toMatch(/^ {2}the example N4\.5 \(example: nothing\), which the erratum does not touch, no longer holds in \d+ of its \d+ cases/m);
  });

  test.each([
    ['R2/counted', 'answer / units.mech', '5:57: formula: division by zero, expected a value'],
    ['R2/counted', 'answer - 5', '5:57: formula: the formula gives `-5`, expected a whole number from 0 to 999, which `max(0, …)` makes sure of'],
    ['R2/counted', 'answer + others.capacity', '5:57: formula: units of several players have no `capacity` (did you mean `others_capacity`?), expected a value'],
    ['R0/value', '0 + 1 * value', '5:59: formula: there is no `number * null`, expected a value'],
    ['R2/counted', 'answer + mechs', '5:66: formula: `mechs` is unknown here, expected one of'],
  ])('%s: a formula that fails, %s, is one problem at its place', async (ruling, formula, problem) => {
    const path = erratum(`clauses: [${ruling.slice(0, 2)}]\nrulings:\n  ${ruling}: { says: Mechs count as several., formula: ${formula} }\n`);
    const { exit, out, err } = await ran(['errata', path]);
    expect([exit, out]).toEqual([2, '']);
    expect(err.split('\n')).toEqual([expect.stringContaining(`mine.yaml:${problem}`), '1 problem in the data: nothing was run', '']);
  });

  test('Markdown begins with the counts, and has the position and the action of each case', async () => {
    const { out } = await errata('planets-count', '--markdown');
    expect(out.split('\n')[2]).toMatch(/^\*\*Edition current: \d+ of \d+ cases have a different outcome, .*; \d+ contradictions\.\*\*$/);
    const rows = out.split('\n').filter((line) => line.startsWith('| **R3.2-'));
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) expect(row).toMatch(/<br>given: .*<br>action: .* \| .* \| .* \|$/);
  });

  test('a smallest position that makes no case says so, and has its lines for itself', async () => {
    const path = erratum('clauses: [R2]\nrulings: { R2/counted: mech-counts-two }\n');
    const { out } = await ran(['errata', path]);
    expect(out).toMatch(/^ {2}1\. any time: place: more owed than there is\n {12}given: /m);
    expect(out).toMatch(/ \| .*\n\n {6}no case: the new answer asks for units that aren't there\n\n {2}2\. any time: /);
    const [follow = '', contradict = ''] = out.slice(out.indexOf('\nConsequences\n')).split('\nContradictions\n');
    expect(follow).toMatch(/^ {2}R3 \(excess is removed\) rests on a changed clause: \d+ of its \d+ cases \(R3-/m);
    expect(follow).not.toMatch(/N4\.4/);
    expect(contradict).toMatch(/^ {2}the example N4\.4 \(/m);
    expect(contradict).not.toContain('the rule R3 ');
    const { out: markdown } = await ran(['errata', path, '--markdown']);
    expect(markdown).toContain("\n\n**1. any time: place: more owed than there is**: no case: the new answer asks for units that aren't there\n\n");
  });

  test.each(['full-loads', 'current'])('%s: a rule stays as it is where no case of it changes and no smallest position cites it', async (name) => {
    const told = JSON.parse((await errata(name, '--json')).out);
    const cited: readonly string[] = told.positions.flatMap((position: { readonly before: { readonly because: readonly string[] } }) => position.before.because);
    const rules: readonly string[] = told.clauses.filter(({ level, changed }: { readonly level: string; readonly changed: number }) => level === 'rule' && changed === 0)
      .map(({ id }: { readonly id: string }) => id);
    const flat = (await errata(name)).out.replace(/\n {4}(?=\S)/g, ' ');
    const listed = (heading: string): readonly string[] => new RegExp(`^  ${heading}: (.*)$`, 'm').exec(flat)?.[1]?.split(', ') ?? [];
    expect(listed('rules whose cases are all unchanged, and that no smallest position cites')).toEqual(rules.filter((id) => !cited.includes(id)));
    expect(listed('rules whose cases are all unchanged, although a smallest position changes a verdict that cites them'))
      .toEqual(rules.filter((id) => cited.includes(id)));
  });

  test('as Markdown', async () => {
    const { out } = await errata('lrr-1.3', '--markdown');
    expect(out).toMatch(/^## lrr-1\.3: Excess is removed/);
    expect(out).toContain('| | before | after |\n| --- | --- | --- |\n| **R3-27**<br>');
    expect(out).toContain('```yaml\n');
    expect(out).toContain('- R3.1 is printed as 16.3a instead of 16.3 (inside)');
  });

  test('as JSON, and the cases as files that pass lint', async () => {
    const cases = join(folder, 'cases');
    const { exit, out, err } = await errata('planets-count', '--json', '--cases', cases);
    const told = JSON.parse(out);
    expect(exit).toBe(0);
    expect(told).toMatchObject({ erratum: { id: 'planets-count', edition: 'current' }, answers: [{ ruling: 'R3.2/on-planets', before: 'not-counted', after: 'counted' }] });
    expect(told.clauses).toHaveLength(18);
    const ready = told.positions.filter((position: { readonly case?: unknown }) => position.case !== undefined).length;
    const without = told.positions.length - ready;
    expect(readdirSync(cases)).toHaveLength(ready);
    expect(err).toBe(`${ready} cases written to ${cases}; ${without} smallest position${without === 1 ? '' : 's'} without a case\n`);
    expect(await ran(['lint', cases])).toMatchObject({ exit: 0 });
  });

  test('which engines would turn', async () => {
    const [now, then] = [join(folder, 'now.json'), join(folder, 'then.json')];
    await ran(['--quiet', '--report', `json=${now}`]);
    await ran(['--quiet', '--edition', 'lrr-2.0', '--report', `json=${then}`]);
    const { out } = await errata('planets-count', '--reports', now, then);
    expect(out.replace(/\n {4}(?=\S)/g, ' ')).toMatch(/^ {2}reference \S+ would turn from conformant to not conformant: \d+ cases that it passes today would then expect something else/m);
    expect(out).toContain(`${then} is not used: it is about edition lrr-2.0, the erratum about current`);
  });

  test('another edition than the file names', async () => {
    const { out } = await errata('planets-count', '--edition', 'lrr-1.3');
    expect(out).toContain('(edition lrr-1.3)');
    const again = erratum('clauses: [R3]\nrulings: { R3/removal: destroyed }\n');
    expect(await ran(['errata', again, '--edition', 'lrr-1.2'])).toMatchObject({
      exit: 2, out: '', err: expect.stringContaining('duplicate-answer: this is already the answer in lrr-1.2, expected another answer\n'),
    });
    expect(await errata('current', '--edition', 'lrr-1.3')).toMatchObject({
      exit: 2, err: expect.stringContaining('errata: current changes the edition before it, expected no `--edition`'),
    });
    expect(await errata('lrr-1.1')).toMatchObject({
      exit: 2, err: expect.stringContaining("errata: lrr-1.1 is the first edition, expected an erratum's file or a later edition"),
    });
  });

  test('faults of the file are told, like those of any other data', async () => {
    const path = join(folder, 'faulty.yaml');
    writeFileSync(path, 'id: mine\ntitle: mine\nclauses: [R3.2]\nrulings:\n  R3.2/on-planet: counted\n');
    expect(await ran(['errata', path])).toEqual({
      exit: 2, out: '',
      err: `${path}:5:3: unknown-ruling: unknown ruling \`R3.2/on-planet\`, expected an id in rulings.yaml (did you mean \`R3.2/on-planets\`?)\n1 problem in the data: nothing was run\n`,
    });
    expect(await errata('lrr-1.2', '--json', '--markdown')).toMatchObject({ exit: 2, err: 'run-suite: errata: both `--json` and `--markdown` given, expected one of them\n' });
    expect(await errata('lrr-1.2', '--json', '--markdown', '--html')).toMatchObject({ exit: 2, err: 'run-suite: errata: `--json`, `--markdown` and `--html` given, expected one of them\n' });
    expect(await errata('lrr-1.2', '--reports', join(folder, 'none.json'))).toMatchObject({ exit: 2, err: expect.stringContaining('--reports: ') });
  });
});

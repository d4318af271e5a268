import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Case } from '../../src/cases/case.ts';
import { soundSuite } from '../../src/cli/suite-data.ts';
import type { EngineReport } from '../../src/runner/report.ts';
import { run } from '../../src/runner/run.ts';
import { inShard } from '../../src/runner/shard.ts';
import { fromCommand } from '../../src/subjects/from-command.ts';
import type { ProcessOptions } from '../../src/subjects/process/source.ts';
import { programFile } from '../programs.ts';
import { OPEN } from '../subjects/zoo.ts';
import { markOf } from './zoo/faithful-but.ts';

const inTest = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const { article, cases } = soundSuite();
const core = cases.filter(({ profile, editions }) => profile === 'core' && (editions ?? ['current']).includes('current'));

const askedAll = async (command: string, options: ProcessOptions = {}, cases: readonly Case[] = core): Promise<EngineReport> => {
  const subject = await fromCommand(command, { article }, options).open(OPEN);
  if ('kind' in subject) throw new Error(subject.message);
  const report = await run(cases, subject, { clauses: article.clauses });
  await subject.close();
  return report;
};

const failures = ({ cases }: EngineReport): readonly string[] =>
  cases.filter(({ outcome }) => outcome !== 'pass' && outcome !== 'declined').map(({ id, outcome, message }) => `${id} ${outcome}: ${message}`);

const python = ['python3', 'python'].find((name) => spawnSync(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0);
if (python === undefined) console.warn('skipped because python3 is missing: the engines in Python, faithful.py, at_once.py and calculator.py');

describe.runIf(python !== undefined)('the engines in Python', () => {
  test.each(['faithful.py', 'at_once.py'])('%s passes every core case', async (name) => {
    const report = await askedAll(`${python} '${inTest(name)}'`);
    expect(failures(report)).toEqual([]);
    expect(report.summary).toMatchObject({ pass: core.length, declined: 0 });
  });

  test('calculator.py fails no case that it answers', async () => {
    const report = await askedAll(`${python} '${inTest('calculator.py')}'`);
    expect(failures(report)).toEqual([]);
    expect(report).toMatchObject({ conformant: true, complete: false });
  });
});

describe('engines in TypeScript', () => {
  test('module.ts fails no case that it answers', async () => {
    const report = await askedAll(inTest('module.ts'));
    expect(failures(report)).toEqual([]);
    expect(report).toMatchObject({ conformant: true, complete: false });
  });

  const flawed = (mode: string, ...marks: readonly string[]): string =>
    [process.execPath, programFile('faithful-but'), mode, ...marks].map((word) => `'${word}'`).join(' ');

  test.each(['yes-man', 'naysayer'])('a %s is not conformant, and no clause is judged', async (mode) => {
    const report = await askedAll(flawed(mode));
    expect(report.conformant).toBe(false);
    expect(report.clauses.filter(({ judged }) => judged).map(({ id }) => id)).toEqual([]);
  });

  test.each(['loses-units', 'makes-units', 'forgets-to-remove'])('an engine that %s fails every case in which something is owed', async (mode) => {
    const report = await askedAll(flawed(mode));
    const owing = core.filter(({ steps }) => steps.some(({ expected }) => expected.kind === 'legal' && expected.owes.some(isCaught(mode))));
    const failed = report.cases.filter(({ outcome }) => outcome === 'fail').map(({ id }) => id);
    expect(owing.length).toBeGreaterThan(5);
    expect(failed).toEqual(expect.arrayContaining(owing.map(({ id }) => id)));
  });

  test('an engine that hangs on one case and crashes on another fails only these two', async () => {
    const [hang, crash] = [core[10], core[40]];
    const report = await askedAll(flawed('hangs-and-crashes', firstMark(hang), firstMark(crash)), { timeout: 1000 });
    expect(failures(report)).toEqual([
      `${hang?.id} hung: wrote nothing for 1 s`,
      `${crash?.id} crashed: exited with code 5 before its input ended`,
    ]);
  });

  // only two clauses, because each restart takes time
  const some = core.filter(({ clause }) => clause === 'R0' || clause === 'N3');
  const ENDING = some.filter(({ steps }) => steps.some(({ action }) => action.type === 'end-combat')).map(({ id }) => id);

  test('an engine that crashes at the end of combats fails only the cases with one, in three processes', { timeout: 60_000 }, async () => {
    const report = await askedAll(flawed('crashes-at-the-end-of-combats'), { jobs: 3 }, some);
    expect(report.cases.filter(({ outcome }) => outcome === 'crashed').map(({ id }) => id)).toEqual(ENDING);
    expect(report.summary).toMatchObject({ pass: some.length - ENDING.length, crashed: ENDING.length });
    expect(failures(report).at(-1)).toMatch(/ crashed: gave up on `end-combat` after \d+ failures in a row, the last: exited with code 6 /);
  });

  test('it does the same in one process, in a run of two shards', { timeout: 60_000 }, async () => {
    const shards = await Promise.all([1, 2].map((index) => askedAll(flawed('crashes-at-the-end-of-combats'), {}, inShard(some, { index, of: 2 }))));
    const crashed = shards.flatMap(({ cases }) => cases.filter(({ outcome }) => outcome === 'crashed').map(({ id }) => id));
    expect(crashed.toSorted()).toEqual(ENDING.toSorted());
  });
});

/** Losing everything that may be removed is right if all of it must be. */
const isCaught = (mode: string) => ({ count, from }: { readonly count: number; readonly from: object }): boolean =>
  mode !== 'loses-units' || Object.values(from).reduce((sum: number, some: number) => sum + some, 0) > count;

const firstMark = (one: Case | undefined): string => {
  const step = one?.steps[0];
  return step === undefined ? 'none' : markOf(step.position, step.action);
};

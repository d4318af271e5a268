import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { searchedBeyond } from '../../src/cli/thorough.ts';
import type { Subject } from '../../src/subjects/subject.ts';
import { ARTICLE, subjectBy, REFERENCE } from '../proof/engines.ts';
import { RARE_FAULTS } from '../search/rare-faults.ts';
import { ran } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-suite-thorough-'));
afterAll(() => rmSync(folder, { recursive: true }));

const beyond = (subject: Subject, seconds: number, profile: 'core' | 'units' = 'core') =>
  searchedBeyond(subject, { article: ARTICLE, edition: 'current', profile }, seconds);

describe('questions beyond the cases', { timeout: 60_000 }, () => {
  test('a right engine is asked all of the smallest scope and then random plays, and nothing is found', async () => {
    const report = await beyond(subjectBy(REFERENCE), 8);
    expect(report).toMatchObject({ seconds: 8, scope: 'tiny', isScopeComplete: true, seed: 1, declined: 0, wrong: 0, faults: [] });
    expect(report.plays).toBeGreaterThan(10);
    expect(report.asked).toBeGreaterThan(4951);
  });

  test('a fault that no case shows is found, shrunk, and written as a case that the engine fails', async () => {
    const report = await beyond(RARE_FAULTS['only above ten units']?.() ?? subjectBy(REFERENCE), 6);
    expect(report.wrong).toBeGreaterThan(0);
    const [found] = report.faults;
    expect(found).toMatchObject({ kind: 'fail', differences: [expect.stringMatching(/^owes\./)] });
    const file = join(folder, `${/^clause: (\S+)/m.exec(found?.case ?? '')?.[1]}-found.yaml`);
    writeFileSync(file, found?.case ?? '');
    expect(await ran(['lint', file])).toMatchObject({ exit: 0 });
    expect(await ran(['--fixtures', file, '--quiet'])).toMatchObject({ exit: 0 });
  });

  test('it ends in time, however many faults there are, and when the engine hangs', async () => {
    const begun = performance.now();
    const wrong = await beyond(subjectBy(() => ({ legal: false, reason: 'not-now', because: [] })), 2);
    expect(wrong.faults.length).toBeLessThanOrEqual(20);
    await beyond(subjectBy(() => ({ kind: 'hung', message: 'no answer' })), 2);
    expect(performance.now() - begun).toBeLessThan(15_000);
  });

  test('the profile units has random players with cards, and no scope', async () => {
    const report = await beyond(subjectBy(REFERENCE), 1, 'units');
    expect([report.scope, report.isScopeComplete, report.wrong]).toEqual([undefined, undefined, 0]);
    expect(report.asked).toBeGreaterThan(0);
  });
});

describe('run-suite --thorough', { timeout: 60_000 }, () => {
  test('the counts are a line of the report, and in the JSON', async () => {
    const { exit, out } = await ran(['--quiet', '--thorough', '1']);
    expect([exit, out.split('\n')[0]]).toEqual([0, expect.stringMatching(/^\d+ questions beyond the cases in 1 s, (the scope|a part of the scope) tiny and \d+ random plays \(seed 1\): 0 answered wrongly$/)]);
    const { out: json } = await ran(['--thorough', '1', '--report', 'json']);
    const report = JSON.parse(json);
    expect(report.engines[0].thorough).toMatchObject({ seconds: 1, faults: [] });
    expect(report.command).toContain('--thorough=1');
  });

  test.each([
    [['--only', 'R1'], '--thorough: given with `--only`, expected a run of all cases'],
    [['--shard', '1/2'], '--thorough: given with `--shard`, expected a run of its own'],
    [['--profile', 'cards'], '--thorough: given with `--profile cards`, expected core, units or all'],
  ])('with %j it is refused', async (more, problem) => {
    expect(await ran(['--thorough', '1', ...more])).toMatchObject({ exit: 2, err: `run-suite: ${problem}\n` });
  });
});

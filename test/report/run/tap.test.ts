import { Parser, type Result } from 'tap-parser';
import { expect, test } from 'vitest';
import { tapReport } from '../../../src/report/run/tap.ts';
import type { RunReport } from '../../../src/runner/report.ts';
import { asListedRun, brokenRun, faithfulRun, hostileRun, notAsListedRun, severalRun } from '../runs.ts';

/** What a consumer makes of a report, with all that it complains of. */
const parsed = (report: RunReport) => {
  const parser = new Parser({ strict: true });
  const complaints: unknown[] = [];
  const suites: string[] = [];
  const points: Result[] = [];
  const listen = (to: Parser): void => {
    to.on('extra', (line) => complaints.push(line));
    to.on('bailout', (reason) => complaints.push(reason));
    to.on('child', (child: Parser) => {
      suites.push(child.name);
      child.on('assert', (point: Result) => points.push(point));
      listen(child);
    });
  };
  listen(parser);
  parser.end(tapReport(report));
  const { ok, count, pass, fail, failures = [] } = parser.results ?? {};
  const errors = failures.filter((failure) => 'tapError' in failure && failure.tapError !== null);
  return { ok, count, pass, fail, suites, points, complaints: [...complaints, ...errors] };
};

const marked = ({ ok, name, todo }: Result) => [ok, name, todo];

const shown = ({ ok, name, skip, diag }: Result) => [ok, name, ...(skip === false ? [] : [skip]), ...(diag === null ? [] : [diag])];

test('a faithful engine: a subtest for each clause', async () => {
  const { ok, suites, points, complaints } = parsed(await faithfulRun());
  const names = ['R3 name of R3', 'R3.1 name of R3.1', 'N4.1 name of N4.1', 'N4.3 name of N4.3'];
  expect({ ok, suites, complaints }).toEqual({ ok: true, suites: names, complaints: [] });
  expect(points).toHaveLength(5);
});

test('a broken engine: failed tests say what was expected', async () => {
  const { ok, points, complaints, pass, fail } = parsed(await brokenRun());
  expect({ ok, complaints, pass, fail }).toEqual({ ok: false, complaints: [], pass: 1, fail: 4 });
  expect(points.map(shown)).toMatchObject([
    [false, 'R3-01 the title of R3-01', {
      outcome: 'fail',
      parts: ['owed', 'position'],
      at: 'R3.yaml:3',
      expected: expect.arrayContaining(['red owes 4 fighters in Lodor']),
      actual: expect.arrayContaining(['nothing is owed']),
    }],
    [false, 'R3-02 the title of R3-02', { outcome: 'crashed', message: 'exit code 1' }],
    [false, 'R3.1-01 the title of R3.1-01', { outcome: 'hung' }],
    [true, 'R3.1-02 the title of R3.1-02', 'no landing in this program'],
    [false, 'N4.3-01 the title of N4.3-01', { outcome: 'fail' }],
    [false, 'declares `land`, but declined the only request for it'],
  ]);
});

test('several engines: a subtest for each clause and engine', async () => {
  const { suites, complaints } = parsed(await severalRun());
  expect(complaints).toEqual([]);
  expect(new Set(suites).size).toBe(13);
});

test('a hostile engine adds no test, no directive and no line', async () => {
  const { points, complaints, suites } = parsed(await hostileRun());
  expect({ complaints, tests: points.length, suites: suites.length }).toEqual({ complaints: [], tests: 18, suites: 8 });
  expect(points.filter(({ skip }) => skip !== false)).toHaveLength(2);
});

test('a known failure is a TODO with its reason, and fails nothing', async () => {
  const { ok, points, complaints } = parsed(await asListedRun());
  expect({ ok, complaints }).toEqual({ ok: true, complaints: [] });
  expect(points.map(marked)).toEqual([
    [false, 'R3-01 the title of R3-01', 'owes nothing yet'],
    [true, 'R3-02 the title of R3-02', false],
    [false, 'R3.1-01 the title of R3.1-01', 'a loop, see #7'],
    [true, 'R3.1-02 the title of R3.1-02', false],
    [false, 'N4.3-01 the title of N4.3-01', 'owes nothing yet'],
  ]);
});

test('a failure that is not as listed is not ok', async () => {
  const { ok, points, complaints, suites } = parsed(await notAsListedRun());
  expect({ ok, complaints, last: suites.at(-1) }).toEqual({ ok: false, complaints: [], last: 'known failures' });
  expect(points.map(marked)).toEqual([
    [false, 'R3-01 the title of R3-01', 'owes nothing yet'],
    [false, 'R3-02 the title of R3-02', false],
    [false, 'R3.1-01 the title of R3.1-01', false],
    [true, 'R3.1-02 the title of R3.1-02', false],
    [false, 'N4.3-01 the title of N4.3-01', false],
    [false, 'R3-99 is listed, and there is no such case', false],
  ]);
  expect(points[1]?.diag).toMatchObject({ outcome: 'pass', message: 'passed, and is listed: take the entry out' });
  expect(points[2]?.diag).toMatchObject({ outcome: 'hung', message: 'hung, and is listed as `crashed`: no reply in 5 s' });
});

import { validateStrict } from 'ctrf';
import { expect, test } from 'vitest';
import { ctrfReport } from '../../../src/report/run/ctrf.ts';
import { asListedRun, brokenRun, faithfulRun, hostileRun, notAsListedRun, severalRun } from '../runs.ts';

test.each([
  ['faithful', faithfulRun], ['broken', brokenRun], ['several', severalRun], ['hostile', hostileRun],
  ['as listed', asListedRun], ['not as listed', notAsListedRun],
] as const)(
  'the report on this run is valid: %s',
  async (_, made) => {
    const report = JSON.parse(ctrfReport(await made()));
    expect(() => validateStrict(report)).not.toThrow();
  },
);

test('every outcome has its status; a failure of the engine as a whole is a test of its own', async () => {
  const { results } = JSON.parse(ctrfReport(await brokenRun()));
  expect(results.summary).toEqual({ tests: 6, passed: 0, failed: 5, skipped: 1, pending: 0, other: 0, start: 0, stop: 0 });
  expect(results.tests[0]).toMatchObject({
    name: 'R3-01 the title of R3-01', status: 'failed', rawStatus: 'fail', suite: ['R3 name of R3'], filePath: 'R3.yaml', line: 3,
    message: 'owes.Lodor.red: expected {"count":4,"from":{"fighter":4}}, got nothing',
  });
  expect(results.tests[0].trace).toContain('expected: red owes 4 fighters in Lodor\n');
});

test('a hostile engine adds nothing that a terminal acts on', async () => {
  expect(ctrfReport(await hostileRun()).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]|##\w*\[/u);
});

const told = ({ results }: { readonly results: { readonly tests: readonly { readonly status: string; readonly rawStatus?: string; readonly message?: string }[] } }) =>
  results.tests.map(({ status, rawStatus, message }) => [status, rawStatus, message?.slice(0, 50)]);

test('a known failure is neither failed nor skipped, and says why', async () => {
  const report = JSON.parse(ctrfReport(await asListedRun()));
  expect(report.results.summary).toMatchObject({ tests: 5, passed: 2, failed: 0, skipped: 0, other: 3 });
  expect(told(report)).toEqual([
    ['other', 'fail', 'known failure: owes nothing yet'], ['passed', 'pass', undefined], ['other', 'hung', 'known failure: a loop, see #7'], ['passed', 'pass', undefined],
    ['other', 'fail', 'known failure: owes nothing yet'],
  ]);
});

test('a failure that is not as listed fails', async () => {
  const report = JSON.parse(ctrfReport(await notAsListedRun()));
  expect(told(report)).toEqual([
    ['other', 'fail', 'known failure: owes nothing yet'], ['failed', 'pass', 'passed, and is listed: take the entry out'],
    ['failed', 'hung', 'hung, and is listed as `crashed`: no reply in 5 s'], ['passed', 'pass', undefined],
    ['failed', 'fail', 'failed, and is not listed: owes.Lodor.red: expecte'], ['failed', undefined, undefined],
  ]);
  expect(report.results.tests.at(-1)).toEqual({
    name: 'R3-99 is listed, and there is no such case', status: 'failed', duration: 0, suite: ['known failures'], filePath: 'known.yaml',
  });
});

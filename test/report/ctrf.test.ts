import { validateStrict } from 'ctrf';
import { expect, test } from 'vitest';
import { ctrfReport } from '../../src/report/ctrf.ts';
import { brokenRun, faithfulRun, hostileRun, severalRun } from './runs.ts';

test.each([['faithful', faithfulRun], ['broken', brokenRun], ['several', severalRun], ['hostile', hostileRun]] as const)(
  'what a run of a kind that is %s gives is valid',
  async (_, made) => {
    const report = JSON.parse(ctrfReport(await made()));
    expect(() => validateStrict(report)).not.toThrow();
  },
);

test('every outcome has its status', async () => {
  const { results } = JSON.parse(ctrfReport(await brokenRun()));
  expect(results.summary).toEqual({ tests: 5, passed: 0, failed: 4, skipped: 1, pending: 0, other: 0, start: 0, stop: 0 });
  expect(results.tests[0]).toMatchObject({
    name: 'R3-01 the title of R3-01', status: 'failed', rawStatus: 'fail', suite: ['R3 name of R3'], filePath: 'R3.yaml', line: 3,
    message: 'owes.Lodor.red: expected {"count":4,"from":{"fighter":4}}, got nothing',
  });
  expect(results.tests[0].trace).toContain('expected: red owes 4 fighters in Lodor\n');
});

test('nothing that a terminal acts on comes from an engine', async () => {
  expect(ctrfReport(await hostileRun()).replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]|##\w*\[/u);
});

import { expect, test } from 'vitest';
import { bodyHtml } from '../../../src/report/html/case.ts';
import { shownCases } from '../../../src/report/html/cases.ts';
import { junitReport } from '../../../src/report/run/junit.ts';
import { markdownReport } from '../../../src/report/run/markdown.ts';
import { engineCommand, rerunCommand } from '../../../src/report/words/rerun-command.ts';
import { textReport } from '../../../src/report/run/text.ts';
import type { RunReport } from '../../../src/runner/report.ts';
import { brokenRun, namesakesRun } from '../runs.ts';

test('a case is repeated by the command of the run, or of its engine if there are several', async () => {
  const [one, both] = [await brokenRun(), await namesakesRun()];
  expect(one.engines.map((engine) => engineCommand(engine, one))).toEqual(['npx tsx run-suite']);
  expect(both.engines.map((engine) => engineCommand(engine, both))).toEqual(['npx tsx run-suite --engine a', 'npx tsx run-suite --engine b']);
});

test('a test of runSuite repeats itself', () => {
  expect(rerunCommand('runSuite', 'R3-01')).toBe("runSuite({ only: ['R3-01'], … })");
});

test.each([
  ['text', (...[report]: Parameters<typeof junitReport>) => textReport(report, { colour: false, width: 120, quiet: false })],
  ['markdown', markdownReport],
  ['junit', junitReport],
])('%s repeats a case with the engine that failed it alone', async (_, render) => {
  const text = render(await namesakesRun());
  expect(text).toContain('npx tsx run-suite --engine a --only R3-01');
  expect(text).toContain('npx tsx run-suite --engine b --only R3-01');
  expect(text).not.toContain('--engine a --engine b --only');
});

test('the page repeats a case with the engine that failed it, or with all if several did', async () => {
  const report = await namesakesRun();
  const [first, second] = report.engines;
  if (first === undefined || second === undefined) throw new Error('no engines');
  const repeatedBy = (run: RunReport): string | undefined =>
    shownCases(run).filter(({ id }) => id === 'R3-01').map((one) => /<code>(npx [^<]*)<\/code>/.exec(bodyHtml(one, run))?.[1])[0];
  const right = { ...second, cases: second.cases.map((one) => ({ ...one, outcome: 'pass' as const })) };
  expect(repeatedBy(report)).toBe('npx tsx run-suite --engine a --engine b --only R3-01');
  expect(repeatedBy({ ...report, engines: [first, right] })).toBe('npx tsx run-suite --engine a --only R3-01');
});

import { expect, test } from 'vitest';
import { githubReport } from '../../../src/report/run/github.ts';
import { markdownReport } from '../../../src/report/run/markdown.ts';
import { faithfulRun } from '../runs.ts';

/** One engine that answers all it was asked, as complete or not. */
const runWith = async (complete: boolean) => {
  const report = await faithfulRun();
  return { ...report, engines: report.engines.map((engine) => ({ ...engine, conformant: true, complete })) };
};

test.each([[true, 'conformant'], [false, 'conformant, partial']])('a verdict in short, complete: %s', async (complete, verdict) => {
  const report = await runWith(complete);
  expect(markdownReport(report).split('\n')[0]).toBe(`## Capacity: ✅ ${verdict}`);
  expect(githubReport(report)).toContain(`::notice title=faithful 0.1%3A ${verdict.replace(',', '%2C')}::`);
});

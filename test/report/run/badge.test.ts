import { expect, test } from 'vitest';
import { badgeReport } from '../../../src/report/run/badge.ts';
import type { RunReport } from '../../../src/runner/report.ts';
import { asListedRun, brokenRun, faithfulRun, hostileRun, notAsListedRun, severalRun } from '../runs.ts';

const badgeOf = (report: RunReport): unknown => JSON.parse(badgeReport(report));

test('the clauses that an engine passes, in the form that shields.io reads', async () => {
  expect(badgeOf(await brokenRun())).toEqual({ schemaVersion: 1, label: 'capacity', message: '0/3 clauses, 1 other failure', color: 'red' });
});

test('a complete engine, and one that is not judged on some clauses', async () => {
  const report = await faithfulRun();
  const counts = { pass: 1, fail: 0, declined: 0, crashed: 0, hung: 0, garbled: 0, faulty: 0 };
  const engines = report.engines.map((engine) => (
    { ...engine, conformant: true, complete: true, clauses: engine.clauses.map((clause) => ({ ...clause, ...counts, judged: clause.decides })) }
  ));
  expect(badgeOf({ ...report, engines })).toMatchObject({ message: '3/3 clauses', color: 'brightgreen' });
  expect(badgeOf({ ...report, engines: engines.map((engine) => ({ ...engine, complete: false })) })).toMatchObject({ color: 'yellowgreen' });
});

test('several engines', async () => {
  const { message } = JSON.parse(badgeReport(await severalRun()));
  expect(message).toMatch(/^faithful 0\.1 \d\/3 clauses, broken 0\.1 0\/3 clauses, 1 other failure, garbling 0\.1 0\/3 clauses$/);
});

test('a hostile name is shown as text', async () => {
  expect(badgeReport(await hostileRun())).not.toMatch(/[^\n\u0020-\u007e…]/);
});

test('a clause with known failures is not passed, and the badge counts them', async () => {
  const held = (report: RunReport): RunReport =>
    ({ ...report, engines: report.engines.map((engine) => ({ ...engine, clauses: engine.clauses.map((clause) => ({ ...clause, pass: clause.pass + 1, judged: true })) })) });
  expect(badgeOf(held(await asListedRun()))).toMatchObject({ message: '0/3 clauses, 3 known failures', color: 'yellow' });
  // R3.1 hung, N4.3 is not listed
  expect(badgeOf(held(await notAsListedRun()))).toMatchObject({ message: '0/3 clauses, 1 known failure, 1 other failure', color: 'red' });
});

import { expect, test } from 'vitest';
import { withTwinsAndOrder } from '../../src/cli/twins-and-order.ts';
import { suiteClaim } from '../../src/cli/commands/prove.ts';
import { run } from '../../src/runner/run.ts';
import { paintFor } from '../../src/report/words/paint.ts';
import { twinAndOrderLines, twinAndOrderTotals } from '../../src/report/words/twins-and-order.ts';
import type { Subject } from '../../src/subjects/subject.ts';
import { coreCases, faithful, flawed, keepsState } from '../proof/flawed.ts';

const { article } = suiteClaim();
const { clauses } = article;
const cases = coreCases.filter(({ clause }) => clause === 'R2' || clause === 'R0');
const reportOn = async (open: () => Subject, flags: { readonly twins?: boolean; readonly shuffle?: number }) =>
  withTwinsAndOrder(await run(cases, open(), { clauses }), { article, cases, edition: 'current' }, { label: 'it', open: async () => open() }, flags);

/** Right by the names of the cases, and by no others. */
const knowsOnlyRed = () => flawed((answer, { players }) => (Object.hasOwn(players, '__proto__') && 'excess' in answer ? { ...answer, excess: 9 } : answer));

test('neither is tried unless it is asked for', async () => {
  const report = await reportOn(faithful, {});
  expect([report.twins, report.order]).toEqual([undefined, undefined]);
  expect(twinAndOrderTotals(report)).toEqual([]);
});

test('a faithful engine stays conformant', async () => {
  const report = await reportOn(faithful, { twins: true, shuffle: 3 });
  expect(report).toMatchObject({ conformant: true, against: [], twins: { differences: [] }, order: { seed: 3, poisoned: [] } });
  expect(twinAndOrderTotals(report)).toEqual([
    `${report.twins?.pairs} twins: 0 answered differently`,
    `${report.order?.requests} requests in another order (--shuffle=3): 0 answered differently`,
  ]);
  expect(twinAndOrderLines(report, { width: 120, paint: paintFor(false) })).toEqual([]);
});

test('a twin that is answered differently counts against the engine and is shown with its case', async () => {
  const report = await reportOn(knowsOnlyRed, { twins: true });
  expect(report.summary.fail).toBe(0);
  expect(report.conformant).toBe(false);
  expect(report.against).toEqual([`${report.twins?.differences.length} twins answered differently`]);
  const told = twinAndOrderLines(report, { width: 200, paint: paintFor(false) }).join('\n');
  expect(told).toContain(`answered differently: ${report.twins?.differences.length} of ${report.twins?.pairs} twins`);
  expect(told).toMatch(/R\d-\d\d, awkward names \(__proto__ counts in __proto__\): excess: expected 0, got 9/);
});

test('an engine that keeps state is reported with both cases: the earlier one and the one whose answer changes', async () => {
  // it keeps values that most cases have: not every order of so few cases shows it
  const reports = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((shuffle) => reportOn(keepsState, { shuffle })));
  expect(reports.map(({ conformant }) => conformant)).toEqual(reports.map(() => false));
  expect(reports.map((report) => twinAndOrderLines(report, { width: 200, paint: paintFor(false) }).join('\n')).find((told) => told !== '')).toMatch(/R\d-\d\d is answered differently after R\d-\d\d: \w+: expected \d+, got \d+/);
});

import { expect, test } from 'vitest';
import { diagnosisLines, diagnosisHeading, likelyLine } from '../../../src/report/words/diagnosis.ts';
import type { EngineReport, Likely } from '../../../src/runner/report.ts';
import { faithfulRun } from '../runs.ts';

const NONE = { pass: 0, fail: 0, declined: 0, crashed: 0, hung: 0, garbled: 0, faulty: 0 };
const R31 = { clause: 'R3.1', ruling: 'R3.1/chosen-by', misreading: 'fighters-first', says: 'Excess fighters always go first.' } as const;
const R2 = { clause: 'R2', ruling: 'R2/capacity-from', misreading: 'carriers-only', says: 'Only carriers have capacity.' } as const;

test.each<[Likely, string]>([
  [{ ...R31, fits: 9, of: 9 }, 'explains 9 of 9 failed cases: Excess fighters always go first (R3.1)'],
  [{ ...R31, fits: 1, of: 1 }, 'explains 1 of 1 failed case: Excess fighters always go first (R3.1)'],
  [{ ...R31, fits: 9, of: 9, against: ['R1-01'] }, 'explains 9 of 9 failed cases, but would fail 1 case that passed: Excess fighters always go first (R3.1)'],
  [{ ...R31, and: R2, fits: 9, of: 10 }, 'explains 9 of 10 failed cases: Excess fighters always go first (R3.1); together with: Only carriers have capacity (R2)'],
  [{ ...R31, equals: [R2], fits: 2, of: 3 }, 'explains 2 of 3 failed cases: Excess fighters always go first (R3.1); or equally: Only carriers have capacity (R2)'],
])('a likely misreading in words: %j', (likely, words) => {
  expect(likelyLine(likely)).toBe(words);
});

test('the unexplained cases are counted and named, and the heading is no surer than the diagnosis', async () => {
  const [engine] = (await faithfulRun()).engines;
  const found = (likely: readonly Likely[]) => ({ cases: engine?.cases ?? [], summary: { ...NONE, fail: 5 }, likely });
  const rows: readonly (readonly [readonly Likely[], string])[] = [
    [[{ ...R2, fits: 3, of: 5, unexplained: ['R3-01', 'R3-02'] }], 'likely misreading'],
    [[{ ...R2, fits: 2, of: 5, unexplained: ['R3-01', 'R3-02', 'N4.3-01'] }, { ...R31, fits: 2, of: 5, unexplained: ['R3-01', 'R3.1-01', 'N4.3-01'] }], 'possible misreadings, among other faults'],
    [[{ ...R2, fits: 5, of: 5, against: ['R1-01', 'R1-02', 'R1-03'] }], 'possible misreading, among other faults'],
    [[], 'no known misreading'],
  ];
  expect(rows.map(([likely]) => diagnosisHeading(found(likely)))).toEqual(rows.map(([, heading]) => heading));
  expect(diagnosisLines(found(rows[0]?.[0] ?? []))).toEqual(['explains 3 of 5 failed cases: Only carriers have capacity (R2)', 'unexplained: 2 failed cases, R3-01, R3-02']);
  expect(diagnosisLines(found(rows[1]?.[0] ?? []))).toEqual([
    'explains 2 of 5 failed cases: Only carriers have capacity (R2)', 'explains 2 of 5 failed cases (1 of them new): Excess fighters always go first (R3.1)',
    'unexplained: 2 failed cases, R3-01, N4.3-01',
  ]);
});

test('no lines where nothing failed or nothing was compared; a line where no misreading fits', async () => {
  const [engine] = (await faithfulRun()).engines;
  const failed = (likely?: readonly Likely[]): EngineReport | undefined =>
    (engine === undefined ? undefined : { ...engine, summary: { ...engine.summary, fail: 2 }, ...(likely === undefined ? {} : { likely }) });
  expect([engine, failed(), failed([]), failed([{ ...R2, fits: 2, of: 2 }])].map((one) => (one === undefined ? undefined : diagnosisLines(one)))).toEqual([
    [], [], ['no misreading that the suite knows explains the 2 failed cases'], ['explains 2 of 2 failed cases: Only carriers have capacity (R2)'],
  ]);
});

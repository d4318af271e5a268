import { expect, test } from 'vitest';
import { diagnosisHeading, diagnosisLines } from '../../../src/report/words/diagnosis.ts';
import type { EngineReport, Likely } from '../../../src/runner/report.ts';
import { faithfulRun } from '../runs.ts';

const R31 = {
  clause: 'R3.1', ruling: 'R3.1/chosen-by', question: 'Which units may the owner give up?', misreading: 'fighters-first', says: 'Fighters go first.',
} as const;
const R2 = { clause: 'R2', ruling: 'R2/capacity-from', misreading: 'carriers-only', says: 'Only carriers have capacity.' } as const;

type Found = Pick<EngineReport, 'likely' | 'follows' | 'failedByReference'>;

/** The report of an engine that fails R3-01, R3-02 and R3.1-01. */
const failing = async (found: Found): Promise<EngineReport> => {
  const [engine] = (await faithfulRun()).engines;
  if (engine === undefined) throw new Error('no engine');
  const failed = ['R3-01', 'R3-02', 'R3.1-01'];
  const cases = engine.cases.map((one) => (failed.includes(one.id) ? { ...one, outcome: 'fail' as const } : one));
  return { ...engine, cases, summary: { ...engine.summary, fail: failed.length }, ...found };
};

const ALL = { fits: 3, of: 3 };

test.each<[string, Found, readonly unknown[]]>([
  ['likely misreading', { likely: [{ ...R31, ...ALL }] },
    ['R3.1: Which units may the owner give up? Fighters go first. Explains 3 of 3 failed cases: R3-01, R3-02, R3.1-01']],
  ['likely misreading', { likely: [{ ...R2, ...ALL, equals: [R31] }] }, [
    'R2: Only carriers have capacity. Explains 3 of 3 failed cases: R3-01, R3-02, R3.1-01; '
      + 'equally possible: R3.1: Which units may the owner give up? Fighters go first.',
  ]],
  ['likely misreading', { likely: [{ ...R2, ...ALL, against: ['N4.3-01'] }] },
    ['R2: Only carriers have capacity. Explains 3 of 3 failed cases: R3-01, R3-02, R3.1-01; contradicted by 1 passed case: N4.3-01']],
  ['possible misreading, among other faults', { likely: [{ ...R2, ...ALL, against: ['N4.3-01', 'R3.1-02'] }] },
    [expect.stringMatching(/; contradicted by 2 passed cases: .*N4\.3-01$/)]],
  ['possible misreading, among other faults', { likely: [{ ...R2, fits: 1, of: 3, unexplained: ['R3-01', 'R3-02'] }] },
    ['R2: Only carriers have capacity. Explains 1 of 3 failed cases: R3.1-01', 'unexplained: 2 failed cases: R3-01, R3-02']],
  ['possible misreading, among other faults', { likely: [{ ...R31, fits: 1, of: 3, unexplained: ['R3-01', 'R3-02'], against: ['N4.3-01', 'R3.1-02'] }] }, [
    'perhaps R3.1: Which units may the owner give up? Fighters go first. Explains 1 of 3 failed cases: R3.1-01; '
      + 'contradicted by 2 passed cases: R3.1-02, N4.3-01',
    'unexplained: 2 failed cases: R3-01, R3-02',
  ]],
  ['likely misreadings', { likely: [
    { ...R2, fits: 2, of: 3, unexplained: ['R3.1-01'] }, { ...R31, fits: 1, of: 3, unexplained: ['R3-01', 'R3-02'] },
  ] }, [
    'R2: Only carriers have capacity. Explains 2 of 3 failed cases: R3-01, R3-02',
    'R3.1: Which units may the owner give up? Fighters go first. Explains 1 of 3 failed cases: R3.1-01',
  ]],
  ['answers as edition `lrr-1.2` does', { likely: [{ ...R2, ...ALL }], follows: 'lrr-1.2' }, [
    'R2: Only carriers have capacity. Explains 3 of 3 failed cases: R3-01, R3-02, R3.1-01',
  ]],
  ['answers as edition `current` does, without the draft', { likely: [{ ...R2, ...ALL }], follows: 'current' }, [
    'R2: Only carriers have capacity. Explains 3 of 3 failed cases: R3-01, R3-02, R3.1-01',
  ]],
  ['no known misreading', { likely: [] }, ['no known misreading explains any of the 3 failed cases']],
  ['wrong cases or rules', { likely: [], failedByReference: ['R3-01', 'R3-02', 'R3.1-01'].map((id) => ({ case: id, differences: ['excess: expected 1, got 2'] })) },
    ['R3-01', 'R3-02', 'R3.1-01'].map((id) =>
      `${id}: the reference engine fails this case too (excess: expected 1, got 2): either the case or the rules are wrong`)],
  ['no known misreading', { likely: [], failedByReference: [{ case: 'R3-01', differences: [] }] }, [
    'no known misreading explains any of the 2 failed cases',
    'R3-01: the reference engine fails this case too: either the case or the rules are wrong',
  ]],
  ['likely misreading', { likely: [{ ...R2, fits: 2, of: 2 }], failedByReference: [{ case: 'R3.1-01', differences: [] }] }, [
    'R2: Only carriers have capacity. Explains 2 of 2 failed cases: R3-01, R3-02',
    'R3.1-01: the reference engine fails this case too: either the case or the rules are wrong',
  ]],
  ['no known misreading', {}, []],
])('%s', async (heading, found, lines) => {
  const engine = await failing(found);
  expect(diagnosisHeading(engine, { edition: 'current' })).toBe(heading);
  expect(diagnosisLines(engine)).toEqual(lines);
});

test('many cases are cut to the first few', async () => {
  const engine = await failing({});
  const cases = engine.cases.slice(0, 1).flatMap((one) => Array.from({ length: 10 }, (_, at) => ({ ...one, clause: 'R1' as const, id: `R1-${2 * at + 11}` })));
  const likely: readonly Likely[] = [{ ...R2, fits: 0, of: 10, unexplained: cases.map(({ id }) => id) }];
  expect(diagnosisLines({ ...engine, cases, likely })).toEqual([
    'R2: Only carriers have capacity. Explains 0 of 10 failed cases',
    'unexplained: 10 failed cases: R1-11, R1-13, R1-15, R1-17, R1-19, R1-21, R1-23, R1-25, and 2 more',
  ]);
});

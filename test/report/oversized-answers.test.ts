import { describe, expect, test } from 'vitest';
import { FORMATS, rendered } from '../../src/report/formats.ts';
import { run } from '../../src/runner/run.ts';
import type { RunReport } from '../../src/runner/report.ts';
import { hasShape } from '../../src/source/index.ts';
import { answering, LEAVE, legal, makeCase, makeClause, step } from '../runner/samples.ts';
import { faithfulRun } from './runs.ts';

const named = (count: number, of: (at: number) => unknown) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`n${at}`, of(at)]));

const ANSWERS: readonly (readonly [string, unknown])[] = [
  ['systems', { legal: true, owes: [], position: { systems: named(2000, () => ({ space: named(20, () => ({ fighter: 1 })) })) } }],
  ['empty systems', { legal: true, owes: [], position: { systems: named(800, () => ({})) } }],
  ['small systems', { legal: true, owes: [], position: { systems: named(200, () => ({ space: { red: { fighter: 1 } } })) } }],
  ['debts', { legal: true, position: { systems: {} }, owes: Object.keys(named(100, () => 0)).map((player) => ({ player, system: 'Lodor', count: 1, from: { fighter: 1 } })) }],
  ['long names', { legal: true, owes: [], position: { systems: { ['z'.repeat(20_000)]: { space: { ['p'.repeat(20_000)]: { fighter: 1 } } } } } }],
  ['a long name at fault', { legal: true, owes: [], position: { systems: { ['z'.repeat(200_000)]: { space: 1 } } } }],
  ['a long text', { legal: 'x'.repeat(200_000) }],
  ['a long log', { legal: false, log: 'x'.repeat(200_000) }],
];

const reportOn = async (answer: unknown): Promise<RunReport> => {
  const cases = [makeCase('R3-01', 'R3', step(LEAVE, legal()))];
  return { ...await faithfulRun(), engines: [await run(cases, answering(() => answer), { clauses: [makeClause('R3')] })] };
};

describe.each(ANSWERS)('an oversized answer: %s', (_, answer) => {
  test('is shown shortened in every format, and JSON keeps to its schema', async () => {
    const report = await reportOn(answer);
    expect(hasShape({ file: 'report' }, report)).toBe(true);
    const none = await reportOn({ legal: false });
    for (const format of FORMATS) {
      const [text, without] = await Promise.all([report, none].map((one) => rendered(format, one, { colour: false, width: 120, quiet: false })));
      expect((text?.length ?? 0) - (without?.length ?? 0), format).toBeLessThan(60_000);
      expect((text?.split('\n').length ?? 0) - (without?.split('\n').length ?? 0), format).toBeLessThan(format === 'json' ? 4000 : 120);
    }
  });
});

test('the report says what it leaves out', async () => {
  const text = await rendered('text', await reportOn(ANSWERS[0]?.[1]), { colour: false, width: 200, quiet: false });
  expect(text).toMatch(/ {2}actual {4}an answer of \d+ characters, which begins\n {12}\{"legal":true/);
  expect(text).toContain(`            and ${3 + 2000 * 20 - 8} more\n`);
});

import { expect, test } from 'vitest';
import { exitCodeOf } from '../../src/runner/exit-code.ts';
import { engineReport } from '../../src/runner/grade.ts';
import type { CaseReport, EngineReport, KnownReport } from '../../src/runner/report.ts';
import { makeClause } from './samples.ts';

const engine = (outcomes: readonly CaseReport['outcome'][], more: Partial<EngineReport> = {}): EngineReport => {
  const cases = outcomes.map((outcome, at) => ({ id: `R3-0${at}`, clause: 'R3' as const, title: 'one', because: ['R3'] as const, file: 'R3.yaml', line: 1, outcome }));
  return { ...engineReport({ name: 'sample', version: '1', language: 'none' }, [makeClause('R3')], [], cases), ...more };
};

const list = (...besides: readonly string[]): { readonly known: KnownReport } =>
  ({ known: { file: 'known.yaml', asListed: 1, surprises: besides, besides } });

/** A passed case that is listed. */
const surprising: EngineReport = { ...engine(['pass']), ...list() };
const SURPRISE = 'passed, and is listed';

const rows: readonly [what: string, engine: EngineReport, shard: boolean, exit: number][] = [
  ['a conformant engine', engine(['pass']), false, 0],
  ['an engine that failed', engine(['pass', 'fail']), false, 1],
  ['an engine that passed nothing', engine(['declined']), false, 1],
  ['a shard in which nothing passed and nothing failed', engine(['declined']), true, 0],
  ['a shard with a failure', engine(['pass', 'hung']), true, 1],
  ['an engine that failed as listed', engine(['pass', 'fail'], list()), false, 0],
  ['a conformant engine with a case that is not as listed', { ...surprising, cases: surprising.cases.map((one) => ({ ...one, surprise: SURPRISE })) }, false, 1],
  ['a list that names a case that is not there', engine(['pass'], list('R9-01 is listed')), false, 1],
  ['a faulty case, whatever is listed', engine(['pass', 'faulty'], list()), false, 2],
];

test.each(rows)('%s has its exit code', (_, one, isShard, exit) => {
  const suite = { version: '1.0.0', edition: 'current', profile: 'core' } as const;
  expect(exitCodeOf({ suite, command: 'run', engines: [one], ...(isShard ? { shard: { index: 1, of: 2 } } : {}) })).toBe(exit);
});

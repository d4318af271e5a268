import { describe, expect, test } from 'vitest';
import { CROSSINGS_IN_WORDS } from '../../src/board/index.ts';
import { merged } from '../../src/runner/merge.ts';
import type { EngineReport, RunReport } from '../../src/runner/report.ts';
import { run } from '../../src/runner/run.ts';
import { inShard } from '../../src/runner/shard.ts';
import { answering, CHECK, LEAVE, LEFT, legal, makeCase, makeClause, OWED, step } from './samples.ts';

const CASES = Array.from({ length: 12 }, (_, at) => [
  makeCase(`R3-${at + 10}`, 'R3', step(LEAVE, legal())), makeCase(`R2-${at + 10}`, 'R2', step(CHECK, { kind: 'numbers', counted: at % 2 === 0 ? 4 : 3 })),
  makeCase(`X-move-${at + 10}`, 'X', step(LEAVE, legal())),
]).flat();
const CLAUSES = (['R2', 'R3'] as const).map(makeClause);

const engine = (more = {}) => answering(({ action }) => (action.type === 'check' ? { counted: 4 } : { legal: true, position: LEFT, owes: [OWED] }), more);

const reportOf = (engines: readonly EngineReport[], more: Partial<RunReport> = {}): RunReport =>
  ({ suite: { version: '1', edition: 'current', profile: 'core' }, command: 'run', engines, ...more });

const shards = (of: number, subject = engine()): Promise<readonly RunReport[]> => Promise.all(Array.from({ length: of }, async (_, at) => {
  const shard = { index: at + 1, of };
  return reportOf([await run(inShard(CASES, shard), subject, { clauses: CLAUSES })], { shard });
}));

const SUITE = { cases: CASES, clauses: CLAUSES, asked: () => CASES };

const namesOf = (reports: readonly RunReport[]) => reports.map((_, at) => `${at + 1}.json`);

test.each([1, 2, 3, 5])('%i shards merge into the whole run, in any order', async (of) => {
  const whole = reportOf([await run(CASES, engine(), { clauses: CLAUSES })]);
  const parts = await shards(of);
  expect(merged(parts, namesOf(parts), SUITE)).toEqual(whole);
  expect(merged(parts.toReversed(), namesOf(parts), SUITE)).toEqual(whole);
});

test('clauses keep the words of the edition that the shards were asked by', async () => {
  const parts = await shards(2);
  const today = CLAUSES.map((clause) => ({ ...clause, statement: 'what the clause says today' }));
  const whole = merged(parts, namesOf(parts), { ...SUITE, clauses: today });
  expect('fault' in whole ? whole.fault : whole.engines[0]?.clauses.map(({ statement }) => statement))
    .toEqual([...CLAUSES.map(({ statement }) => statement), CROSSINGS_IN_WORDS.statement]);
});

test('an action is always declined only if every shard says so', async () => {
  const subject = { ...engine(), ask: async () => ({ kind: 'declined', reason: 'busy' } as const) };
  const run3 = merged(await shards(3, subject), ['1', '2', '3'], SUITE);
  expect('fault' in run3 ? run3.fault : run3.engines[0]?.against).toEqual([
    'no case passed', 'declares `check`, but declined all 12 requests for it', 'declares `move`, but declined all 24 requests for it',
  ]);
});

describe('reports of different runs', () => {
  const rows: readonly [name: string, change: (parts: readonly RunReport[]) => readonly RunReport[], fault: string][] = [
    ['no reports', () => [], 'no reports'],
    ['a shard is missing', ([a, , c]) => [a, c].flatMap((one) => one ?? []), 'shard 2/3 is missing'],
    ['a shard twice', ([a, b]) => [a, b, a].flatMap((one) => one ?? []), '1.json and 3.json are both shard 1/3'],
    ['a whole run', (parts) => parts.slice(0, 1).map(({ shard: _, ...one }) => one), '1.json is the report of a whole run, expected that of a shard'],
    ['another edition', ([a, ...rest]) => [a, ...rest.map((one) => ({ ...one, suite: { ...one.suite, edition: 'lrr-1.2' as const } }))].flatMap((one) => one ?? []),
      '1.json and 2.json differ in edition: current and lrr-1.2'],
    ['another suite', ([a, ...rest]) => [a, ...rest.map((one) => ({ ...one, suite: { ...one.suite, version: '2' } }))].flatMap((one) => one ?? []),
      '1.json and 2.json differ in the version of the suite: 1 and 2'],
    ['another engine', ([a, ...rest]) => [a, ...rest.map((one) => ({ ...one, engines: one.engines.map((each) => ({ ...each, version: '9' })) }))].flatMap((one) => one ?? []),
      '1.json and 2.json differ in their engines: sample 0.1 none check move remove advance and sample 9 none check move remove advance'],
    ['another selection', ([a, ...rest]) => [a, ...rest.map((one) => ({ ...one, selection: 'R3' }))].flatMap((one) => one ?? []), '1.json and 2.json differ in the selection: none and R3'],
    ['another division', ([a, ...rest]) => [a, ...rest.map((one) => ({ ...one, shard: { index: 2, of: 4 } }))].flatMap((one) => one ?? []),
      '1.json and 2.json differ in the number of shards: 3 and 4'],
    ['twins asked in one only', ([a, ...rest]) => [a, ...rest.map((one) => ({ ...one, engines: one.engines.map((engine) => ({ ...engine, twins: { asked: 0, differing: [] } as never })) }))].flatMap((one) => one ?? []),
      '1.json and 2.json differ in `--twins`: without and with'],
    ['another order in one only', (parts) => parts.map((one, at) => ({ ...one, engines: one.engines.map((engine) => (at === 0 ? engine : { ...engine, order: { seed: 7, requests: 1, poisoned: [] } })) })),
      '1.json and 2.json differ in `--shuffle`: without and with the seed 7'],
    ['other orders', (parts) => parts.map((one, at) => ({ ...one, command: `run --shuffle=${at}`, engines: one.engines.map((engine) => ({ ...engine, order: { seed: at, requests: 1, poisoned: [] } })) })),
      '1.json and 2.json differ in `--shuffle`: with the seed 0 and with the seed 1'],
    ['an erratum that was edited in between', (parts) => parts.map((one, at) => ({ ...one, suite: { ...one.suite, draft: { id: 'mine', changed: 3, added: at, leftOut: ['R2-10'] } } })),
      '1.json and 2.json differ in what the draft changes: 3 cases changed, 0 added, 1 left out, 0 positions without a case and 3 cases changed, 1 added, 1 left out, 0 positions without a case'],
  ];
  test.each(rows)('%s', async (_, change, fault) => {
    const parts = change(await shards(3));
    expect(merged(parts, namesOf(parts), SUITE)).toEqual({ fault });
  });

  test('a case that the suite does not have', async () => {
    const parts = await shards(2);
    expect(merged(parts, namesOf(parts), { ...SUITE, cases: CASES.slice(1) })).toEqual({ fault: expect.stringMatching(/^[12]\.json has the case R3-10, which the suite doesn't have$/) });
  });

  /** The second of two shards, with its cases changed. */
  const damaged = async (change: (cases: EngineReport['cases']) => EngineReport['cases']): Promise<readonly RunReport[]> =>
    (await shards(2)).map((part, at) => (at === 0 ? part : { ...part, engines: part.engines.map((each) => ({ ...each, cases: change(each.cases) })) }));
  const last = inShard(CASES, { index: 2, of: 2 }).at(-1)?.id;

  test.each([
    ['a case is gone', (cases: EngineReport['cases']) => cases.slice(0, -1), `2.json lacks the case ${last} of its shard`],
    ['all are', () => [], /^2\.json lacks the case \S+ and \d+ more of its shard$/],
    ['a case is there twice', (cases: EngineReport['cases']) => [...cases, ...cases.slice(-1)], `2.json has the case ${last} twice`],
    ['one of another shard', (cases: EngineReport['cases']) => cases.map((one, at) => (at > 0 ? one : { ...one, id: String(inShard(CASES, { index: 1, of: 2 })[0]?.id) })),
      /^2\.json has the case \S+, which is not one of its shard$/],
  ])('a damaged report: %s', async (_, change, fault) => {
    const parts = await damaged(change);
    expect(merged(parts, namesOf(parts), SUITE)).toEqual({ fault: typeof fault === 'string' ? fault : expect.stringMatching(fault) });
  });

  test('all cases of a selection must be there', async () => {
    const parts = await shards(1);
    expect(merged(parts, namesOf(parts), { ...SUITE, asked: () => CASES.slice(1) })).toEqual({ fault: '1.json has the case R3-10, which is not one of its shard' });
  });
});

import { expect, test } from 'vitest';
import { engineOutcomes, otherEdition } from '../../src/errata/engine-reports.ts';
import { weigh } from '../../src/errata/weigh.ts';
import { judgesWith } from '../../src/proof/judges.ts';
import type { RunReport } from '../../src/runner/report.ts';
import { run } from '../../src/runner/run.ts';
import type { Rulings } from '../../src/rules/types.ts';
import { erratumNamed, suite } from './suite.ts';

const cases = suite.cases.filter(({ profile, editions }) => profile === 'core' && (editions === undefined || editions.includes('current')));

/** The report of a run of an engine that answers some rulings so. */
const reportOf = async (name: string, rulings: Rulings, answers: readonly ('check' | 'move')[] | undefined = undefined): Promise<RunReport> => {
  const judging = judgesWith(suite.article, suite.catalogue)(rulings)('core');
  const all = ['check', 'move', 'remove', 'lose', 'place', 'land', 'advance', 'end-combat'] as const;
  const engine = await run(cases, {
    hello: { protocol: 1, name, version: '1', language: 'typescript', answers: answers ?? all, steps: [], features: [] },
    window: 1,
    ask: async ({ position, action }) => ({ kind: 'answered', result: judging(position, action) }),
    close: async () => undefined,
  }, { clauses: suite.article.clauses });
  return { suite: { version: '1', edition: 'current', profile: 'core' }, command: 'run', engines: [engine] };
};

test('an engine that is right turns, and one that misreads it just so turns the other way', { timeout: 60_000 }, async () => {
  const { outcomes } = weigh(suite, erratumNamed('planets-count'));
  const outcomeOf = async (name: string, rulings: Rulings, answers?: readonly ('check' | 'move')[]) => engineOutcomes('a.json', await reportOf(name, rulings, answers), outcomes)[0];
  expect(await outcomeOf('right', {})).toMatchObject({ before: true, after: false, won: [], stillAgainst: 0, unknown: [] });
  expect((await outcomeOf('right', {}))?.lost).toHaveLength(outcomes.changed.length);
  expect(await outcomeOf('ahead', { 'R3.2/on-planets': 'counted' })).toMatchObject({ before: false, after: true, lost: [], stillAgainst: 0 });
  expect(await outcomeOf('other', { 'R3.2/on-planets': 'mechs-counted' })).toMatchObject({ before: false, after: false });
  expect((await outcomeOf('checks', {}, ['check']))?.unknown.length).toBeGreaterThan(0);
});

test('a report of another edition tells nothing', async () => {
  const report = await reportOf('right', {});
  expect(otherEdition(report, erratumNamed('current'))).toBe('it is about edition current, the erratum about lrr-2.0');
  expect(otherEdition(report, erratumNamed('planets-count'))).toBeUndefined();
});

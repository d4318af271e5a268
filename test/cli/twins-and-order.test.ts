import { describe, expect, test } from 'vitest';
import { withTwinsAndOrder } from '../../src/cli/twins-and-order.ts';
import { suiteClaim } from '../../src/cli/commands/prove.ts';
import { exitCodeOf } from '../../src/runner/exit-code.ts';
import type { EngineReport } from '../../src/runner/report.ts';
import { run } from '../../src/runner/run.ts';
import { paintFor } from '../../src/report/words/paint.ts';
import { twinAndOrderLines, twinAndOrderTotals } from '../../src/report/words/twins-and-order.ts';
import type { NotRun, Reply, Subject } from '../../src/subjects/subject.ts';
import type { AskAgain } from '../../src/cli/twins-and-order.ts';
import { coreCases, faithful, flawed, keepsState } from '../proof/flawed.ts';

const { article } = suiteClaim();
const { clauses } = article;
const cases = coreCases.filter(({ clause }) => clause === 'R2' || clause === 'R0');

/** The report on an engine that is `first` in the run, and `again` whenever it is started again. */
const reportOn = async (
  first: () => Subject, flags: AskAgain, again: () => Subject | NotRun = first,
): Promise<EngineReport> => {
  const subject = first();
  const asked = { report: await run(cases, subject, { clauses }), hello: subject.hello };
  return withTwinsAndOrder(asked, { profile: 'core', article, cases, edition: 'current' }, { label: 'it', open: async () => again() }, flags);
};

/** Right by the names of the cases, and by no others. */
const knowsOnlyRed = () => flawed((answer, { players }) => (Object.hasOwn(players, '__proto__') && 'excess' in answer ? { ...answer, excess: 9 } : answer));

test('neither is tried unless it is asked for', async () => {
  const report = await reportOn(faithful, {});
  expect([report.twins, report.order, report.thorough]).toEqual([undefined, undefined, undefined]);
  expect(twinAndOrderTotals(report)).toEqual([]);
});

describe.each([['--twins', { twins: true }], ['--shuffle', { shuffle: 3 }]] as const)('an engine that was right in the run, and is started again by %s', (option, flags) => {
  const replying = (reply: Reply): Subject => ({ ...faithful(), ask: async () => reply });
  const lastly = (from: Subject, after: number, reply: Reply): Subject => {
    let count = 0;
    return { ...from, ask: async (request) => ((count += 1) > after ? reply : from.ask(request)) };
  };
  const all = `${cases.length} cases passed, but not when \`${option}\` asked again; the first is R`;
  const WRONG: readonly (readonly [how: string, again: () => Subject | NotRun, complaint: string])[] = [
    ['crashes', () => replying({ kind: 'crashed', message: 'exited with code 3' }), `${all}0-01: crashed: exited with code 3`],
    ['hangs', () => replying({ kind: 'hung', message: 'wrote nothing' }), `${all}0-01: hung: wrote nothing`],
    ['is garbled', () => replying({ kind: 'garbled', message: 'what?' }), `${all}0-01: garbled: what?`],
    ['declines', () => replying({ kind: 'declined', reason: 'not now' }), `${all}0-01: declined: not now`],
    ['breaks the contract', () => replying({ kind: 'answered', result: { capacity: 'x' } }), `${all}0-01: garbled: \`capacity\` is \`"x"\`, expected a number`],
    ['is wrong, always in the same way', () => flawed((answer) => ('capacity' in answer ? { ...answer, capacity: 77 } : answer)), 'cases passed, but not when'],
    ['crashes late', () => lastly(faithful(), 20, { kind: 'crashed', message: 'out of memory' }), 'crashed: out of memory'],
    ['says another hello', () => ({ ...faithful(), hello: { ...faithful().hello, features: [] } }), 'answers `hello` differently when it is started again'],
    ['complains', () => ({ ...faithful(), complaints: () => ['a second reply to the same request'] }), 'a second reply to the same request'],
    ['does not start', () => ({ kind: 'not-run', message: 'gone' }), `engine it could not be run: gone, when \`${option}\` started it again`],
  ];
  test.each(WRONG)('is not conformant if it then %s', async (_, again, complaint) => {
    const report = await reportOn(faithful, flags, again);
    expect([report.conformant, report.summary.pass, report.complaints?.join('\n')]).toEqual([false, cases.length, expect.stringContaining(complaint)]);
    expect(report.against).toEqual(expect.arrayContaining([...report.complaints ?? []]));
    expect(exitCodeOf({ suite: { version: '1', edition: 'current', profile: 'core' }, command: 'x', engines: [report] })).toBe(1);
  });
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

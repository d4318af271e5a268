import { describe, expect, test } from 'vitest';
import { type Format, FORMATS, rendered } from '../../src/report/formats.ts';
import { exitCodeOf } from '../../src/runner/exit-code.ts';
import { type RunFailure, failuresOf, WAYS_TO_FAIL, type WayToFail, withVerdict } from '../../src/runner/failures.ts';
import { withKnown } from '../../src/runner/known/compare.ts';
import { merged } from '../../src/runner/merge.ts';
import type { EngineReport, RunReport, ThoroughReport } from '../../src/runner/report.ts';
import { run } from '../../src/runner/run.ts';
import { inShard } from '../../src/runner/shard.ts';
import type { Subject } from '../../src/subjects/subject.ts';
import { answering, CHECK, LEAVE, LEFT, legal, makeCase, makeClause, OWED, START, step } from '../runner/samples.ts';

const CLAUSES = (['R2', 'R3'] as const).map(makeClause);
const CASES = [
  makeCase('R2-01', 'R2', step(CHECK, { kind: 'numbers', counted: 4 })),
  makeCase('R3-01', 'R3', step(LEAVE, legal())),
];

const RIGHT = { legal: true, position: LEFT, owes: [OWED] };
const right = answering(({ action }) => (action.type === 'check' ? { counted: 4 } : RIGHT), { answers: ['check', 'move'] });
const allDeclined: Subject = { ...right, ask: async () => ({ kind: 'declined', reason: 'busy' }) };
const moveDeclined: Subject = { ...right, ask: async (request) => (request.action.type === 'move' ? { kind: 'declined', reason: 'busy' } : right.ask(request)) };
const TWIN = { case: 'R3-01', step: 1, twin: 'names swapped', differences: ['legal: expected true, got false'], position: LEFT, action: LEAVE };
const POISONED = { case: 'R3-01', step: 1, by: { case: 'R2-01', step: 1 }, differences: ['legal: expected true, got false'] };

const asked = (subject: Subject): Promise<EngineReport> => run(CASES, subject, { clauses: CLAUSES });
const changed = async (more: Partial<EngineReport>): Promise<EngineReport> => withVerdict({ ...await asked(right), ...more });
const listed = async (subject: Subject, ...ids: readonly string[]): Promise<EngineReport> => withKnown(
  await asked(subject),
  { file: 'known.yaml', known: ids.map((id) => ({ case: id, outcome: 'fail', reason: 'not yet' })) },
  (id) => CASES.some((one) => one.id === id),
);

const THOROUGH: ThoroughReport = {
  seconds: 60, scope: 'tiny', isScopeComplete: true, seed: 1, plays: 800, asked: 9000, declined: 0, wrong: 12,
  faults: [{
    kind: 'fail', position: START, action: LEAVE, differences: ['legal: expected true, got false'], likely: ['N4/pick-up=never'],
    case: 'clause: N4\ncases:\n  - id: N4-9001\n',
  }],
};

/** An engine for each way to fail; a new way has to be added here before this compiles. */
const FAILING: Readonly<Record<WayToFail, () => Promise<EngineReport>>> = {
  'nothing-passed': () => asked(answering(() => RIGHT, { answers: [] })),
  case: () => asked(answering(() => ({ legal: false, reason: 'not-now', counted: 4 }), { answers: ['check', 'move'] })),
  'empty-claim': () => asked(moveDeclined),
  complaint: () => asked({ ...right, complaints: () => ['sends a second reply to `hello`'] }),
  twin: () => changed({ twins: { pairs: 9, differences: [TWIN] } }),
  order: () => changed({ order: { seed: 3, requests: 4, poisoned: [POISONED] } }),
  thorough: () => changed({ thorough: THOROUGH }),
  'known-failures': () => listed(right, 'R9-99'),
};

/** More runs that end with 1, each like something that was once missed. */
const MORE: readonly (readonly [name: string, make: () => Promise<EngineReport>])[] = [
  ['an engine that declines everything', () => asked(allDeclined)],
  ['a case that passes and is listed', () => listed(right, 'R3-01')],
  ['an unlisted failure', () => listed(answering(() => ({ counted: 3, legal: false }), { answers: ['check', 'move'] }), 'R2-01')],
  ['a complaint beside a list', async () => withKnown(
    await changed({ complaints: ['writes to stdout'] }), { file: 'known.yaml', known: [] }, () => true)],
  ['wrong twins beside a list', async () => withKnown(
    await changed({ twins: { pairs: 9, differences: [TWIN] } }), { file: 'known.yaml', known: [] }, () => true)],
  ['many wrong twins', () => changed({ twins: { pairs: 900, differences: Array.from({ length: 45 }, () => TWIN) } })],
];

const ENGINES = [...WAYS_TO_FAIL.map((way) => [way, FAILING[way]] as const), ...MORE];

const runOf = (...engines: readonly EngineReport[]): RunReport =>
  ({ suite: { version: '1', edition: 'current', profile: 'core' }, command: 'run', engines });

/** Whether a report shows a failure, by what its readers look at; a new format has to be added here before this compiles. */
const SHOWS_FAILURE: Readonly<Record<Format, (report: string) => boolean>> = {
  text: (report) => /not conformant: |[1-9]\d* not as listed; exit code 1/.test(report),
  json: (report) => JSON.parse(report).engines.some(({ conformant, known }: EngineReport) => !conformant || (known?.surprises ?? []).length > 0),
  tap: (report) => /^not ok (?!.*# (?:TODO|SKIP))/m.test(report),
  junit: (report) => /<(?:failure|error) /.test(report) && /<testsuites name="capacity" tests="\d+" (?!failures="0" errors="0")/.test(report),
  ctrf: (report) => JSON.parse(report).results.summary.failed > 0,
  sarif: (report) => JSON.parse(report).runs.some(({ results }: { results: readonly { level: string; suppressions?: readonly unknown[] }[] }) =>
    results.some(({ level, suppressions = [] }) => level === 'error' && suppressions.length === 0)),
  markdown: (report) => report.startsWith('## Capacity: ❌'),
  github: (report) => /^::error /m.test(report),
  badge: (report) => JSON.parse(report).color === 'red',
  html: (report) => report.includes('<section class="engine bad">'),
};

const OPTIONS = { colour: false, width: 120, quiet: false };

const showing = async (report: RunReport): Promise<Readonly<Partial<Record<Format, boolean>>>> =>
  Object.fromEntries(await Promise.all(FORMATS.map(async (format) => [format, SHOWS_FAILURE[format](await rendered(format, report, OPTIONS))] as const)));

const everyFormat = (shows: boolean) => Object.fromEntries(FORMATS.map((format) => [format, shows]));

describe('every format shows a failure where the exit code is 1', () => {
  test.each(ENGINES)('%s', async (_, make) => {
    const report = runOf(await make());
    expect(exitCodeOf(report)).toBe(1);
    expect(await showing(report)).toEqual(everyFormat(true));
  });

  test.each(ENGINES)('beside an engine without failures: %s', async (_, make) => {
    const report = runOf(await asked(right), await make());
    expect(exitCodeOf(report)).toBe(1);
    expect(await showing(report)).toEqual(everyFormat(true));
  });

  test('and none where it is 0', async () => {
    const report = runOf(await asked(right));
    expect(exitCodeOf(report)).toBe(0);
    expect(await showing(report)).toEqual(everyFormat(false));
  });
});

describe('crossings have a row below the clauses', () => {
  const crossings = [...CASES, makeCase('X-move-01', 'X', step(LEAVE, legal())), makeCase('X-check-01', 'X', step(CHECK, { kind: 'numbers', counted: 3 }))];
  const report = async () => runOf(await run(crossings, right, { clauses: CLAUSES }));

  test('that counts for the verdict, but for no clause', async () => {
    const { engines: [engine] } = await report();
    expect(engine?.clauses.map(({ id, pass, fail, decides }) => [id, pass, fail, decides])).toEqual([['R2', 1, 0, true], ['R3', 1, 0, true], ['X', 1, 1, false]]);
    expect([engine?.conformant, engine?.against]).toEqual([false, ['1 case failed']]);
  });

  const ROWS: Readonly<Record<Format, RegExp>> = {
    text: /^R3 {4}.* 1 passed.*\nX {5}An action crossed with several clauses; .* 1 passed, 1 failed$/m,
    json: /"id": "X",\n *"name": "crossings"/,
    tap: /# Subtest: X crossings\n {4}1\.\.2\n {4}ok 1 - X-move-01 the title of X-move-01\n {4}not ok 2 - X-check-01 /,
    junit: /<testsuite name="X crossings" tests="2" failures="1" [^]*<testcase name="X-check-01 the title of X-check-01" classname="capacity\.X"/,
    ctrf: /"name": "X-check-01 the title of X-check-01",\n *"status": "failed",\n *"duration": 0,\n *"suite": \[\n *"X crossings"/,
    sarif: /"id": "X",\n *"name": "crossings"[^]*"ruleId": "X",\n *"ruleIndex": 2/,
    markdown: /^\| X \| crossings \| ❌ 1 passed, 1 failed \|$/m,
    github: /^::error file=X\.yaml,line=3,title=fail X-check-01::/m,
    badge: /"message": "\d\/2 clauses/,
    html: /<section class="clause" id="X" [^]*<details class="case" id="X-check-01"/,
  };

  test.each(FORMATS)('in %s', async (format) => {
    expect(await rendered(format, await report(), OPTIONS)).toMatch(ROWS[format]);
  });
});

test.each(WAYS_TO_FAIL)('the engine that fails by %s fails in that way', async (way) => {
  expect(failuresOf(await FAILING[way](), {}).map((failure: RunFailure) => failure.way)).toContain(way);
});

describe('merged shards', () => {
  /** Findings that any shard may have had; those of whole runs follow from the counts, lists are compared after merging, and no shard is thorough. */
  const FINDINGS: Readonly<Record<Exclude<WayToFail, 'nothing-passed' | 'case' | 'empty-claim' | 'thorough' | 'known-failures'>, Partial<EngineReport>>> = {
    complaint: { complaints: ['sends a second reply to `hello`'] },
    twin: { twins: { pairs: 9, differences: [TWIN] } },
    order: { order: { seed: 3, requests: 4, poisoned: [POISONED] } },
  };
  const rows = Object.entries(FINDINGS).flatMap(([way, found]) => [1, 2].map((index) => [way, index, found] as const));

  test.each(rows)('a %s of shard %i still counts against the engine, in every format', async (way, bad, found) => {
    const clean: Partial<EngineReport> = way === 'twin'
      ? { twins: { pairs: 5, differences: [] } }
      : way === 'order' ? { order: { seed: 3, requests: 2, poisoned: [] } } : {};
    const shards = await Promise.all([1, 2].map(async (index): Promise<RunReport> => {
      const shard = { index, of: 2 };
      const engine = await run(inShard(CASES, shard), right, { clauses: CLAUSES });
      return { ...runOf(withVerdict({ ...engine, ...(index === bad ? found : clean) })), shard };
    }));
    expect(shards.map(exitCodeOf)).toEqual([bad === 1 ? 1 : 0, bad === 2 ? 1 : 0]);
    const whole = merged(shards, ['1.json', '2.json'], { cases: CASES, clauses: CLAUSES, asked: () => CASES });
    if ('fault' in whole) throw new Error(whole.fault);
    expect(whole.engines[0]).toMatchObject({ conformant: false, complete: false });
    expect(failuresOf(...firstOf(whole)).map((failure) => failure.way)).toEqual([way]);
    expect(await showing(whole)).toEqual(everyFormat(true));
  });

  test('add up their twins and their requests in another order', async () => {
    const shards = await Promise.all([1, 2].map(async (index): Promise<RunReport> => {
      const shard = { index, of: 2 };
      const engine = await run(inShard(CASES, shard), right, { clauses: CLAUSES });
      return { ...runOf({ ...engine, twins: { pairs: index, differences: [] }, order: { seed: 3, requests: 10 * index, poisoned: [] } }), shard };
    }));
    const whole = merged(shards, ['1.json', '2.json'], { cases: CASES, clauses: CLAUSES, asked: () => CASES });
    expect('fault' in whole ? whole.fault : whole.engines[0]).toMatchObject({
      conformant: true, twins: { pairs: 3, differences: [] }, order: { seed: 3, requests: 30, poisoned: [] },
    });
  });
});

const firstOf = (report: RunReport): readonly [EngineReport, RunReport] => {
  const [engine] = report.engines;
  if (engine === undefined) throw new Error('no engine');
  return [engine, report];
};

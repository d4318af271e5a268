import { describe, expect, test } from 'vitest';
import { readRunReport } from '../../src/runner/check-report.ts';
import type { EngineReport, RunReport } from '../../src/runner/report.ts';
import { run } from '../../src/runner/run.ts';
import { answering, CHECK, makeCase, makeClause, step } from './samples.ts';

const CASES = ['R2-01', 'R2-02'].map((id, at) => makeCase(id, 'R2', step(CHECK, { kind: 'numbers', counted: 3 + at })));

/** The first case fails, the second passes. */
const report = async (): Promise<RunReport> => ({
  suite: { version: '1', edition: 'current', profile: 'core' },
  command: 'run',
  engines: [await run(CASES, answering(() => ({ counted: 4 })), { clauses: [makeClause('R2')] })],
});

const changed = async (change: (engine: EngineReport) => EngineReport): Promise<unknown> => {
  const made = await report();
  return JSON.parse(JSON.stringify({ ...made, engines: made.engines.map(change) }));
};

test('a report of a run is one', async () => {
  expect(await changed((engine) => engine)).toEqual(readRunReport(await changed((engine) => engine)));
});

test('a value of another shape is none', async () => {
  expect(readRunReport({})).toEqual({ fault: '`suite` is missing, expected an object' });
  expect(readRunReport({ ...await report(), engines: [] })).toEqual({ fault: '`engines` is empty, expected at least one entry' });
  expect(readRunReport(await changed((engine) => ({ ...engine, cases: engine.cases.map((one) => ({ ...one, outcome: 'constructor' as never })) })))).toMatchObject({ fault: expect.stringContaining('`engines[0].cases[0].outcome` is `"constructor"`') });
});

test('what a terminal would obey is escaped, in every text', async () => {
  const read = readRunReport(await changed((engine) => ({
    ...engine,
    name: '\u001b[31madder',
    clauses: engine.clauses.map((row) => ({ ...row, statement: '\u001b]0;title\u0007' })),
    cases: engine.cases.map((one) => ({ ...one, title: 'two\nlines\u009b2J' })),
  })));
  expect(read).toMatchObject({
    engines: [{ name: '\\u{1b}[31madder', clauses: [{ statement: '\\u{1b}]0;title\\u{7}' }], cases: [{ title: 'two\nlines\\u{9b}2J' }, {}] }],
  });
});

describe('a report that contradicts itself is none', () => {
  const green = { conformant: true, against: [] } as const;
  test.each<readonly [string, (engine: EngineReport) => EngineReport]>([
    ['conformant', (engine) => ({ ...engine, conformant: true })],
    ['against', (engine) => ({ ...engine, ...green })],
    ['against', (engine) => ({ ...engine, complaints: ['a second reply to the same request'] })],
    ['against', (engine) => ({ ...engine, twins: { pairs: 1, differences: [{ case: 'R2-02', step: 1, twin: 'names swapped', differences: ['x'], position: { players: {}, systems: {} }, action: CHECK }] } })],
    ['complete', (engine) => ({ ...engine, complete: true })],
    ['summary', (engine) => ({ ...engine, ...green, summary: { ...engine.summary, pass: 2, fail: 0 } })],
    ['summary', (engine) => ({ ...engine, cases: engine.cases.map((one) => ({ ...one, outcome: 'pass' as const })) })],
    ['summary', (engine) => ({ ...engine, cases: engine.cases.slice(1) })],
    ['clauses', (engine) => ({ ...engine, clauses: [] })],
    ['clauses', (engine) => ({ ...engine, clauses: engine.clauses.map((row) => ({ ...row, pass: 2, fail: 0 })) })],
    ['cases', (engine) => ({ ...engine, cases: engine.cases.map((one) => ({ ...one, id: 'R2-02' })) })],
  ])('in its `%s`', async (member, change) => {
    expect(readRunReport(await changed(change))).toEqual({ fault: `\`engines[0].${member}\` contradicts the rest of the report` });
  });
});

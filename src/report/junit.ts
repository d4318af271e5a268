import type { CaseReport, ClauseReport, EngineReport, Outcome, RunReport } from '../runner/report.ts';
import { failedCase } from './failed-case.ts';
import { inEngine } from './named.ts';
import { paintFor } from './paint.ts';
import { wentWrong } from './went-wrong.ts';
import { element, xmlText } from './xml.ts';

/** JUnit XML as CI services read it: a suite a clause; what an engine says wrong is a failure, and what it doesn't say an error. */
export const junitReport = (report: RunReport): string => {
  const cases = report.engines.flatMap((engine) => engine.cases);
  const suites = report.engines.flatMap((engine) => engine.clauses.flatMap((clause) => suite(report, engine, clause)));
  const lines = element('testsuites', { name: 'capacity', ...countsOf(cases), time: 0 }, suites);
  return `${['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n')}\n`;
};

const suite = (report: RunReport, engine: EngineReport, clause: ClauseReport): readonly string[] => {
  const cases = engine.cases.filter((one) => one.clause === clause.id);
  const name = inEngine(`${clause.id} ${clause.name}`, engine, report);
  return element('testsuite', { name, ...countsOf(cases), time: 0 }, cases.flatMap((one) => testcase(report, engine, one, clause.statement)));
};

const testcase = (report: RunReport, engine: EngineReport, one: CaseReport, statement: string): readonly string[] => element(
  'testcase',
  { name: `${one.id} ${one.title}`, classname: classOf(report, engine, one), file: one.file, line: one.line, time: 0 },
  outcome(one, statement, report.command),
);

/** Services take the last dot for the end of a package, so a clause has none. */
const classOf = (report: RunReport, engine: EngineReport, { clause }: CaseReport): string =>
  `${inEngine('capacity', engine, report).replaceAll('.', '-')}.${clause.replaceAll('.', '-')}`;

const outcome = (one: CaseReport, statement: string, command: string): readonly string[] => {
  const message = one.message ?? '';
  if (one.outcome === 'declined') return element('skipped', { message });
  if (!wentWrong(one)) return [];
  const said = failedCase(one, statement, command, WIDTH, paintFor(false)).map((line) => xmlText(line, 10 * WIDTH));
  return element(one.outcome === 'fail' ? 'failure' : 'error', { message, type: one.outcome }, said);
};

const WIDTH = 120;

const countsOf = (cases: readonly CaseReport[]) => ({
  tests: cases.length,
  failures: count(cases, ['fail']),
  errors: count(cases, ['crashed', 'hung', 'garbled', 'faulty']),
  skipped: count(cases, ['declined']),
});

const count = (cases: readonly CaseReport[], outcomes: readonly Outcome[]): number => cases.filter((one) => outcomes.includes(one.outcome)).length;

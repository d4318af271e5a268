import type { CaseReport, ClauseReport, EngineReport, RunReport } from '../../runner/report.ts';
import { failedCase } from '../words/failed-case.ts';
import { outcomeMessage, knownInWords } from '../words/known.ts';
import { withEngineName } from '../words/engine-name.ts';
import { paintFor } from '../words/paint.ts';
import { engineCommand } from '../words/rerun-command.ts';
import { failsRun, isFailure } from '../words/failures.ts';
import { element, xmlText } from '../words/xml.ts';

/** JUnit XML as CI services read it: a suite for each clause. Wrong answers are failures; crashes, hangs and garbled answers are errors. */
export const junitReport = (report: RunReport): string => {
  const cases = report.engines.flatMap((engine) => engine.cases);
  const suites = report.engines.flatMap((engine) => engine.clauses.flatMap((clause) => suite(report, engine, clause)));
  const besides = report.engines.flatMap((engine) => notAsListed(report, engine));
  const counts = countsOf(cases, report.engines.flatMap(({ known }) => known?.besides ?? []).length);
  const lines = element('testsuites', { name: 'capacity', ...counts, time: 0 }, [...suites, ...besides]);
  return `${['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n')}\n`;
};

const suite = (report: RunReport, engine: EngineReport, clause: ClauseReport): readonly string[] => {
  const cases = engine.cases.filter((one) => one.clause === clause.id);
  const name = withEngineName(`${clause.id} ${clause.name}`, engine, report);
  return element('testsuite', { name, ...countsOf(cases), time: 0 }, cases.flatMap((one) => testcase(report, engine, one, clause.statement)));
};

/** Failures by the list of known failures that belong to no case. */
const notAsListed = (report: RunReport, engine: EngineReport): readonly string[] => {
  const { besides = [], file = '' } = engine.known ?? {};
  if (besides.length === 0) return [];
  const classname = `${classOf(report, engine)}.known-failures`;
  const cases = besides.flatMap((line) =>
    element('testcase', { name: line, classname, file, time: 0 }, element('failure', { message: line, type: 'known' })));
  return element('testsuite', { name: withEngineName('known failures', engine, report), ...countsOf([], besides.length), time: 0 }, cases);
};

const testcase = (report: RunReport, engine: EngineReport, one: CaseReport, statement: string): readonly string[] => element(
  'testcase',
  {
    name: `${one.id} ${one.title}`,
    classname: `${classOf(report, engine)}.${one.clause.replaceAll('.', '-')}`,
    file: one.file,
    line: one.line,
    time: 0,
  },
  outcome(one, statement, engineCommand(engine, report)),
);

/** CI services split a class name at its last dot, so the parts have none. */
const classOf = (report: RunReport, engine: EngineReport): string => withEngineName('capacity', engine, report).replaceAll('.', '-');

const outcome = (one: CaseReport, statement: string, command: string): readonly string[] => {
  const message = outcomeMessage(one);
  if (!failsRun(one)) return skipped(one);
  if (!isFailure(one)) return element('failure', { message, type: 'known' });
  const lines = failedCase(one, { statement, command }, { width: WIDTH, paint: paintFor(false) }).map((line) => xmlText(line, 10 * WIDTH));
  return element(one.outcome === 'fail' ? 'failure' : 'error', { message, type: one.outcome }, lines);
};

const skipped = (one: CaseReport): readonly string[] => {
  const message = knownInWords(one) ?? (one.outcome === 'declined' ? one.message ?? '' : undefined);
  return message === undefined ? [] : element('skipped', { message });
};

const WIDTH = 120;

/** `besides`: failures that belong to no case. */
const countsOf = (cases: readonly CaseReport[], besides = 0) => {
  const deciding = cases.filter(failsRun);
  const errors = deciding.filter((one) => isFailure(one) && one.outcome !== 'fail').length;
  return {
    tests: cases.length + besides,
    failures: deciding.length - errors + besides,
    errors,
    skipped: cases.filter((one) => skipped(one).length > 0 && !failsRun(one)).length,
  };
};

import type { CaseReport, ClauseReport, EngineReport, RunReport } from '../../runner/report.ts';
import type { Group } from '../../text/grouped.ts';
import { failedCase } from '../words/failed-case.ts';
import { outcomeMessage, knownInWords } from '../words/known.ts';
import { withEngineName } from '../words/engine-name.ts';
import { type OtherFailure, otherFailures, otherFailuresByWay, WAY_NAMES } from '../words/other-failures.ts';
import { paintFor } from '../words/paint.ts';
import { engineCommand } from '../words/rerun-command.ts';
import { failsRun, isFailure } from '../words/failures.ts';
import { element, xmlText } from '../words/xml.ts';

/** JUnit XML as CI services read it: a suite for each clause. Wrong answers are failures; crashes, hangs and garbled answers are errors. */
export const junitReport = (report: RunReport): string => {
  const { engines } = report;
  const suites = engines.flatMap((engine) => [
    ...engine.clauses.flatMap((clause) => suite(report, engine, clause)),
    ...otherFailuresByWay(engine, report).flatMap((failures) => otherSuite(report, engine, failures)),
  ]);
  const others = engines.flatMap((engine) => otherFailures(engine, report));
  const counts = countsOf(engines.flatMap(({ cases }) => cases), others.length);
  const lines = element('testsuites', { name: 'capacity', ...counts, time: 0 }, suites);
  return `${['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n')}\n`;
};

const suite = (report: RunReport, engine: EngineReport, clause: ClauseReport): readonly string[] => {
  const cases = engine.cases.filter((one) => one.clause === clause.id);
  const name = withEngineName(`${clause.id} ${clause.name}`, engine, report);
  const testcases = cases.flatMap((one) => testcase(report, engine, one, clause.statement));
  return element('testsuite', { name, ...countsOf(cases), time: 0 }, testcases);
};

/** A suite for each way in which the run failed apart from its cases. */
const otherSuite = (report: RunReport, engine: EngineReport, failures: Group<OtherFailure>): readonly string[] => {
  const [{ way }] = failures;
  const classname = `${classOf(report, engine)}.${way}`;
  const cases = failures.flatMap(({ message, place }) => element(
    'testcase',
    { name: message, classname, ...place, time: 0 },
    element('failure', { message, type: way === 'known-failures' ? 'known' : way }),
  ));
  return element('testsuite', { name: withEngineName(WAY_NAMES[way], engine, report), ...countsOf([], failures.length), time: 0 }, cases);
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

/** `others`: how many failures are about no case. */
const countsOf = (cases: readonly CaseReport[], others = 0) => {
  const deciding = cases.filter(failsRun);
  const errors = deciding.filter((one) => isFailure(one) && one.outcome !== 'fail').length;
  return {
    tests: cases.length + others,
    failures: deciding.length - errors + others,
    errors,
    skipped: cases.filter((one) => skipped(one).length > 0 && !failsRun(one)).length,
  };
};

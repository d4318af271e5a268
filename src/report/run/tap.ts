import type { CaseReport, ClauseReport, EngineReport, RunReport } from '../../runner/report.ts';
import { comparedWithKnown, outcomeMessage } from '../words/known.ts';
import { diagnosisLines, diagnosisHeading } from '../words/diagnosis.ts';
import { engineName, withEngineName, runSettings } from '../words/engine-name.ts';
import type { Group } from '../../text/grouped.ts';
import { printable } from '../../text/printable.ts';
import { defined } from '../../text/records.ts';
import { type OtherFailure, otherFailuresByWay, WAY_NAMES } from '../words/other-failures.ts';
import { verdictOn } from '../words/verdict.ts';
import { failsRun, isFailure } from '../words/failures.ts';
import { stepInWords } from '../words/failed-step.ts';

/** TAP version 14: a subtest for each clause, and a test for each case. */
export const tapReport = (report: RunReport): string => {
  const subtests = report.engines.flatMap((engine) => [
    ...engine.clauses.map((clause) => ofClause(report, engine, clause)),
    ...otherFailuresByWay(engine, report).map((failures) => ofWay(report, engine, failures)),
  ]);
  const lines = [
    'TAP version 14',
    `1..${subtests.length}`,
    ...subtests.flatMap((subtest, at) => subtest(at + 1)),
    ...report.engines.flatMap((engine) => closing(report, engine)),
  ];
  return `${lines.join('\n')}\n`;
};

/** The lines of a test or subtest with this number. */
type Subtest = (number: number) => readonly string[];

const ofClause = (report: RunReport, engine: EngineReport, { id, name }: ClauseReport): Subtest => {
  const cases = engine.cases.filter((one) => one.clause === id);
  return subtest(withEngineName(`${id} ${name}`, engine, report), cases.map((one) => (at) => point(at, one)), !cases.some(failsRun));
};

/** A subtest for a way in which the run failed apart from its cases. */
const ofWay = (report: RunReport, engine: EngineReport, failures: Group<OtherFailure>): Subtest => {
  const points = failures.map(({ message }): Subtest => (at) => [`not ok ${at} - ${described(message)}`]);
  return subtest(withEngineName(WAY_NAMES[failures[0].way], engine, report), points, false);
};

const subtest = (name: string, points: readonly Subtest[], isWell: boolean): Subtest => (number) => [
  `# Subtest: ${described(name)}`,
  ...[`1..${points.length}`, ...points.flatMap((one, at) => one(at + 1))].map((line) => `    ${line}`),
  `${isWell ? 'ok' : 'not ok'} ${number} - ${described(name)}${points.length === 0 ? ' # SKIP no cases' : ''}`,
];

/** A known failure is a `TODO`: not ok, but it fails nothing. */
const point = (number: number, report: CaseReport): readonly string[] => {
  const isOk = !isFailure(report) && !failsRun(report);
  const name = `${isOk ? 'ok' : 'not ok'} ${number} - ${described(`${report.id} ${report.title}`)}`;
  if (isOk) return [report.outcome === 'declined' ? `${name} # SKIP ${described(report.message ?? 'declined')}` : name];
  return [report.known === undefined ? name : `${name} # TODO ${described(report.known)}`, ...block(diagnostics(report))];
};

const diagnostics = (report: CaseReport): Readonly<Record<string, unknown>> => ({
  outcome: report.outcome,
  message: printable(outcomeMessage(report)),
  ...defined({ parts: report.parts }),
  at: printable(`${report.file}:${report.line}`),
  ...(report.at && stepInWords(report.at)),
});


/** Strings and lists of strings in JSON are also YAML. */
const block = (values: Readonly<Record<string, unknown>>): readonly string[] =>
  ['---', ...Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}`), '...'].map((line) => `  ${line}`);

const closing = (report: RunReport, engine: EngineReport): readonly string[] =>
  [
    `${engineName(engine)} is ${verdictOn(engine)} (${runSettings(report)})`,
    ...diagnosisLines(engine).map((line, at) => (at === 0 ? `${diagnosisHeading(engine, report.suite)}: ${line}` : line)),
    ...comparedWithKnown(engine),
  ].map((line) => `# ${line}`);

/** A description ends at an unescaped `#`. */
const described = (text: string): string => printable(text).replace(/[\\#]/g, '\\$&');

import type { CaseReport, ClauseReport, EngineReport, RunReport } from '../../runner/report.ts';
import { counted } from '../../text/counted.ts';
import { type Group, grouped } from '../../text/grouped.ts';
import { firstFew, fitted, labelled } from '../../text/lines.ts';
import { printable } from '../../text/printable.ts';
import { diagnosisHeading, diagnosisLines } from '../words/diagnosis.ts';
import { engineName, runSettings } from '../words/engine-name.ts';
import { exclusionsInWords, notExcludedLines } from '../words/exclusions.ts';
import { failedCase } from '../words/failed-case.ts';
import { failsRun, isFailure, newFailureCount } from '../words/failures.ts';
import { exitCodeLine, knownByReason } from '../words/known.ts';
import { idWidth, matrixLines } from '../words/matrix.ts';
import { type Layout, type Paint, paintFor } from '../words/paint.ts';
import { engineCommand } from '../words/rerun-command.ts';
import { casesByClause, othersInWords, sameFailures } from '../words/same-failures.ts';
import { clauseTally, tally } from '../words/tally.ts';
import { thoroughLines, thoroughTotals } from '../words/thorough.ts';
import { twinAndOrderLines, twinAndOrderTotals } from '../words/twins-and-order.ts';
import { verdictOn } from '../words/verdict.ts';

export interface TextOptions {
  readonly colour: boolean;
  /** In characters. */
  readonly width: number;
  /** Leaves out the clauses. */
  readonly quiet: boolean;
  /** Whether the site's playground is in the folder that the report is written to; only `html` links to it. */
  readonly isBesidePlayground?: boolean;
}

/** The failures, a line for each clause, and a total line for each engine; ends with a newline. */
export const textReport = (report: RunReport, { colour, width, quiet }: TextOptions): string => {
  const layout = { width, paint: paintFor(colour) };
  const { engines } = report;
  const lines = [
    ...engines.flatMap((engine) => engineLines(report, engine, layout)),
    ...(quiet ? [] : table(engines, layout)),
    ...engines.flatMap(twinAndOrderTotals),
    ...engines.flatMap(thoroughTotals),
    ...(quiet ? [] : engines.flatMap((engine) => exclusionLine(engine, report))),
    ...engines.map((engine) => totalLine(report, engine, layout.paint)),
    ...[exitCodeLine(report) ?? []].flat(),
  ];
  return `${lines.join('\n')}\n`;
};

const engineLines = (report: RunReport, engine: EngineReport, layout: Layout): readonly string[] => {
  const failed = sameFailures(casesByClause(engine).filter((one) => isFailure(one) && failsRun(one)));
  const surprises = engine.known?.surprises.map((line) => printable(line)) ?? [];
  const lines = [
    ...under(diagnosisHeading(engine, report.suite), diagnosisLines(engine), layout),
    ...under('not as in the list of known failures', firstFew(surprises, SHOWN), layout),
    ...engine.clauses.flatMap((clause) =>
      failureLines(clause, engineCommand(engine, report), failed.filter(([one]) => one.clause === clause.id), layout)),
    ...under('known failures, as listed', knownByReason(engine), layout),
    ...under('declined', declinedByReason(engine), layout),
    ...under('not judged', firstFew(notExcludedLines(engine), SHOWN), layout),
    ...under('right for the wrong reason', firstFew(remarksIn(engine), SHOWN), layout),
    ...twinAndOrderLines(engine, layout),
    ...thoroughLines(engine, layout),
  ];
  const { strong } = layout.paint;
  return report.engines.length === 1 || lines.length === 0 ? lines : [strong(`--- ${engineName(engine)} ---`), '', ...lines];
};

/** The failures of one clause: the first few in full, the others in a line each. */
const failureLines = (clause: ClauseReport, command: string, failed: readonly Group<CaseReport>[], layout: Layout): readonly string[] => {
  if (failed.length === 0) return [];
  const { statement } = clause;
  const { width, paint } = layout;
  const others = failed.slice(IN_FULL).map((group) => paint.bad(fitted(lineOn(group), width)));
  return [
    paint.strong(`${clause.id} ${clause.name}: ${clauseTally(clause)}`),
    '',
    ...failed.slice(0, IN_FULL).flatMap((group) =>
      [...failedCase(group[0], { statement, command, others: othersInWords(group) }, layout), '']),
    ...(others.length === 0 ? [] : [...others, '']),
  ];
};

const IN_FULL = 5;

const lineOn = ([{ outcome, id, title }, ...others]: Group<CaseReport>): string =>
  `${outcome.toUpperCase()} ${id}${others.length === 0 ? '' : ` and ${others.length} more`}  ${printable(title)}`;

/** A line for each reason, with the cases that the engine declined for it. */
const declinedByReason = ({ cases }: EngineReport): readonly string[] => {
  const declined = cases.filter(({ outcome }) => outcome === 'declined');
  return grouped(declined, ({ message = '' }) => message).map((group) =>
    `${printable(group[0].message ?? '')} (${group.length}): ${firstFew(group.map(({ id }) => id), SHOWN).join(', ')}`);
};

const SHOWN = 12;

const remarksIn = ({ cases }: EngineReport): readonly string[] =>
  cases.flatMap(({ id, remarks = [] }) => remarks.map((remark) => `${id} ${printable(remark)}`));

const under = (heading: string, lines: readonly string[], { width, paint }: Layout): readonly string[] =>
  (lines.length === 0 ? [] : [paint.strong(heading), ...lines.flatMap((line) => labelled('', [line], width)), '']);

const table = (engines: readonly EngineReport[], { width, paint }: Layout): readonly string[] => {
  const [only, ...others] = engines;
  if (only === undefined) return [];
  return others.length === 0 ? clauseLines(only.clauses, width, paint) : matrixLines(engines, width, paint);
};

/** Statements are cut to the width that the counts leave. */
const clauseLines = (clauses: readonly ClauseReport[], width: number, paint: Paint): readonly string[] => {
  const widest = Math.max(...clauses.map((clause) => countsOf(clause).length));
  const ids = idWidth(clauses);
  const room = Math.max(NARROWEST, width - ids - widest);
  return clauses.map((clause) => {
    const statement = fitted(clause.statement, room - 2).padEnd(room);
    return `${clause.id.padEnd(ids)}${statement}${colourOf(clause, paint)(countsOf(clause))}`;
  });
};

const NARROWEST = 20;

const countsOf = (clause: ClauseReport): string => [clauseTally(clause), ...noteOn(clause)].join(', ');

const noteOn = ({ judged, decides }: ClauseReport): readonly string[] => (judged || !decides ? [] : ['not judged']);

const colourOf = (clause: ClauseReport, paint: Paint): ((text: string) => string) => {
  if (newFailureCount(clause) > 0) return paint.bad;
  return clause.judged || (!clause.decides && clause.pass > 0) ? paint.good : paint.weak;
};

const exclusionLine = (engine: EngineReport, { suite }: RunReport): readonly string[] => {
  const words = exclusionsInWords(engine, suite);
  return words === undefined ? [] : [`${engineName(engine)} ${words}`];
};

const totalLine = (report: RunReport, engine: EngineReport, paint: Paint): string => {
  const isPart = report.shard !== undefined && engine.conformant;
  const verdict = isPart ? 'is conformant so far' : `is ${verdictOn(engine)}`;
  const coloured = colourFor(engine, paint)(`${engineName(engine)} ${verdict}`);
  return `${counted(engine.cases.length, 'case')}: ${tally(engine.summary)}. ${coloured} (${runSettings(report)})`;
};

const colourFor = ({ conformant, known }: EngineReport, paint: Paint): ((text: string) => string) =>
  ((known === undefined ? conformant : known.surprises.length === 0) ? paint.good : paint.bad);

import type { CaseReport, ClauseReport, EngineReport, RunReport } from '../../runner/report.ts';
import { sameFailures, casesByClause, othersInWords } from '../words/same-failures.ts';
import { counted } from '../../text/counted.ts';
import { failedCase } from '../words/failed-case.ts';
import type { Group } from '../../text/grouped.ts';
import { exitCodeLine, knownByReason } from '../words/known.ts';
import { diagnosisLines, diagnosisHeading } from '../words/diagnosis.ts';
import { firstFew, fitted, labelled } from '../../text/lines.ts';
import { engineName, runSettings } from '../words/engine-name.ts';
import { type Paint, paintFor } from '../words/paint.ts';
import { printable } from '../../text/printable.ts';
import { twinAndOrderLines, twinAndOrderTotals } from '../words/twins-and-order.ts';
import { engineCommand } from '../words/rerun-command.ts';
import { clauseTally, tally } from '../words/tally.ts';
import { matrixLines } from '../words/matrix.ts';
import { verdictOn } from '../words/verdict.ts';
import { failsRun, newFailureCount, isFailure } from '../words/failures.ts';

export interface TextOptions {
  readonly colour: boolean;
  /** In characters. */
  readonly width: number;
  /** Leaves out the clauses. */
  readonly quiet: boolean;
}

/** What went wrong, then a line a clause, then one total line an engine; ends with a line end. */
export const textReport = (report: RunReport, options: TextOptions): string => {
  const paint = paintFor(options.colour);
  const { engines } = report;
  const lines = [
    ...engines.flatMap((engine) => engineLines(report, engine, options.width, paint)),
    ...(options.quiet ? [] : table(engines, options.width, paint)),
    ...engines.flatMap(twinAndOrderTotals),
    ...engines.map((engine) => totalLine(report, engine, paint)),
    ...[exitCodeLine(report) ?? []].flat(),
  ];
  return `${lines.join('\n')}\n`;
};

const engineLines = (report: RunReport, engine: EngineReport, width: number, paint: Paint): readonly string[] => {
  const wrong = sameFailures(casesByClause(engine).filter((one) => isFailure(one) && failsRun(one)));
  const lines = [
    ...under(diagnosisHeading(engine), diagnosisLines(engine), width, paint),
    ...under('not as the list of known failures says', firstFew(engine.known?.surprises.map((line) => printable(line)) ?? [], SHOWN), width, paint),
    ...engine.clauses.flatMap((clause) => wrongLines(clause, engineCommand(engine, report), wrong.filter(([one]) => one.clause === clause.id), width, paint)),
    ...under('known failures, as listed', knownByReason(engine), width, paint),
    ...declinedLines(engine, width, paint),
    ...remarkLines(engine, width, paint),
    ...twinAndOrderLines(engine, width, paint),
  ];
  return report.engines.length === 1 || lines.length === 0 ? lines : [paint.strong(`--- ${engineName(engine)} ---`), '', ...lines];
};

/** What went wrong first in a clause: the first few cases in full, the others in a line each. */
const wrongLines = (clause: ClauseReport, command: string, wrong: readonly Group<CaseReport>[], width: number, paint: Paint): readonly string[] => {
  if (wrong.length === 0) return [];
  const others = wrong.slice(IN_FULL).map((group) => fitted(lineOn(group), width));
  return [
    paint.strong(`${clause.id} ${clause.name}: ${clauseTally(clause)}`),
    '',
    ...wrong.slice(0, IN_FULL).flatMap((group) => [...failedCase(group[0], clause.statement, command, width, paint, othersInWords(group)), '']),
    ...(others.length === 0 ? [] : [...others.map(paint.bad), '']),
  ];
};

const lineOn = ([first, ...others]: Group<CaseReport>): string =>
  `${headOf(first)}${others.length === 0 ? '' : ` and ${others.length} more`}  ${printable(first.title)}`;

const IN_FULL = 5;

const headOf = ({ outcome, id }: CaseReport): string => `${outcome.toUpperCase()} ${id}`;

/** A line a reason: the cases that the engine declined for it. */
const declinedLines = (engine: EngineReport, width: number, paint: Paint): readonly string[] => {
  const declined = engine.cases.filter(({ outcome }) => outcome === 'declined');
  const reasons = new Set(declined.map(({ message }) => message ?? ''));
  const said = [...reasons].map((reason) => {
    const ids = declined.filter(({ message }) => (message ?? '') === reason).map(({ id }) => id);
    return `${printable(reason)} (${ids.length}): ${firstFew(ids, SHOWN).join(', ')}`;
  });
  return under('declined', said, width, paint);
};

const SHOWN = 12;

const remarkLines = (engine: EngineReport, width: number, paint: Paint): readonly string[] => {
  const said = engine.cases.flatMap(({ id, remarks }) => (remarks ?? []).map((remark) => `${id} ${printable(remark)}`));
  return under('right, for the wrong reason', firstFew(said, SHOWN), width, paint);
};

const under = (heading: string, said: readonly string[], width: number, paint: Paint): readonly string[] =>
  (said.length === 0 ? [] : [paint.strong(heading), ...said.flatMap((text) => labelled('', [text], width)), '']);

const table = (engines: readonly EngineReport[], width: number, paint: Paint): readonly string[] => {
  const [only, ...others] = engines;
  if (only === undefined) return [];
  return others.length === 0 ? clauseLines(only.clauses, width, paint) : matrixLines(engines, width, paint);
};

/** Statements are cut to what the counts leave of the width. */
const clauseLines = (clauses: readonly ClauseReport[], width: number, paint: Paint): readonly string[] => {
  const widest = Math.max(...clauses.map((clause) => countsOf(clause).length));
  const room = Math.max(NARROWEST, width - ID_WIDTH - widest);
  return clauses.map((clause) => {
    const statement = fitted(clause.statement, room - 2).padEnd(room);
    return `${clause.id.padEnd(ID_WIDTH)}${statement}${colourOf(clause, paint)(countsOf(clause))}`;
  });
};

const ID_WIDTH = 6;
const NARROWEST = 20;

const countsOf = (clause: ClauseReport): string => [clauseTally(clause), ...noteOn(clause)].join(', ');

const noteOn = ({ judged, decides }: ClauseReport): readonly string[] => (judged || !decides ? [] : ['not judged']);

const colourOf = (clause: ClauseReport, paint: Paint): ((text: string) => string) => {
  if (newFailureCount(clause) > 0) return paint.bad;
  return clause.judged ? paint.good : paint.weak;
};

const totalLine = (report: RunReport, engine: EngineReport, paint: Paint): string => {
  const isPart = report.shard !== undefined && engine.conformant;
  const said = isPart ? 'is conformant so far' : `is ${verdictOn(engine)}`;
  const verdict = colourFor(engine, paint)(`${engineName(engine)} ${said}`);
  return `${counted(engine.cases.length, 'case')}: ${tally(engine.summary)}. ${verdict} (${runSettings(report)})`;
};

const colourFor = ({ conformant, known }: EngineReport, paint: Paint): ((text: string) => string) =>
  ((known === undefined ? conformant : known.surprises.length === 0) ? paint.good : paint.bad);

import type { CaseReport, ClauseReport, EngineReport, RunReport } from '../runner/report.ts';
import { failedCase } from './failed-case.ts';
import { firstFew, fitted, labelled } from './lines.ts';
import { type Paint, paintFor } from './paint.ts';
import { printable } from './printable.ts';
import { tally } from './tally.ts';

export interface TextOptions {
  readonly colour: boolean;
  /** In characters. */
  readonly width: number;
  /** Leaves out the clauses. */
  readonly quiet: boolean;
}

/** What went wrong, then a line a clause, then one total line; ends with a line end. */
export const textReport = (report: RunReport, options: TextOptions): string => {
  const paint = paintFor(options.colour);
  const lines = report.engines.flatMap((engine) => [...engineLines(report, engine, options, paint)]);
  return `${lines.join('\n')}\n`;
};

const engineLines = (report: RunReport, engine: EngineReport, options: TextOptions, paint: Paint): readonly string[] => [
  ...engine.cases.filter(wentWrong).flatMap((one) => [...failedCase(one, clauseOf(engine, one), report.command, options.width, paint), '']),
  ...declinedLines(engine, options.width, paint),
  ...remarkLines(engine, options.width, paint),
  ...(options.quiet ? [] : clauseLines(engine.clauses, options.width, paint)),
  totalLine(report, engine, paint),
];

const wentWrong = ({ outcome }: CaseReport): boolean => outcome !== 'pass' && outcome !== 'declined';

const clauseOf = (engine: EngineReport, { clause }: CaseReport): string => engine.clauses.find(({ id }) => id === clause)?.statement ?? '';

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

const countsOf = (clause: ClauseReport): string => [tally(clause) === '' ? 'no cases' : tally(clause), ...noteOn(clause)].join(', ');

const noteOn = ({ judged, decides }: ClauseReport): readonly string[] => (judged || !decides ? [] : ['not judged']);

const colourOf = (clause: ClauseReport, paint: Paint): ((text: string) => string) => {
  if (clause.fail + clause.crashed + clause.hung + clause.garbled + clause.faulty > 0) return paint.bad;
  return clause.judged ? paint.good : paint.weak;
};

const totalLine = ({ suite, selection }: RunReport, engine: EngineReport, paint: Paint): string => {
  const name = `${printable(engine.name, 40)} ${printable(engine.version, 20)}`.trim();
  const where = [`edition ${suite.edition}`, ...(selection === undefined ? [] : [`only ${selection}`])].join(', ');
  const colour = engine.conformant ? paint.good : paint.bad;
  return `${engine.cases.length} cases: ${tally(engine.summary)}. ${colour(`${name} is ${verdictOn(engine)}`)} (${printable(where)})`;
};

const verdictOn = ({ conformant, complete, against, clauses }: EngineReport): string => {
  if (!conformant) return `not conformant: ${against.map((line) => printable(line)).join('; ')}`;
  if (complete) return 'conformant';
  return `conformant, partial: ${clauses.filter(({ judged, decides }) => decides && !judged).map(({ id }) => id).join(', ')} not judged`;
};

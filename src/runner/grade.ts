import { ACTION_TYPES, type ActionType, inArticleOrder, isClauseId, SCENE_CLAUSE } from '../board/index.ts';
import type { Case, CaseStep } from '../cases/case.ts';
import type { Clause } from '../rules/types.ts';
import type { HelloResult } from '../subjects/wire.ts';
import type { Comparison } from './compare.ts';
import { isJudged } from './is-judged.ts';
import { firstDifferences, answerForReport, shortLine } from './report-limits.ts';
import type { Actions, CaseReport, ClauseReport, Counts, EngineReport, Outcome, StepReport } from './report.ts';

/** What came of one step. */
export type StepResult = (
  | Comparison
  | { readonly kind: 'crashed' | 'hung' | 'garbled'; readonly message: string; readonly stderr?: readonly string[] }
) & {
  readonly step: CaseStep;
  /** False where the engine doesn't answer such actions, so that it was not sent. */
  readonly asked: boolean;
  /** The engine's result as it came. */
  readonly actual?: unknown;
};

/** A case and the results of its steps, in order. */
export interface GradedCase {
  readonly case: Case;
  readonly results: readonly StepResult[];
}

export const gradeEngine = (
  hello: HelloResult, clauses: readonly Clause[], tried: readonly GradedCase[], complaints: readonly string[] = [],
): EngineReport => {
  const { name, version, language } = hello;
  const said = { name, version, language, actions: actionsIn(hello, tried), ...(complaints.length === 0 ? {} : { complaints }) };
  return engineReport(said, clauses, tried.map((one) => one.case), tried.map(gradeCase));
};

/** What is known of an engine besides its cases. */
export type AskedEngine = Pick<EngineReport, 'name' | 'version' | 'language' | 'actions' | 'complaints'>;

/** The verdict on an engine from what came of its cases; `cases` and `reports` are about the same, in the same order. */
export const engineReport = (said: AskedEngine, clauses: readonly Clause[], cases: readonly Case[], reports: readonly CaseReport[]): EngineReport => {
  const clauseReports = clauses.map((clause) => gradeClause(clause, cases, reports));
  const summary = countOutcomes(reports);
  const { name, version, language, actions = {}, complaints = [] } = said;
  const against = [...faults(summary), ...emptyClaims(actions), ...complaints];
  const conformant = against.length === 0;
  const complete = conformant && clauseReports.every(({ judged, decides }) => judged || !decides);
  const besides = { actions, ...(complaints.length === 0 ? {} : { complaints }) };
  return { name, version, language, conformant, complete, against, ...besides, summary, clauses: clauseReports, cases: reports };
};

/** The first step that is neither passed nor declined decides; else the first that was declined. */
export const gradeCase = ({ case: one, results }: GradedCase): CaseReport => {
  const deciding = results.find(({ kind }) => kind !== 'pass' && kind !== 'declined') ?? results.find(({ kind }) => kind === 'declined');
  const { id, clause, title, because, place } = one;
  const known = { id, clause, title, because, file: place.file, line: place.line };
  if (deciding === undefined) return { ...known, outcome: 'pass', ...remarksOn(one, results) };
  return { ...known, ...outcomeOf(deciding, results.indexOf(deciding) + 1) };
};

const outcomeOf = (result: StepResult, step: number): Omit<CaseReport, 'id' | 'clause' | 'title' | 'because' | 'file' | 'line'> => {
  switch (result.kind) {
    case 'pass':
      return { outcome: 'pass' };
    case 'fail':
      return { outcome: 'fail', parts: result.parts, message: shortLine(result.differences[0] ?? 'differs'), at: stepReport(result, step) };
    case 'declined':
      return { outcome: 'declined', message: shortLine(result.message) };
    case 'crashed':
    case 'hung':
    case 'garbled':
      return { outcome: result.kind, message: shortLine(result.message), at: stepReport(result, step) };
  }
};

const stepReport = (result: StepResult, step: number): StepReport => ({
  step,
  position: result.step.position,
  owed: result.step.owed,
  action: result.step.action,
  expected: result.kind === 'fail' ? result.expected : result.step.expected,
  ...('actual' in result ? answerForReport(result.actual) : {}),
  ...(result.kind === 'fail' ? firstDifferences(result.differences) : {}),
  ...('stderr' in result && result.stderr !== undefined ? { stderr: result.stderr } : {}),
});

const remarksOn = (one: Case, results: readonly StepResult[]): Pick<CaseReport, 'remarks'> => {
  const remarks = [...results.flatMap((result) => (result.kind === 'pass' ? result.remarks : [])), ...becauseRemarks(one, results)];
  return remarks.length === 0 ? {} : { remarks: remarks.map((remark) => shortLine(remark)) };
};

/** Only where the engine says of every step which clauses decided it: taken together they are those of the case. */
const becauseRemarks = (one: Case, results: readonly StepResult[]): readonly string[] => {
  const said = results.map((result) => (result.kind === 'pass' ? result.because : undefined));
  if (said.includes(undefined)) return [];
  const ids = said.flatMap((some) => some ?? []);
  if (isAmong(one.because, ids) && isAmong(ids, one.because)) return [];
  const given = named(ids).join(', ');
  return [`because: expected ${inArticleOrder(one.because).join(', ')}, got ${given === '' ? 'nothing' : given}`];
};

const isAmong = (some: readonly string[], all: readonly string[]): boolean => some.every((id) => all.includes(id));

/** Each once: the article's clauses in its order, then whatever else was said. */
const named = (ids: readonly string[]): readonly string[] => [
  ...inArticleOrder(ids.filter(isClauseId)),
  ...new Set(ids.filter((id) => !isClauseId(id))),
];

const gradeClause = (clause: Clause, cases: readonly Case[], reports: readonly CaseReport[]): ClauseReport => {
  const ofClause = cases.filter((one) => one.clause === clause.id);
  const come = reports.filter((report) => report.clause === clause.id);
  const passed = new Set<string>(come.filter(({ outcome }) => outcome === 'pass').map(({ id }) => id));
  return {
    id: clause.id,
    name: clause.name,
    statement: clause.statement,
    decides: clause.id !== SCENE_CLAUSE,
    judged: isJudged(ofClause, ofClause.filter(({ id }) => passed.has(id))),
    ...countOutcomes(come),
  };
};

const countOutcomes = (reports: readonly CaseReport[]): Counts => {
  const counts: Record<Outcome, number> = { pass: 0, fail: 0, declined: 0, crashed: 0, hung: 0, garbled: 0, faulty: 0 };
  for (const { outcome } of reports) counts[outcome] += 1;
  return counts;
};

const COUNTS_AGAINST = [
  ['fail', 'failed'],
  ['crashed', 'crashed the engine'],
  ['hung', 'hung'],
  ['garbled', 'got a garbled answer'],
] as const satisfies readonly (readonly [Outcome, string])[];

const faults = (summary: Counts): readonly string[] => [
  ...(summary.pass === 0 ? ['no case passed'] : []),
  ...COUNTS_AGAINST.flatMap(([outcome, words]) => (summary[outcome] > 0 ? [`${plural(summary[outcome])} ${words}`] : [])),
];

const plural = (count: number): string => `${count} ${count === 1 ? 'case' : 'cases'}`;

const actionsIn = ({ answers }: HelloResult, tried: readonly GradedCase[]): Actions => {
  const asked = tried.flatMap(({ results }) => results.filter((result) => result.asked));
  const ofType = (type: ActionType) => asked.filter(({ step }) => step.action.type === type);
  const declinedOf = (type: ActionType) => ofType(type).filter(({ kind }) => kind === 'declined');
  const answered = ACTION_TYPES.filter((type) => answers.includes(type));
  return Object.fromEntries(answered.map((type) => [type, { asked: ofType(type).length, declined: declinedOf(type).length }]));
};

/** The actions that the engine says it answers, and declined each time. */
const emptyClaims = (actions: Actions): readonly string[] =>
  Object.entries(actions).filter(([, { asked, declined }]) => asked > 0 && asked === declined)
    .map(([type, { asked }]) => `says it answers \`${type}\`, and declined ${asked === 1 ? 'the one there was' : `all ${asked} of them`}`);

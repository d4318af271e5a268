import { ACTION_TYPES, CROSSINGS, CROSSINGS_IN_WORDS, inArticleOrder, isClauseId, SCENE_CLAUSE } from '../board/index.ts';
import type { Case, CaseStep } from '../cases/case.ts';
import type { Clause } from '../rules/types.ts';
import { grouped } from '../text/grouped.ts';
import { defined } from '../text/records.ts';
import type { HelloResult } from '../subjects/wire.ts';
import { withVerdict } from './failures.ts';
import { isJudged } from './is-judged.ts';
import { lacksOf } from './missing-features.ts';
import { type KeptComparison, shortLine } from './report-limits.ts';
import type { Actions, CaseReport, ClauseReport, Counts, EngineReport, Outcome, StepReport } from './report.ts';

/** The result of one step. */
export type StepResult = (
  | KeptComparison
  | { readonly kind: 'crashed' | 'hung' | 'garbled'; readonly message: string; readonly stderr?: readonly string[] }
) & {
  readonly step: CaseStep;
  /** False if the engine doesn't answer such actions, so the step was not sent. */
  readonly asked: boolean;
};

/** A case, and the results of all its steps in order. */
export interface GradedCase {
  readonly case: Case;
  readonly results: readonly StepResult[];
}

/** An engine that was asked: its `hello`, its faults that belong to no case, and whether it was asked a selection or a shard. */
export interface GradedEngine {
  readonly hello: HelloResult;
  readonly complaints?: readonly string[];
  readonly isPart?: boolean;
}

/** Grades an engine by the results of its cases. */
export const gradeEngine = (
  { hello, complaints = [], isPart = false }: GradedEngine, clauses: readonly Clause[], graded: readonly GradedCase[],
): EngineReport => {
  const { name, version, language } = hello;
  const part = isPart ? true as const : undefined;
  const asked = defined({ name, version, language, isPart: part, actions: actionsIn(hello, graded), lacks: lacksOf(hello), complaints });
  return engineReport(asked, clauses, graded.map((one) => one.case), graded.map(gradeCase));
};

/** What a report says about an engine besides its cases. */
export type AskedEngine = Pick<
  EngineReport, 'name' | 'version' | 'language' | 'isPart' | 'actions' | 'lacks' | 'complaints' | 'twins' | 'order'
>;

/** The report on an engine; `reports` are those of `cases`, in the same order. */
export const engineReport = (
  engine: AskedEngine, clauses: readonly Clause[], cases: readonly Case[], reports: readonly CaseReport[],
): EngineReport => {
  const { name, version, language, isPart, actions = {}, lacks, complaints = [], twins, order } = engine;
  const [casesOf, reportsOf] = [byClause(cases), byClause(reports)];
  return withVerdict(defined({
    name, version, language, isPart, actions, lacks,
    complaints: someOf(complaints),
    twins, order,
    summary: countOutcomes(reports),
    clauses: rowsFor(clauses, casesOf).map((row) => gradeRow(row, casesOf.get(row.id), reportsOf.get(row.id))),
    cases: reports,
  }));
};

const byClause = <T extends { readonly clause: string }>(items: readonly T[]): ReadonlyMap<string, readonly T[]> =>
  new Map(grouped(items, ({ clause }) => clause).map((group) => [group[0].clause, group]));

/** The list, if it is not empty. */
const someOf = <T>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);

/** The first step that neither passed nor was declined decides; otherwise the first declined one. Throws if a step has no result. */
export const gradeCase = ({ case: one, results }: GradedCase): CaseReport => {
  if (results.length !== one.steps.length) throw new Error(`${one.id} has ${results.length} results for its ${one.steps.length} steps`);
  const deciding = results.find(({ kind }) => kind !== 'pass' && kind !== 'declined') ?? results.find(({ kind }) => kind === 'declined');
  const { id, clause, title, because, place, draft } = one;
  const known = { id, clause, title, because, file: place.file, line: place.line, draft };
  if (deciding === undefined) {
    return defined({ ...known, outcome: 'pass', isPartial: isPartial(results), remarks: remarksOn(one, results) } as const);
  }
  return defined({ ...known, ...outcomeOf(deciding, results.indexOf(deciding) + 1) });
};

const isPartial = (results: readonly StepResult[]): true | undefined =>
  (results.some((result) => result.kind === 'pass' && result.isPartial === true) ? true : undefined);

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

const stepReport = (result: StepResult, step: number): StepReport => {
  const { position, owed, action, expected } = result.step;
  const answer = 'answer' in result ? result.answer : undefined;
  const asked = { step, position, owed, action, expected: result.kind === 'fail' ? result.expected : expected, ...answer };
  if (result.kind === 'fail') return defined({ ...asked, differences: result.differences, besides: result.besides });
  return defined({ ...asked, stderr: 'stderr' in result ? result.stderr : undefined });
};

const remarksOn = (one: Case, results: readonly StepResult[]): CaseReport['remarks'] => {
  const remarks = [...results.flatMap((result) => (result.kind === 'pass' ? result.remarks : [])), ...becauseRemarks(one, results)];
  return someOf(remarks.map((remark) => shortLine(remark)));
};

/** If the engine names the clauses that decided every step, they must together be those of the case. */
const becauseRemarks = (one: Case, results: readonly StepResult[]): readonly string[] => {
  const said = results.map((result) => (result.kind === 'pass' ? result.because : undefined));
  if (said.includes(undefined)) return [];
  const ids = said.flatMap((some) => some ?? []);
  if (isAmong(one.because, ids) && isAmong(ids, one.because)) return [];
  const given = named(ids).join(', ');
  return [`because: expected ${inArticleOrder(one.because).join(', ')}, got ${given === '' ? 'nothing' : given}`];
};

const isAmong = (some: readonly string[], all: readonly string[]): boolean => some.every((id) => all.includes(id));

/** Each once: the article's clauses in its order, then the others. */
const named = (ids: readonly string[]): readonly string[] => [
  ...inArticleOrder(ids.filter(isClauseId)),
  ...new Set(ids.filter((id) => !isClauseId(id))),
];

type Row = Pick<ClauseReport, 'id' | 'name' | 'statement' | 'decides'>;

/** A row for each clause, and one for the crossings if there are any. */
const rowsFor = (clauses: readonly Clause[], casesOf: ReadonlyMap<string, unknown>): readonly Row[] => [
  ...clauses.map(({ id, name, statement }) => ({ id, name, statement, decides: id !== SCENE_CLAUSE })),
  ...(casesOf.has(CROSSINGS) ? [{ id: CROSSINGS, ...CROSSINGS_IN_WORDS, decides: false } as const] : []),
];

const gradeRow = (row: Row, cases: readonly Case[] = [], reports: readonly CaseReport[] = []): ClauseReport => {
  const passed = new Set<string>(reports.filter(({ outcome }) => outcome === 'pass').map(({ id }) => id));
  return {
    ...row,
    judged: row.decides && isJudged(cases, cases.filter(({ id }) => passed.has(id))),
    ...countOutcomes(reports),
  };
};

/** How many cases have each outcome. */
export const countOutcomes = (reports: readonly CaseReport[]): Counts => {
  const counts: Record<Outcome, number> = { pass: 0, fail: 0, declined: 0, crashed: 0, hung: 0, garbled: 0, faulty: 0 };
  for (const { outcome } of reports) counts[outcome] += 1;
  return counts;
};

const actionsIn = ({ answers }: HelloResult, graded: readonly GradedCase[]): Actions => {
  const answered = ACTION_TYPES.filter((type) => answers.includes(type));
  const counts = new Map(answered.map((type) => [type, { asked: 0, declined: 0 }]));
  for (const { asked, kind, step } of graded.flatMap(({ results }) => results)) {
    const count = asked ? counts.get(step.action.type) : undefined;
    if (count === undefined) continue;
    count.asked += 1;
    if (kind === 'declined') count.declined += 1;
  }
  return Object.fromEntries(counts);
};

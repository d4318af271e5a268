import { type Judge, type Owed, sameDebt } from '../board/index.ts';
import { expectedFrom } from '../cases/from-answer.ts';
import type { Case, CaseId, CaseStep } from '../cases/case.ts';
import { debtsBy, type DebtsBy, judgesWith } from '../proof/judges.ts';
import { isSettledButForCards } from '../search/settled.ts';
import { restatedBy } from './expected.ts';
import { withNewAnswers } from './new-answers.ts';
import { type ChangedCase, outcomesOf } from './outcomes.ts';
import type { Erratum } from './types.ts';
import { type SmallestPosition, smallestPositions, type Suite } from './weigh.ts';
import { rulingsAfter } from './rulings.ts';

/** The cases of an edition under a draft. */
export interface DraftedCases {
  /** Those of the edition, as far as the draft lets them be asked, and those that were made for the draft. */
  readonly cases: readonly Case[];
  /** How many of them expect another outcome than their edition does, or end before their last step. */
  readonly changed: number;
  /** How many were made of the smallest positions that show the change. */
  readonly added: number;
  /** How many of those positions no case can show: the draft asks for units there that don't exist. */
  readonly withoutCase: number;
  /** Cases whose first step can't be asked: the draft owes something before it. */
  readonly leftOut: readonly Case[];
}

/** What becomes of the suite's cases when the erratum is taken for printed: a case ends with the first step that is answered otherwise. */
export const draftedCases = (suite: Suite, erratum: Erratum): DraftedCases => {
  const article = withNewAnswers(suite.article, erratum);
  const judges = judgesWith(article, suite.catalogue);
  const { cases, changed, recited } = outcomesOf(article, erratum, suite.cases, judges);
  const recitedIds = new Set(recited.map((one) => one.case.id));
  const recites = ({ id, draft }: Case): boolean => draft !== undefined || recitedIds.has(id);
  const judgeOf = judges(rulingsAfter(article, erratum));
  const debtsOf = debtsBy(article, suite.catalogue)(rulingsAfter(article, erratum));
  const drafted = cases.map((one) => draftedCase(one, changed.find((change) => change.case === one), debtsOf(one.profile), erratum.id));
  const kept = drafted.flatMap((one) => (one === undefined ? [] : [recites(one) ? citing(one, judgeOf(one.profile)) : one]));
  const positions = smallestPositions(suite, erratum);
  const added = positions.flatMap((position) => addedCase(position, erratum));
  return {
    cases: [...kept, ...added],
    changed: kept.filter((one) => one.draft !== undefined).length,
    added: added.length,
    withoutCase: positions.length - added.length,
    leftOut: cases.filter((_, at) => drafted[at] === undefined),
  };
};

type Debts = ReturnType<DebtsBy>;

const draftedCase = (one: Case, change: ChangedCase | undefined, debtsOf: Debts, draft: string): Case | undefined => {
  const steps: CaseStep[] = [];
  for (const [at, step] of one.steps.entries()) {
    const owed = debtsOf(step.position, step.action);
    const isOwedAsBefore = sameDebts(owed, step.owed);
    if (!isOwedAsBefore && !isSettledButForCards(step.position, step.action, owed)) break;
    const asked = isOwedAsBefore ? step : { ...step, owed };
    if (change?.step === at + 1) return marked(one, draft, [...steps, restatedBy(asked, change.after)]);
    steps.push(asked);
  }
  if (steps.length === 0) return undefined;
  return steps.length === one.steps.length ? { ...one, steps } : marked(one, draft, steps);
};

/** The case with the clauses that the draft's answers to its steps cite. */
const citing = (one: Case, judge: Judge): Case =>
  ({ ...one, because: [...new Set(one.steps.flatMap(({ position, action }) => judge(position, action).because))] });

/** A case that ends otherwise than it is written; its title says so, in every report. */
const marked = (one: Case, draft: string, steps: readonly CaseStep[]): Case =>
  ({ ...one, draft, title: `by ${draft}: ${one.title}`, steps });

const sameDebts = (some: readonly Owed[], others: readonly Owed[]): boolean =>
  some.length === others.length && some.every((debt) => others.some((other) => sameDebt(debt, other)));

/** The case that shows one of the smallest positions; none if no case can. */
const addedCase = (shown: SmallestPosition, { id }: Erratum): readonly Case[] => {
  const { clause, profile, position, owed, action, after, ready } = shown;
  if (ready === undefined) return [];
  const step: CaseStep = { position, owed, action, expected: expectedFrom(after) };
  const place = { file: ready.file, line: 1 };
  return [{
    id: ready.id as CaseId, clause, title: ready.title, because: after.because, profile, place,
    kills: [], steps: [step], draft: id,
  }];
};

import { type Action, type Answer, type ClauseId, type Position, SCENE_CLAUSE } from '../board/index.ts';
import type { Case, CaseStep } from '../cases/case.ts';
import { type JudgesFor } from '../proof/judges.ts';
import { editionsOf, passesCase, type PreparedCase, preparedCase } from '../proof/prepared-case.ts';
import { compare } from '../runner/compare.ts';
import type { Part } from '../runner/report.ts';
import { rulingsWith } from '../rules/article.ts';
import type { Article } from '../rules/types.ts';
import { rulingsAfter } from './rulings.ts';
import type { Erratum } from './types.ts';

/** What becomes of the cases of an edition. */
export interface Outcomes {
  /** The cases that the edition has, in their order. */
  readonly cases: readonly Case[];
  readonly changed: readonly ChangedCase[];
  /** Cases with the outcome that they had, by other clauses. */
  readonly recited: readonly RecitedCase[];
  /** Cases of other editions only that say what the erratum says. */
  readonly alreadyWritten: readonly Case[];
}

/** A case with another outcome: the first step that is answered otherwise. */
export interface ChangedCase {
  readonly case: Case;
  /** From 1. */
  readonly step: number;
  readonly position: Position;
  readonly action: Action;
  readonly before: Answer;
  readonly after: Answer;
  readonly parts: readonly Part[];
}

export interface RecitedCase {
  readonly case: Case;
  readonly before: readonly ClauseId[];
  readonly after: readonly ClauseId[];
}

/** Puts every case of the erratum's edition to the engine before it and after it. */
export const outcomesOf = (article: Article, erratum: Erratum, all: readonly Case[], judgesFor: JudgesFor): Outcomes => {
  const trials = all.map(preparedCase);
  const here = trials.filter((trial) => editionsOf(trial.case).includes(erratum.edition));
  const [before, after] = [judgesFor(rulingsWith(article, erratum.edition, {})), judgesFor(rulingsAfter(article, erratum))];
  const read = here.map((trial) => changeIn(trial, before, after));
  const holdsBy = (engine: typeof before, trial: PreparedCase): boolean => passesCase(trial, engine(trial.case.profile));
  const unread = trials.filter((trial) => !here.includes(trial) && holdsBy(after, trial) && !holdsBy(before, trial));
  return {
    cases: here.map((trial) => trial.case),
    changed: read.flatMap((change) => (change !== undefined && 'parts' in change ? [change] : [])),
    recited: read.flatMap((change) => (change !== undefined && !('parts' in change) ? [change] : [])),
    alreadyWritten: unread.map((trial) => trial.case),
  };
};

/** Whether a clause is one that cases can be about. */
export const decides = (clause: ClauseId): boolean => clause !== SCENE_CLAUSE;

type Judges = ReturnType<JudgesFor>;

const changeIn = (trial: PreparedCase, before: Judges, after: Judges): ChangedCase | RecitedCase | undefined => {
  const { profile } = trial.case;
  const answers = trial.steps.map(({ step, accepted }) => {
    const is = after(profile)(step.position, step.action);
    return { step, is, was: before(profile)(step.position, step.action), comparison: compare(step, accepted, is) };
  });
  for (const [at, { step, was, is, comparison }] of answers.entries()) {
    if (comparison.kind !== 'fail') continue;
    return { case: trial.case, step: at + 1, ...asked(step), before: was, after: is, parts: comparison.parts };
  }
  const other = answers.find(({ was, is }) => was.because.join() !== is.because.join());
  return other === undefined ? undefined : { case: trial.case, before: other.was.because, after: other.is.because };
};

const asked = ({ position, action }: CaseStep) => ({ position, action });

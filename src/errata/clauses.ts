import { type ClauseId, own } from '../board/index.ts';
import { acceptedAnswers } from '../cases/index.ts';
import type { Case } from '../cases/case.ts';
import type { JudgesFor } from '../proof/judges.ts';
import { passesComparedTo, type PreparedCase, preparedCase } from '../proof/prepared-case.ts';
import { differing, rulingsWith } from '../rules/article.ts';
import type { Article, Clause, Rulings } from '../rules/types.ts';
import { restatedBy } from './expected.ts';
import { decides, type Outcomes } from './outcomes.ts';
import { answersTo, rulingsAfter } from './rulings.ts';
import type { Erratum } from './types.ts';

/** What becomes of one clause. */
export interface ClauseOutcome {
  readonly clause: Clause;
  /** Whether the erratum says that it changes this clause. */
  readonly touched: boolean;
  readonly cases: number;
  readonly changed: number;
  readonly recited: number;
  /** No case can show any more whether the clause holds. */
  readonly pointless: boolean;
  /** The unchanged cases of the clause test nothing about it any more. */
  readonly untested: boolean;
}

export const clauseOutcomes = (article: Article, erratum: Erratum, outcomes: Outcomes, judgesFor: JudgesFor): readonly ClauseOutcome[] => {
  const isTold = tellingOf(article, erratum, outcomes, judgesFor);
  return article.clauses.map((clause) => {
    const ofClause = outcomes.cases.filter((one) => one.clause === clause.id);
    const changed = outcomes.changed.filter((one) => one.case.clause === clause.id);
    const stay = ofClause.filter((one) => !changed.some((other) => other.case === one));
    const matters = outcomes.changed.length > 0;
    const pointless = decides(clause.id) && matters && isTold.before(clause.id, outcomes.cases) && !isTold.after(clause.id, outcomes.cases);
    return {
      clause,
      touched: erratum.clauses.includes(clause.id),
      cases: ofClause.length,
      changed: changed.length,
      recited: outcomes.recited.filter((one) => one.case.clause === clause.id).length,
      pointless,
      untested: decides(clause.id) && !pointless && changed.length > 0 && !isTold.after(clause.id, stay),
    };
  });
};

/** Whether some of the cases distinguish a wrong answer of a clause from the right one. */
type IsTold = (clause: ClauseId, cases: readonly Case[]) => boolean;

interface BeforeAndAfterToldApart {
  readonly before: IsTold;
  readonly after: IsTold;
}

const tellingOf = (article: Article, erratum: Erratum, { cases }: Outcomes, judgesFor: JudgesFor): BeforeAndAfterToldApart => {
  const [before, after] = [rulingsWith(article, erratum.edition, {}), rulingsAfter(article, erratum)];
  return {
    before: isToldBy(article, before, new Map(cases.map((one) => [one, preparedCase(one)])), judgesFor),
    after: isToldBy(article, after, new Map(cases.map((one) => [one, trialBy(one, judgesFor(after))])), judgesFor),
  };
};

const isToldBy = (article: Article, rulings: Rulings, trials: ReadonlyMap<Case, PreparedCase>, judgesFor: JudgesFor): IsTold => {
  const passes = passesComparedTo(judgesFor(rulings));
  const told = new Map<string, Case | undefined>();
  const teller = ({ id, answer }: WrongAnswer, cases: readonly Case[]): Case | undefined => {
    const wrong = judgesFor(differing(article, { ...rulings, [id]: answer }));
    return cases.find((one) => {
      const trial = trials.get(one);
      return trial !== undefined && !passes(trial, wrong);
    });
  };
  return (clause, cases) => wrongAnswersOf(article, rulings, clause).some((wrong) => {
    const name = `${wrong.id}=${wrong.answer}`;
    const known = told.get(name);
    if (known !== undefined && cases.includes(known)) return true;
    const found = teller(wrong, nearestFirst(cases, clause));
    if (found !== undefined) told.set(name, found);
    return found !== undefined;
  });
};

/** The clause's own cases find it soonest; those of the unit catalogue are the slowest to ask. */
const nearestFirst = (cases: readonly Case[], clause: ClauseId): readonly Case[] => {
  const distance = (one: Case): number => (one.clause === clause ? 0 : 1) + (one.profile === 'core' ? 0 : 2);
  return cases.toSorted((a, b) => distance(a) - distance(b));
};

interface WrongAnswer {
  readonly id: string;
  readonly answer: string;
}

/** Every answer that the rulings given do not give, and that breaks the clause: the official one too, where it is replaced. */
const wrongAnswersOf = ({ rulings: table }: Article, rulings: Rulings, clause: ClauseId): readonly WrongAnswer[] =>
  table.flatMap((ruling) => {
    const right = own(rulings, ruling.id) ?? ruling.official;
    const breaks = (answer: string): readonly ClauseId[] =>
      ruling.misreadings.find((each) => each.answer === answer)?.clauses ?? [ruling.clause];
    return answersTo(ruling).filter((answer) => answer !== right && breaks(answer).includes(clause))
      .map((answer) => ({ id: ruling.id, answer }));
  });

/** The case as written by someone who trusts the engine. */
const trialBy = (one: Case, engine: ReturnType<JudgesFor>): PreparedCase => ({
  case: one,
  steps: one.steps.map((step) => {
    const restated = restatedBy(step, engine(one.profile)(step.position, step.action));
    return { step: restated, accepted: acceptedAnswers(restated) };
  }),
});

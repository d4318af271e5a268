import { type ArticleClauseId, type ClauseId, type Judge, own } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import type { Profile } from '../cases/types.ts';
import { judgesWith } from '../proof/judges.ts';
import { rulingsWith } from '../rules/article.ts';
import { isAboutStructures, withNewAnswers } from './new-answers.ts';
import type { Article } from '../rules/types.ts';
import type { Catalogue } from '../rules/units.ts';
import { questionsOfCards } from './card-questions.ts';
import { saysOtherwise } from './kind-of-difference.ts';
import { type ClauseOutcome, clauseOutcomes } from './clauses.ts';
import { type Outcomes, outcomesOf } from './outcomes.ts';
import { BESIDE_A_DOCK, SMALL_PARTS, UNITS_NOT_THERE } from './small-parts.ts';
import { firstFreeNumber, type ReadyCase, readyCase, takesCases } from './ready-case.ts';
import { type ChangedAnswer, changedAnswers, rulingsAfter } from './rulings.ts';
import { type ErratumDifference, questionsIn, smallestDifferences } from './smallest.ts';
import type { SmallQuestion } from './smaller.ts';
import type { Erratum } from './types.ts';

/** All that is known before an erratum is printed. */
export interface WeighedErratum {
  readonly erratum: Erratum;
  readonly answers: readonly ChangedAnswer[];
  /** Clauses that are printed under another number. */
  readonly renumbered: readonly Renumbered[];
  /** Clauses with other words. */
  readonly reworded: readonly Reworded[];
  readonly outcomes: Outcomes;
  readonly clauses: readonly ClauseOutcome[];
  readonly positions: readonly SmallestPosition[];
}

export interface Renumbered {
  readonly clause: ClauseId;
  readonly before: string;
  readonly after: string;
}

/** What a clause says in the erratum's edition, and by the erratum. */
export interface Reworded {
  readonly clause: ClauseId;
  readonly before: string;
  readonly after: string;
}

/** A smallest position, and a case made of it. */
export interface SmallestPosition extends ErratumDifference {
  readonly clause: ClauseId;
  /** Absent where no case can say it: the new answer asks for units that are not there. */
  readonly ready?: ReadyCase;
}

/** The inputs for weighing an erratum. */
export interface Suite {
  readonly article: Article;
  readonly catalogue: Catalogue;
  readonly cases: readonly Case[];
}

/** Weighs an erratum: what its new answers change, in the cases and in small positions, and what they leave as it is. */
export const weigh = (suite: Suite, erratum: Erratum): WeighedErratum => {
  const { catalogue, cases } = suite;
  const article = withNewAnswers(suite.article, erratum);
  const judgesFor = judgesWith(article, catalogue);
  const outcomes = outcomesOf(article, erratum, cases, judgesFor);
  return {
    erratum,
    answers: changedAnswers(article, erratum),
    renumbered: renumberedBy(article, erratum),
    reworded: rewordedBy(article, erratum),
    outcomes,
    clauses: clauseOutcomes(article, erratum, outcomes, judgesFor),
    positions: smallestPositions(suite, erratum),
  };
};

/** The smallest positions at which the erratum changes an answer, each with a case made of it. */
export const smallestPositions = ({ article: known, catalogue, cases }: Suite, erratum: Erratum): readonly SmallestPosition[] => {
  const article = withNewAnswers(known, erratum);
  const answers = changedAnswers(article, erratum).filter(({ ruling }) => takesCases(ruling.clause));
  if (answers.length === 0) return [];
  const aloneFor = aloneIn(article, catalogue, erratum, answers);
  const filed = differencesOf(article, catalogue, erratum).flatMap((difference) => {
    const clause = causeOf(difference, aloneFor(difference.profile));
    return clause === undefined ? [] : [{ ...difference, clause }];
  });
  return withReadyCases(filed, cases, erratum);
};

/** Each changed answer with the engine that has changed in it alone. */
const aloneIn = (article: Article, catalogue: Catalogue, { edition }: Erratum, answers: readonly ChangedAnswer[]) => {
  const judgesFor = judgesWith(article, catalogue);
  return (profile: Profile): readonly Alone[] => answers.map((answer) =>
    ({ ...answer, judge: judgesFor(rulingsWith(article, edition, { [answer.ruling.id]: answer.after }))(profile) }));
};

/** Numbered clause by clause, without gaps: a position that makes no case takes no number. */
const withReadyCases = (filed: readonly SmallestPosition[], cases: readonly Case[], { id }: Erratum): readonly SmallestPosition[] => {
  const next = new Map<ClauseId, number>();
  return filed.map((position) => {
    const number = next.get(position.clause) ?? firstFreeNumber(cases, position.clause);
    const ready = readyCase(position, position.clause, number, id);
    next.set(position.clause, ready === undefined ? number : number + 1);
    return ready === undefined ? position : { ...position, ready };
  });
};

/** The cards are looked at where nothing that is stated shows a difference. */
const differencesOf = (article: Article, catalogue: Catalogue, erratum: Erratum): readonly ErratumDifference[] => {
  const judgesFor = judgesWith(article, catalogue);
  const [before, after] = [judgesFor(rulingsWith(article, erratum.edition, {})), judgesFor(rulingsAfter(article, erratum))];
  const withStructures = isAboutStructures(erratum);
  const questions = withStructures ? [...smallQuestions(), ...BESIDE_A_DOCK] : smallQuestions();
  const found = smallestDifferences(questions, { profile: 'core', before: before('core'), after: after('core'), withStructures });
  if (found.length > 0) return found;
  return smallestDifferences(questionsOfCards(catalogue), { profile: 'units', before: before('units'), after: after('units') });
};

/** Listed once: each erratum is asked the same. */
const smallQuestions = (): readonly SmallQuestion[] => {
  listed ??= [...questionsIn(SMALL_PARTS), ...UNITS_NOT_THERE];
  return listed;
};

let listed: readonly SmallQuestion[] | undefined;

const renumberedBy = ({ editions }: Article, { edition, numbers }: Erratum): readonly Renumbered[] => {
  const printed = editions.find(({ id }) => id === edition)?.numbers;
  return (printed === undefined ? [] : Object.entries(printed)).flatMap(([id, before]) => {
    const clause = id as ArticleClauseId;
    const after = numbers?.[clause] ?? before;
    return after === before ? [] : [{ clause, before, after }];
  });
};

const rewordedBy = ({ clauses, editions }: Article, { edition, statements }: Erratum): readonly Reworded[] => {
  const words = editions.find(({ id }) => id === edition)?.statements;
  return clauses.flatMap(({ id, statement }) => {
    const before = own<string>(words, id) ?? statement;
    const after = statements?.[id] ?? before;
    return after === before ? [] : [{ clause: id, before, after }];
  });
};

/** A changed answer, and the engine before the erratum with that answer alone in it. */
interface Alone extends ChangedAnswer {
  readonly judge: Judge;
}

/**
 * The clause of the ruling that causes a difference: the first that makes the new answer alone; else the first that changes it at all;
 * else, where only several together do, the first.
 */
const causeOf = ({ position, action, before, after }: ErratumDifference, alone: readonly Alone[]): ClauseId | undefined => {
  const answered = alone.map(({ ruling, judge }) => ({ clause: ruling.clause, answer: judge(position, action) }));
  const cause = answered.find(({ answer }) => !saysOtherwise(answer, after))
    ?? answered.find(({ answer }) => saysOtherwise(before, answer));
  return (cause ?? answered[0])?.clause;
};

import { type Answer, type ClauseId, type EditionId, own } from '../../board/index.ts';
import type { Case } from '../../cases/case.ts';
import { saysOtherwise } from '../../errata/kind-of-difference.ts';
import { judgesWith } from '../../proof/judges.ts';
import { editionsOf } from '../../proof/prepared-case.ts';
import { answerOf, clausesIn, rulingsOf } from '../../rules/article.ts';
import type { Article, Edition, Ruling } from '../../rules/types.ts';
import type { SiteData } from '../data.ts';

/** Something in two editions. */
export interface Pair<T> {
  readonly first: T;
  readonly second: T;
}

/** What differs between two editions. */
export interface EditionComparison {
  readonly editions: Pair<Edition>;
  /** The editions after the earlier of the two, up to the later: what each changed. */
  readonly changes: readonly Edition[];
  readonly statements: readonly (Pair<string> & { readonly clause: ClauseId })[];
  readonly numbers: readonly (Pair<string> & { readonly clause: ClauseId })[];
  /** Rulings with the answer of each edition in words. */
  readonly rulings: readonly (Pair<string> & { readonly ruling: Ruling })[];
  /** The cases that end differently, by id. */
  readonly cases: ReadonlyMap<string, DifferingCase>;
}

/** A case that one of the editions decides differently, with the answers of both to each step. */
export interface DifferingCase {
  readonly case: Case;
  readonly answers: readonly Pair<Answer>[];
}

/** Compares two editions; undefined if there is no such edition. */
export const comparisonOf = (data: SiteData, ids: Pair<EditionId>): EditionComparison | undefined => {
  const { article } = data;
  const [first, second] = [ids.first, ids.second].map((id) => article.editions.find((edition) => edition.id === id));
  if (first === undefined || second === undefined) return undefined;
  return {
    editions: { first, second },
    changes: editionsBetween(article, first, second),
    statements: changedStatements(article, ids),
    numbers: article.clauses.flatMap(({ id }) => changed({ first: numberIn(first, id), second: numberIn(second, id) }, { clause: id })),
    rulings: article.rulings.flatMap((ruling) => changed(bothOf(ids, (id) => answerInWords(article, id, ruling)), { ruling })),
    cases: new Map(differingCases(data, ids).map((one) => [one.case.id, one])),
  };
};

const numberIn = ({ numbers }: Edition, id: ClauseId): string => own<string>(numbers, id) ?? '';

const bothOf = <T>({ first, second }: Pair<EditionId>, of: (id: EditionId) => T): Pair<T> => ({ first: of(first), second: of(second) });

const changed = <T extends object>(pair: Pair<string>, about: T): readonly (Pair<string> & T)[] =>
  (pair.first === pair.second ? [] : [{ ...about, ...pair }]);

const editionsBetween = ({ editions }: Article, one: Edition, other: Edition): readonly Edition[] => {
  const [from, to] = [editions.indexOf(one), editions.indexOf(other)].sort((a, b) => a - b);
  return editions.slice((from ?? 0) + 1, (to ?? 0) + 1);
};

const changedStatements = (article: Article, ids: Pair<EditionId>): EditionComparison['statements'] => {
  const { first, second } = bothOf(ids, (id) => clausesIn(article, id));
  return first.flatMap(({ id, statement }, at) => changed({ first: statement, second: second[at]?.statement ?? '' }, { clause: id }));
};

const answerInWords = (article: Article, edition: EditionId, ruling: Ruling): string => {
  const answer = answerOf(article, edition, ruling);
  return ruling.misreadings.find((one) => one.answer === answer)?.says ?? ruling.says;
};

/** The cases that hold in one of the editions at least, and that the reference engine answers differently by the other. */
const differingCases = ({ article, catalogue, cases }: SiteData, ids: Pair<EditionId>): readonly DifferingCase[] => {
  const judgesFor = judgesWith(article, catalogue);
  const { first, second } = bothOf(ids, (id) => judgesFor(rulingsOf(article, id)));
  return cases.filter((one) => editionsOf(one).some((id) => id === ids.first || id === ids.second)).flatMap((one) => {
    const answers = one.steps.map(({ position, action }) =>
      ({ first: first(one.profile)(position, action), second: second(one.profile)(position, action) }));
    const differs = answers.some((pair) => saysOtherwise(pair.first, pair.second));
    return differs ? [{ case: one, answers }] : [];
  });
};

import { type ClauseId, type EditionId, inArticleOrder, own } from '../board/index.ts';
import { withoutOfficial } from './chain.ts';
import type { Article, Clause, Ruling, Rulings } from './types.ts';

/** The answers of an edition that differ from the official ones; none if there is no such edition. */
export const rulingsOf = (article: Article, editionId: string): Rulings =>
  article.editions.find(({ id }) => id === editionId)?.rulings ?? {};

/** The clauses in the words of an edition, which are today's words if they say the same. */
export const clausesIn = ({ clauses, editions }: Article, editionId: string): readonly Clause[] => {
  const statements = editions.find(({ id }) => id === editionId)?.statements;
  return clauses.map((clause) => ({ ...clause, statement: own<string>(statements, clause.id) ?? clause.statement }));
};

/** The answer of an edition to a ruling. */
export const answerOf = (article: Article, edition: EditionId, ruling: Ruling): string =>
  own(rulingsOf(article, edition), ruling.id) ?? ruling.official;

/** The answers of an edition, with some replaced. */
export const rulingsWith = (article: Article, edition: string, answers: Rulings): Rulings =>
  differing(article, { ...rulingsOf(article, edition), ...answers });

/** The answers that differ from the official ones; the engine accepts no others. */
export const differing = ({ rulings }: Article, answers: Rulings): Rulings => withoutOfficial(answers, rulings);

/** The clauses whose misreadings may fail a case of `clause`: itself, its group, and all clauses that these rest on. */
export const restsOnAll = (article: Article, clause: ClauseId): ReadonlySet<ClauseId> => {
  const found = new Set<ClauseId>([clause, ...groupOf(article, clause)]);
  // a loop over a set includes what is added during the loop
  for (const id of found) {
    for (const below of article.clauses.find((each) => each.id === id)?.restsOn ?? []) found.add(below);
  }
  return new Set(inArticleOrder(found));
};

/** The clauses about the same subject, including `clause`. */
export const groupOf = (article: Article, clause: ClauseId): readonly ClauseId[] =>
  article.groups.find((group) => group.includes(clause)) ?? [clause];

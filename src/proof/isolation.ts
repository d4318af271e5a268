import { type CaseSection, type ClauseId, CROSSINGS } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import { restsOnAll } from '../rules/article.ts';
import type { Article } from '../rules/types.ts';
import type { CaughtMisreading } from './caught-misreadings.ts';
import type { NamedMisreading } from './misreadings.ts';

/** A case that catches a misreading of clauses that its own clause doesn't rest on. */
export interface FoundCrossing {
  readonly case: Case;
  readonly misreading: NamedMisreading;
}

/**
 * Every crossing by accident: a case of a clause may only catch misreadings of that clause, of its group, or of the clauses these rest on.
 * Those in fixtures/crossings are meant to cross.
 */
export const crossingsIn = (article: Article, caught: readonly CaughtMisreading[]): readonly FoundCrossing[] => {
  const allowed = new Map<CaseSection, ReadonlySet<ClauseId>>(article.clauses.map(({ id }) => [id, restsOnAll(article, id)]));
  return caught.flatMap(({ misreading, by }) =>
    by.filter((one) => one.clause !== CROSSINGS && !misreading.clauses.some((clause) => allowed.get(one.clause)?.has(clause)))
      .map((one) => ({ case: one, misreading })));
};

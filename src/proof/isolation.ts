import type { Case } from '../cases/case.ts';
import { restsOnAll } from '../rules/article.ts';
import type { Article } from '../rules/types.ts';
import type { Caught } from './kills.ts';
import type { NamedMisreading } from './misreadings.ts';

/** A case that fails for a misreading of clauses with which its own has nothing to do. */
export interface Crossed {
  readonly case: Case;
  readonly mutant: NamedMisreading;
}

/** A case of a clause may fail only for a misreading of that clause, of its group, or of what these rest on. */
export const crossingsIn = (article: Article, caught: readonly Caught[]): readonly Crossed[] => {
  const allowed = new Map(article.clauses.map(({ id }) => [id, restsOnAll(article, id)]));
  return caught.flatMap(({ mutant, by }) =>
    by.filter((one) => !mutant.clauses.some((clause) => allowed.get(one.clause)?.has(clause))).map((one) => ({ case: one, mutant })));
};

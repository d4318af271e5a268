import { type CaseSection, type ClauseId, CROSSINGS, isCardId } from '../board/index.ts';
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
 * Every crossing by accident: a case of a clause may only catch misreadings of that clause, of its group, or of the clauses these rest on;
 * a case of a card also those of what `because` names. Those in fixtures/crossings are meant to cross.
 */
export const crossingsIn = (article: Article, caught: readonly CaughtMisreading[]): readonly FoundCrossing[] => {
  const below = new Map<CaseSection, ReadonlySet<ClauseId>>(article.clauses.map(({ id }) => [id, restsOnAll(article, id)]));
  const mayCatch = ({ clause, because }: Case, { clauses }: NamedMisreading): boolean =>
    [clause, ...(isCardId(clause) ? because : [])].some((about) => clauses.some((each) => below.get(about)?.has(each)));
  return caught.flatMap(({ misreading, by }) =>
    by.filter((one) => one.clause !== CROSSINGS && !mayCatch(one, misreading)).map((one) => ({ case: one, misreading })));
};

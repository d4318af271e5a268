import type { ClauseId } from '../../board/index.ts';
import type { Case } from '../../cases/case.ts';
import type { Article } from '../../rules/types.ts';

/** What someone must look at again when the text of a clause changes. */
export interface Concerned {
  readonly rulings: readonly string[];
  /** The clause's own cases. */
  readonly cases: readonly Case[];
  /** Cases of other clauses that it decides too. */
  readonly citing: readonly Case[];
}

export const concernedBy = (clause: ClauseId, { rulings }: Article, cases: readonly Case[]): Concerned => ({
  rulings: rulings
    .filter((ruling) => ruling.clause === clause || ruling.misreadings.some(({ clauses = [] }) => clauses.includes(clause)))
    .map(({ id }) => id),
  cases: cases.filter((one) => one.clause === clause),
  citing: cases.filter((one) => one.clause !== clause && one.because.includes(clause)),
});

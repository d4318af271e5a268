import type { ClauseId } from '../board/index.ts';
import type { Article } from '../rules/types.ts';

/** An engine that misreads one ruling and gets all others right. */
export interface Mutant {
  /** `RULING=ANSWER`. */
  readonly name: string;
  readonly ruling: string;
  readonly answer: string;
  /** The clauses that it breaks; at least one. */
  readonly clauses: readonly ClauseId[];
  /** What somebody who reads it so believes. */
  readonly says: string;
}

/** Every misreading of the rulings table, in its order. */
export const mutantsOf = ({ rulings }: Article): readonly Mutant[] =>
  rulings.flatMap(({ id, clause, misreadings }) => misreadings.map(({ answer, says, clauses = [clause] }) =>
    ({ name: `${id}=${answer}`, ruling: id, answer, clauses, says })));

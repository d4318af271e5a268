import type { ClauseId, EditionId } from '../board/index.ts';
import { answerOf } from '../rules/article.ts';
import type { Article, Ruling } from '../rules/types.ts';

/** A wrong answer to one ruling. */
export interface NamedMisreading {
  /** `RULING=ANSWER`. */
  readonly name: string;
  readonly ruling: string;
  readonly answer: string;
  /** The clauses that it breaks; at least one. */
  readonly clauses: readonly ClauseId[];
  /** One sentence: what somebody with this misreading believes. */
  readonly says: string;
}

/** Every misreading of the rulings table, in its order. */
export const misreadingsOf = ({ rulings }: Article): readonly NamedMisreading[] =>
  rulings.flatMap(({ id, clause, misreadings }) => misreadings.map(({ answer, says, clauses = [clause] }) =>
    ({ name: `${id}=${answer}`, ruling: id, answer, clauses, says })));

/** Every misreading of an edition. Another edition's answer is one too; the edition's own answer is not. */
export const misreadingsIn = (article: Article, edition: EditionId): readonly NamedMisreading[] =>
  article.rulings.flatMap((ruling) => {
    const right = answerOf(article, edition, ruling);
    return [...misreadingsOf({ ...article, rulings: [ruling] }), officially(ruling)].filter(({ answer }) => answer !== right);
  });

const officially = ({ id, clause, official, says }: Ruling): NamedMisreading =>
  ({ name: `${id}=${official}`, ruling: id, answer: official, clauses: [clause], says });

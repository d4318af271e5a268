import type { ClauseId, EditionId } from '../board/index.ts';
import { answerOf } from '../rules/article.ts';
import type { Article, Ruling } from '../rules/types.ts';

/** A wrong answer to one ruling. */
export interface NamedMisreading {
  /** `RULING=ANSWER`. */
  readonly name: string;
  readonly ruling: string;
  readonly answer: string;
  /** The question of the ruling. */
  readonly question: string;
  /** The clauses that it breaks; at least one. */
  readonly clauses: readonly [first: ClauseId, ...others: readonly ClauseId[]];
  /** One sentence: what somebody with this misreading believes. */
  readonly says: string;
}

/** Every misreading of the rulings table, in its order. */
export const misreadingsOf = ({ rulings }: Article): readonly NamedMisreading[] =>
  rulings.flatMap(({ id, clause, question, misreadings }) => misreadings.map(({ answer, says, clauses = [] }) =>
    ({ name: `${id}=${answer}`, ruling: id, answer, question, clauses: atLeast(clause, clauses), says })));

const atLeast = (clause: ClauseId, [first, ...others]: readonly ClauseId[]): NamedMisreading['clauses'] =>
  (first === undefined ? [clause] : [first, ...others]);

/** Every misreading of an edition. Another edition's answer is one too; the edition's own answer is not. */
export const misreadingsIn = (article: Article, edition: EditionId): readonly NamedMisreading[] =>
  article.rulings.flatMap((ruling) => {
    const right = answerOf(article, edition, ruling);
    return [...misreadingsOf({ ...article, rulings: [ruling] }), officially(ruling)].filter(({ answer }) => answer !== right);
  });

const officially = ({ id, clause, question, official, says }: Ruling): NamedMisreading =>
  ({ name: `${id}=${official}`, ruling: id, answer: official, question, clauses: [clause], says });

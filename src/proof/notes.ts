import type { AnswerName } from '../rules/answer-name.ts';

/**
 * A misreading, like `R1/load-limit=pooled`.
 * @pattern ^[RN][0-9](\.[0-9])?/[a-z0-9]+(-[a-z0-9]+)*=[a-z0-9]+(-[a-z0-9]+)*$
 */
export type MisreadingName = `${string}=${AnswerName}`;

/** Cases that catch no misreading, and why they are kept. */
export interface Documenting {
  /** @minItems 1 */
  readonly cases: readonly string[];
  readonly for: string;
}

/** A case that catches a misreading of clauses that its own clause doesn't rest on. */
export interface Crossing {
  readonly case: string;
  readonly misreading: MisreadingName;
  readonly because: string;
}

/** A misreading that no case can catch because it changes no answer. */
export interface Equivalent {
  readonly misreading: MisreadingName;
  readonly because: string;
}

/** rules/proof.yaml: the exceptions that the proof allows, each with its reason. */
export interface ProofNotes {
  readonly documenting: readonly Documenting[];
  readonly crossings: readonly Crossing[];
  readonly equivalent: readonly Equivalent[];
}

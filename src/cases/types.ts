import type {
  Active, ActionParams, ClauseId, Named, Owed, PlayerFacts, Reason, Removal, Step, System, Units,
} from '../board/index.ts';
import type { EditionId } from '../rules/types.ts';

export const PROFILES = ['core', 'units'] as const;
export type Profile = (typeof PROFILES)[number];

/** A position as written: what it leaves out is filled in when it is read. */
export interface WrittenPosition {
  readonly step?: Step;
  readonly active?: Active;
  /** Facts of players that differ from the generic printed values. */
  readonly players?: Named<PlayerFacts>;
  readonly systems: Named<System>;
  readonly reinforcements?: Named<Units>;
  /** Required where the position is over capacity outside combat, and nowhere else. */
  readonly owed?: readonly Owed[];
}

/**
 * One action: a single key, the action's type.
 * @minProperties 1
 * @maxProperties 1
 */
export type WrittenAction = Partial<{ readonly [T in keyof ActionParams]: ActionParams[T] }>;

/** What is expected: numbers, or `illegal`, or `legal: true` with what comes of it. */
export interface WrittenOutcome {
  readonly capacity?: number;
  readonly counted?: number;
  readonly excess?: number;
  readonly illegal?: Reason;
  readonly legal?: true;
  /** The whole of each system that is changed, as it is afterwards; `none` where nothing is. */
  readonly changes?: 'none' | Named<System>;
  /** All that is owed afterwards; absent: nothing. */
  readonly owes?: readonly Owed[];
  readonly winner?: string | null;
  readonly as?: Removal;
  /** Reinforcements afterwards, of the players named. */
  readonly reinforcements?: Named<Units>;
}

export interface WrittenStep {
  readonly when: WrittenAction;
  readonly then: WrittenOutcome;
}

export interface WrittenCase {
  /** CLAUSE-NN @pattern ^[RN][0-9](\.[0-9])?-[0-9]{2,4}$ */
  readonly id: string;
  /** A fact, in the present tense. */
  readonly title: string;
  /** The clauses that decide the outcome. @minItems 1 */
  readonly because: readonly ClauseId[];
  readonly given: WrittenPosition;
  readonly when?: WrittenAction;
  readonly then?: WrittenOutcome;
  /** Instead of `when` and `then`: several actions, each judged from the expected position of the one before. */
  readonly steps?: readonly WrittenStep[];
  /** Misreadings, as RULING=ANSWER, that this case is known to catch. */
  readonly kills?: readonly string[];
  readonly profile?: Profile;
  /** The editions that the case is about; absent: all. */
  readonly editions?: readonly EditionId[];
}

/** One file in fixtures/. */
export interface CaseFile {
  readonly clause: ClauseId;
  /** @minItems 1 */
  readonly cases: readonly WrittenCase[];
}

import type {
  ActionParams, ActionType, Active, ArticleClauseId, CardId, ClauseId, EditionId, Named, Owed, PlayerFacts, Reason, Removal, Step, Units,
} from '../board/index.ts';

export const PROFILES = ['core', 'units', 'cards'] as const;
export type Profile = (typeof PROFILES)[number];

/** A step, or `none` for a position outside any step. */
export type StepOrNone = Step | 'none';

/** A system as written; without a value it is empty. */
export type WrittenSystem = WrittenAreas | null;

/** The areas of a system. */
export interface WrittenAreas {
  /** The space area: units by player. */
  readonly space?: Named<Units>;
  /** Planets by name, each with its units by player; without a value a planet is empty. */
  readonly planets?: Named<Named<Units> | null>;
}

/** A position as written; reading fills in what it leaves out. */
export interface WrittenPosition {
  /** Default: the step in which the first `move`, `place`, `land` or `lose` naturally happens; `none`: no step. */
  readonly step?: StepOrNone;
  readonly active?: Active;
  /** Facts about players that differ from the generic printed values. */
  readonly players?: Named<PlayerFacts>;
  readonly systems: Named<WrittenSystem>;
  readonly reinforcements?: Named<Units>;
  /** Required if the position is over capacity outside combat; otherwise not allowed. */
  readonly owed?: readonly Owed[];
}

/**
 * One action: a single key, the action's type.
 * @minProperties 1
 * @maxProperties 1
 */
export type WrittenAction = Partial<{ readonly [T in keyof ActionParams]: ActionParams[T] }>;

/**
 * @asType integer
 * @minimum 0
 */
export type Whole = number;

/** The expected outcome: numbers, or `illegal`, or `legal: true` with the result. */
export interface WrittenOutcome {
  readonly capacity?: Whole;
  readonly counted?: Whole;
  readonly excess?: Whole;
  readonly illegal?: Reason;
  readonly legal?: true;
  /** Each changed system in full, as it is afterwards; `none` if nothing changes. */
  readonly changes?: 'none' | Named<WrittenSystem>;
  /** Everything that is owed afterwards; default: nothing. */
  readonly owes?: readonly Owed[];
  readonly winner?: string | null;
  readonly as?: Removal;
  /** Reinforcements of these players afterwards. */
  readonly reinforcements?: Named<Units>;
}

/** An action and its expected outcome. */
export interface WrittenStep {
  readonly when: WrittenAction;
  readonly then: WrittenOutcome;
}

/**
 * A misreading, as RULING=ANSWER or CARD=ANSWER, like `R1/load-limit=pooled`.
 * @pattern ^([RN][0-9](\.[0-9])?/)?[a-z0-9]+(-[a-z0-9]+)*=[a-z0-9]+(-[a-z0-9]+)*$
 */
export type Kill = string;

/** A case as written. */
export interface WrittenCase {
  /**
   * The clause and a number of two to four digits, like `R3.1-02`; of a crossing, `X`, the action and a number, like `X-move-01`; of a
   * card, `C`, the card and a number, like `C-space-dock-01`.
   * @pattern ^([RN][0-9](\.[0-9])?|X(-[a-z]+)+|C(-[a-z]+)+(-2)?)-[0-9]{2,4}$
   */
  readonly id: string;
  /** A fact in the present tense. */
  readonly title: string;
  /**
   * The clauses that decide the outcome, in the article's order, then the cards; of a crossing, at least two.
   * @minItems 1
   */
  readonly because: readonly ClauseId[];
  readonly given: WrittenPosition;
  readonly when?: WrittenAction;
  readonly then?: WrittenOutcome;
  /**
   * Instead of `when` and `then`: several actions, each from the expected position of the one before.
   * @minItems 1
   */
  readonly steps?: readonly WrittenStep[];
  /** Misreadings that fail this case, as RULING=ANSWER. */
  readonly kills?: readonly Kill[];
  /** Default: `core`; in a file of a card, `cards`. */
  readonly profile?: Profile;
  /**
   * The editions in which the case holds; default: all.
   * @minItems 1
   */
  readonly editions?: readonly EditionId[];
}

/** One file in fixtures/: the cases of a clause, the crossings of an action, or the cases of a card. */
export interface CaseFile {
  /** The clause of the cases; absent in a file of crossings or of a card. */
  readonly clause?: ArticleClauseId;
  /** The action that each of the crossings takes; absent in the file of a clause or of a card. */
  readonly action?: ActionType;
  /** The card of the cases; absent in other files. */
  readonly card?: CardId;
  /**
   * @minItems 1
   */
  readonly cases: readonly WrittenCase[];
}

/** A file with one position and one action, to ask for the ruling. */
export interface QuestionFile {
  /** Default: `units`, with values as the players' cards print them, if a player has a faction, upgrades or cards; otherwise `core`. */
  readonly profile?: Profile;
  readonly given: WrittenPosition;
  readonly when: WrittenAction;
}

import type { Action, ClauseId, Position } from '../board/index.ts';

/** Cases told another way, of which the verdict is the same. */
export interface TwinsReport {
  /** How many pairs were compared. */
  readonly pairs: number;
  readonly differences: readonly TwinDifference[];
}

/** A step of a case that an engine answers otherwise when it is told another way. */
export interface TwinDifference {
  readonly case: string;
  /** From 1. */
  readonly step: number;
  /** What was changed, like `names swapped`. */
  readonly twin: string;
  /** Told as in the twin: `path: expected X, got Y`, where X is what the engine said of the case itself. */
  readonly differences: readonly string[];
  /** The twin itself. */
  readonly position: Position;
  readonly action: Action;
}

/** The cases asked in another order, each twice. */
export interface OrderReport {
  /** The same seed makes the same order. */
  readonly seed: number;
  /** How many requests were sent. */
  readonly requests: number;
  readonly poisoned: readonly Poisoned[];
}

/** A request that is answered otherwise after others than by itself. */
export interface Poisoned {
  /** The case that suffers, and which of its steps, from 1. */
  readonly case: string;
  readonly step: number;
  /** The case whose request changes the answer; absent: no single one was found, or the answer is another every time. */
  readonly by?: { readonly case: string; readonly step: number };
  /** `path: expected X, got Y`, where X is what the engine says when it is asked nothing else. */
  readonly differences: readonly string[];
}

export interface KnownReport {
  /** The list, as it was named. */
  readonly file: string;
  /** Failures that are listed, and were as listed. */
  readonly asListed: number;
  /** What is not as listed, one line each, and fails the run; empty: all is. */
  readonly surprises: readonly string[];
  /** Those of them that belong to no case. */
  readonly besides: readonly string[];
}

export interface LikelyMisreading {
  readonly clause: ClauseId;
  /** Like `R3.1/chosen-by`. */
  readonly ruling: string;
  /** The answer that the engine seems to give to the ruling. */
  readonly misreading: string;
  /** One sentence: what somebody who reads it so believes. */
  readonly says: string;
}

/** A misreading that would explain failed cases. */
export interface Likely extends LikelyMisreading {
  /** A second misreading: only both together explain so much. */
  readonly and?: LikelyMisreading;
  /** Others that these cases can't tell from it. */
  readonly equals?: readonly LikelyMisreading[];
  /** How many of the failed cases it explains. */
  readonly fits: number;
  /** The failed cases that it does not explain; absent: none. */
  readonly unexplained?: readonly string[];
  /** The cases that it would fail, and this engine passed; absent: none. */
  readonly against?: readonly string[];
  /** How many failed cases there are. */
  readonly of: number;
}

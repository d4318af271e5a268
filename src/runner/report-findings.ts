import type { Action, ClauseId, Position } from '../board/index.ts';

/** Cases asked with other names, order or pieces; the verdict must stay the same. */
export interface TwinsReport {
  /** How many pairs were compared. */
  readonly pairs: number;
  readonly differences: readonly TwinDifference[];
}

/** A step that the engine answers differently in a twin of the case. */
export interface TwinDifference {
  readonly case: string;
  /** From 1. */
  readonly step: number;
  /** What was changed, like `names swapped`. */
  readonly twin: string;
  /** In the words of the twin: `path: expected X, got Y`, where X is the engine's answer to the case itself. */
  readonly differences: readonly string[];
  /** The twin itself. */
  readonly position: Position;
  readonly action: Action;
}

/** The cases asked in another order, each twice. */
export interface OrderReport {
  /** The same seed gives the same order. */
  readonly seed: number;
  /** How many requests were sent. */
  readonly requests: number;
  readonly poisoned: readonly Poisoned[];
}

/** A request that is answered differently after other requests. */
export interface Poisoned {
  /** The affected case, and its step, from 1. */
  readonly case: string;
  readonly step: number;
  /** The case whose request changes the answer; absent: no single one was found, or the answer varies. */
  readonly by?: { readonly case: string; readonly step: number };
  /** `path: expected X, got Y`, where X is the engine's answer when asked nothing else. */
  readonly differences: readonly string[];
}

/** Questions beyond the cases: a scope, then random plays, until the time was up. */
export interface ThoroughReport {
  /** How long it was to take. */
  readonly seconds: number;
  /** The scope that was enumerated first; absent: the profile has none. */
  readonly scope?: string;
  /** Whether all of the scope was asked; absent: the profile has none. */
  readonly isScopeComplete?: boolean;
  /** The same seed gives the same plays. */
  readonly seed: number;
  /** How many plays were drawn. */
  readonly plays: number;
  /** How many questions were asked, and how many of them were declined or not supported. */
  readonly asked: number;
  readonly declined: number;
  /** How many answers were wrong or missing. */
  readonly wrong: number;
  /** The first of each fault, shrunk. */
  readonly faults: readonly FoundFault[];
}

/** A fault that questions beyond the cases have shown, with the smallest question that shows it. */
export interface FoundFault {
  readonly kind: 'fail' | 'crashed' | 'hung' | 'garbled';
  readonly position: Position;
  readonly action: Action;
  /** `path: expected X, got Y`, or what happened. */
  readonly differences: readonly string[];
  /** The misreadings that explain it, like `R3.1/chosen-by=fighters-first`. */
  readonly likely: readonly string[];
  /** The question as a file with one case, in YAML. */
  readonly case: string;
}

export interface KnownReport {
  /** The path of the list, as given. */
  readonly file: string;
  /** How many failures were as listed. */
  readonly asListed: number;
  /** Those of them that belong to no case, each as `REASON: what is wrong`; absent: none. */
  readonly excused?: readonly string[];
  /** What differs from the list, one line each, and fails the run; empty if nothing does. */
  readonly surprises: readonly string[];
  /** The ones that belong to no case. */
  readonly besides: readonly string[];
}

export interface LikelyMisreading {
  readonly clause: ClauseId;
  /** Like `R3.1/chosen-by`. */
  readonly ruling: string;
  /** The question of the ruling; absent in reports of 1.0. */
  readonly question?: string;
  /** The answer that the engine seems to give to the ruling. */
  readonly misreading: string;
  /** The misreading in one sentence. */
  readonly says: string;
}

/** A misreading that explains failed cases, with the others of its list. */
export interface Likely extends LikelyMisreading {
  /** It occurs only there; absent: everywhere. */
  readonly condition?: LikelyCondition;
  /** Other misreadings that these cases can't distinguish from it. */
  readonly equals?: readonly LikelyMisreading[];
  /** How many of the failing cases it explains. */
  readonly fits: number;
  /** The failed cases that it doesn't explain; absent: none. Cases that are listed by every misreading are explained by none. */
  readonly unexplained?: readonly string[];
  /** The cases that this engine passed and an engine with the misreading would fail; absent: none. */
  readonly against?: readonly string[];
  /** How many failed cases there are, except those that the reference engine fails as well. */
  readonly of: number;
}

/** A condition under which an engine seems to be wrong. */
export interface LikelyCondition {
  /** Like `two-ships`. */
  readonly id: string;
  /** When it holds, to follow `where`. */
  readonly says: string;
  /** When others hold that the cases can't distinguish from it; absent: none. */
  readonly equals?: readonly string[];
}

/** A case that the reference engine fails as well: either the case or the rules are wrong. */
export interface ReferenceFailure {
  readonly case: string;
  /** Of the reference engine: `path: expected X, got Y`. */
  readonly differences: readonly string[];
}

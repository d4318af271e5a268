import type { Action } from './actions.ts';
import type { ClauseId } from './clauses-and-editions.ts';
import type { Owed, Position } from './position.ts';

/** Why an action is illegal. */
export const REASONS = [
  'over-capacity', // a ship would carry more than its capacity (R1, N4, N4.6)
  'not-transportable', // a ship would carry something that is neither a fighter nor a ground force (R1)
  'units-not-there', // the action names units that are not at that place, or too many of them
  'excess-not-met', // an excess must be removed before play goes on (N1, N2, R3.3)
  'wrong-count', // more or fewer units than are owed (R3)
  'not-excess', // units that are never excess: other ships, units on planets (R3, R3.2)
  'nothing-owed', // a removal, but nothing is owed (R3)
  'combat-goes-on', // more than one player has ships in the active system (N3)
  'not-now', // the wrong step: an earlier step, a way out of a combat, the end of a combat that isn't being fought
  'no-such-place', // a system or planet that is not in the position
  'cannot-stand-there', // units that can't be at such a place: ships on a planet, ships or structures among the units that land
] as const;

export type Reason = (typeof REASONS)[number];

export const isReason = (text: string): text is Reason => (REASONS as readonly string[]).includes(text);

/** What happens to excess units: LRR 1.0-1.2 say destroyed (R3). */
export const REMOVALS = ['removed', 'destroyed'] as const;

export type Removal = (typeof REMOVALS)[number];

/** The names of the three numbers that answer `check`. */
export const NUMBER_NAMES = ['capacity', 'counted', 'excess'] as const;

export type NumberName = (typeof NUMBER_NAMES)[number];

/** The answer to `check`: three counts of units. */
export interface Numbers {
  /** Combined capacity of the player's ships in the system (R2). */
  readonly capacity: number;
  /** Fighters and ground forces that count against it (R2, R3.2, R3.3). */
  readonly counted: number;
  /** Units that the player must remove (R3). */
  readonly excess: number;
  readonly because: readonly ClauseId[];
}

export interface Legal {
  readonly legal: true;
  /** After the action, before anything owed is removed. */
  readonly position: Position;
  readonly owes: readonly Owed[];
  /** For `end-combat`: who has won, or `null` for nobody (N3). */
  readonly winner?: string | null;
  /** For `remove`. */
  readonly as?: Removal;
  readonly because: readonly ClauseId[];
}

export interface Illegal {
  readonly legal: false;
  readonly reason: Reason;
  readonly because: readonly ClauseId[];
}

export type Verdict = Legal | Illegal;

/** What an engine answers: numbers to `check`, a verdict to every other action. */
export type Answer = Numbers | Verdict;

/** An engine in this process. It answers every action in every position, and never fails. */
export type Judge = (position: Position, action: Action) => Answer;

export const isVerdict = (answer: Answer): answer is Verdict => 'legal' in answer;

import type { ClauseId } from './clauses.ts';
import type { Owed, Position } from './position.ts';

/** Why an action is illegal. */
export const REASONS = [
  'over-capacity', // a ship is to carry more than its capacity (R1, N4, N4.6)
  'not-transportable', // a ship is to carry something that is neither a fighter nor a ground force (R1)
  'units-not-there', // units are named that are not at that place, or more of them than are
  'excess-not-met', // an excess is due before play goes on (N1, N2, R3.3)
  'wrong-count', // more or fewer units than are owed (R3)
  'not-excess', // units that are never excess: other ships, units on planets (R3, R3.2)
  'nothing-owed', // a removal where nothing is owed (R3)
  'combat-goes-on', // more than one player has ships in the active system (N3)
  'not-now', // the step doesn't allow it: back in time, out of a combat, the end of a combat that isn't fought
  'no-such-place', // a system or planet that the position doesn't have
  'cannot-stand-there', // units that can't be at such a place: ships on a planet, structures or ships as landing forces
] as const;

export type Reason = (typeof REASONS)[number];

export const isReason = (text: string): text is Reason => (REASONS as readonly string[]).includes(text);

/** What becomes of removed units: LRR 1.0-1.2 say destroyed (R3). */
export const REMOVALS = ['removed', 'destroyed'] as const;

export type Removal = (typeof REMOVALS)[number];

/** The answer to `check`: all three count units. */
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
  /** After the action, and before any owed removal. */
  readonly position: Position;
  readonly owes: readonly Owed[];
  /** For `end-combat`: who has won, or `null` where nobody has (N3). */
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

export const isVerdict = (answer: Answer): answer is Verdict => 'legal' in answer;

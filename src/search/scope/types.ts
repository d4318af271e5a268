import type { ActionType, CapacityValue, Count, Named, PlayerFacts, Ship, Step, Unit, Units } from '../../board/index.ts';

/** A step, or `none`: outside a tactical action. */
export type ScopeStep = Step | 'none';

/** A set of positions and actions, small enough to be judged one by one. rules/scopes/README.md defines it in words. */
export interface Scope {
  /**
   * The name by which it is asked for, like `small`.
   * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
   */
  readonly name: string;
  /** What it is for, in a sentence or two. */
  readonly about: string;
  /**
   * Each is counted by itself: a judgement that two parts share counts in both.
   * @minItems 1
   */
  readonly parts: readonly ScopePart[];
}

export interface ScopePart {
  /** What the part is about, in a few words. */
  readonly name: string;
  /**
   * The first is active wherever there is a step.
   * @minItems 1
   */
  readonly players: readonly string[];
  /**
   * The systems, each with its planets.
   * @minProperties 1
   */
  readonly systems: Named<readonly string[]>;
  /** What is stated to every player's ships; `null`: no value. */
  readonly capacity: Readonly<Partial<Record<Ship, CapacityValue | null>>>;
  /**
   * What single players have of their own: values, each in place of that in `capacity`; or a faction and upgrades, and then nothing is
   * stated to that player's ships, and what their cards print holds.
   */
  readonly facts?: Named<PlayerFacts>;
  /** The kinds of units that stand and are placed in space areas. */
  readonly space: readonly Unit[];
  /** The kinds of units that stand and are placed on planets. */
  readonly planets: readonly Unit[];
  /** At most so many units on the board; absent where the part starts from a position. */
  readonly units?: Count;
  /** At most so many of a kind for each player; absent: as many as `units` allows. */
  readonly most?: Units;
  /** What every player has in reinforcements; absent: they are not tracked. */
  readonly reinforcements?: Units;
  /**
   * @minItems 1
   */
  readonly steps: readonly ScopeStep[];
  /**
   * @minItems 1
   */
  readonly actions: readonly ActionType[];
  /** At most so many ships move at once. */
  readonly convoy: 1 | 2;
  /** At most so many units are placed in a space area at once; absent: one. */
  readonly placing?: 1 | 2;
  /** Instead of all positions within bounds: those that the part's actions lead to from this one. */
  readonly from?: Named<StartSystem>;
}

/** Units by place, `space` or a planet, and by player. */
export type StartSystem = Named<Named<Units>>;

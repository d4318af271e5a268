import type { ActionType, CapacityValue, Count, Named, PlayerFacts, Ship, Step, Unit, Units } from '../../board/index.ts';

/** A step, or `none`: outside a tactical action. */
export type ScopeStep = Step | 'none';

/** A set of positions and actions, small enough to judge one by one. rules/scopes/README.md has the definition. */
export interface Scope {
  /**
   * Its name, like `small`.
   * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
   */
  readonly name: string;
  /** Its purpose, in a sentence or two. */
  readonly about: string;
  /**
   * The parts, counted separately: a judgement that two parts share counts in both.
   * @minItems 1
   */
  readonly parts: readonly ScopePart[];
}

export interface ScopePart {
  /** The subject of the part, in a few words. */
  readonly name: string;
  /**
   * The first one is active if there is a step.
   * @minItems 1
   */
  readonly players: readonly string[];
  /**
   * The systems, each with its planets.
   * @minProperties 1
   */
  readonly systems: Named<readonly string[]>;
  /** The stated values of every player's ships; `null`: no value. */
  readonly capacity: Readonly<Partial<Record<Ship, CapacityValue | null>>>;
  /**
   * Facts about single players: values, each of which overrides `capacity`; or a faction and upgrades, and then that player's ships have
   * no stated values, only those that their cards print.
   */
  readonly facts?: Named<PlayerFacts>;
  /** The kinds of units in space areas, and placed there. */
  readonly space: readonly Unit[];
  /** The kinds of units on planets, and placed there. */
  readonly planets: readonly Unit[];
  /** The most units on the board; absent if the part starts from a position. */
  readonly units?: Count;
  /** The most units of a kind for each player; default: as many as `units` allows. */
  readonly most?: Units;
  /** The reinforcements of every player; absent: not tracked. */
  readonly reinforcements?: Units;
  /**
   * @minItems 1
   */
  readonly steps: readonly ScopeStep[];
  /**
   * @minItems 1
   */
  readonly actions: readonly ActionType[];
  /** The most ships that move at once. */
  readonly convoy: 1 | 2;
  /** The most units placed in a space area at once; default: one. */
  readonly placing?: 1 | 2;
  /** Instead of all positions within bounds: those that the part's actions reach from this one. */
  readonly from?: Named<StartSystem>;
}

/** Units by place, `space` or a planet, and by player. */
export type StartSystem = Named<Named<Units>>;

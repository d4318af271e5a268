import type { Step } from './steps.ts';
import type { Ship, Units } from './units.ts';

export const ACTION_TYPES = ['check', 'move', 'remove', 'lose', 'place', 'land', 'advance', 'end-combat'] as const;

export type ActionType = (typeof ACTION_TYPES)[number];

export const isActionType = (text: string): text is ActionType => (ACTION_TYPES as readonly string[]).includes(text);

/** Asks for a player's numbers in a system. */
export interface CheckParams {
  readonly player: string;
  readonly system: string;
}

/** What a ship picks up at one place. */
export interface Cargo {
  /** `space`, or the name of a planet. */
  readonly from: string;
  /** A system passed through, or the active one; default: the ship's origin. */
  readonly in?: string;
  /** @minProperties 1 */
  readonly units: Units;
}

/** One ship's move. */
export interface ShipMove {
  readonly ship: Ship;
  readonly from: string;
  readonly cargo: readonly Cargo[];
}

/** Ships of one player move into one system. */
export interface MoveParams {
  readonly player: string;
  readonly to: string;
  /**
   * One entry a ship; never empty.
   * @minItems 1
   */
  readonly ships: readonly ShipMove[];
}

/** The owner's whole answer to one owed removal. */
export interface RemoveParams {
  readonly player: string;
  readonly system: string;
  /** @minProperties 1 */
  readonly units: Units;
  /** `space` (the default), or the name of a planet. */
  readonly from?: string;
}

/** Units leave the space area for any cause but an owed removal. */
export interface LoseParams {
  readonly player: string;
  readonly system: string;
  /** @minProperties 1 */
  readonly units: Units;
}

/** Units are produced, placed, or sent back to space. */
export interface PlaceParams {
  readonly player: string;
  readonly system: string;
  /** `space`, or the name of a planet. */
  readonly on: string;
  /** @minProperties 1 */
  readonly units: Units;
}

/** Ground forces go from the space area of a system to a planet in it. */
export interface LandParams {
  readonly player: string;
  readonly system: string;
  readonly planet: string;
  /** @minProperties 1 */
  readonly units: Units;
}

/** Play goes on to a later step. */
export interface AdvanceParams {
  readonly to: Step;
}

/** The space combat in the active system is over. */
export type EndCombatParams = Readonly<Record<string, never>>;

export interface ActionParams {
  readonly check: CheckParams;
  readonly move: MoveParams;
  readonly remove: RemoveParams;
  readonly lose: LoseParams;
  readonly place: PlaceParams;
  readonly land: LandParams;
  readonly advance: AdvanceParams;
  readonly 'end-combat': EndCombatParams;
}

/** What a player does, or what happens; `type` is the wire's method, `params` its `params.action`. */
export type Action = { readonly [T in ActionType]: { readonly type: T; readonly params: ActionParams[T] } }[ActionType];

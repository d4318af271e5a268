import type { Step } from './steps-and-features.ts';
import type { Ship, Units } from './units.ts';

export const ACTION_TYPES = ['check', 'move', 'remove', 'lose', 'place', 'land', 'advance', 'end-combat'] as const;

export type ActionType = (typeof ACTION_TYPES)[number];

export const isActionType = (text: string): text is ActionType => (ACTION_TYPES as readonly string[]).includes(text);

/** Asks for a player's three numbers in a system. */
export interface CheckParams {
  readonly player: string;
  readonly system: string;
}

/** The units that a ship picks up at one place. */
export interface Cargo {
  /** `space`, or the name of a planet. */
  readonly from: string;
  /** The system of the pick-up: one on the way, or the active one; default: the ship's origin. */
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
   * One entry for each ship; never empty.
   * @minItems 1
   */
  readonly ships: readonly ShipMove[];
}

/** The owner removes units to settle one debt in full. */
export interface RemoveParams {
  readonly player: string;
  readonly system: string;
  /** @minProperties 1 */
  readonly units: Units;
  /** `space` (the default), or the name of a planet. */
  readonly from?: string;
}

/** Units leave the space area for any reason except a debt. */
export interface LoseParams {
  readonly player: string;
  readonly system: string;
  /** @minProperties 1 */
  readonly units: Units;
}

/** Units are produced or placed, or return to space. */
export interface PlaceParams {
  readonly player: string;
  readonly system: string;
  /** `space`, or the name of a planet. */
  readonly on: string;
  /** @minProperties 1 */
  readonly units: Units;
}

/** Ground forces go from a system's space area to one of its planets. */
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

/** Something a player does, or something that happens. On the wire `type` is the method, and `params` is `params.action`. */
export type Action = { readonly [T in ActionType]: { readonly type: T; readonly params: ActionParams[T] } }[ActionType];

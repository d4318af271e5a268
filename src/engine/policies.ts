import type { Action, Active, Cargo, Illegal, Owed, PlayerFacts, Position, Removal, ShipMove, Unit, Units } from '../board/index.ts';
import type { PrintedCards } from '../rules/units.ts';

/** One player's part of one system: the input of most rulings. */
export interface Area {
  readonly position: Position;
  readonly system: string;
  readonly player: string;
}

/** One player's part of one system, the action that is judged, and the answers to the other rulings. */
export interface RulingQuestion extends Area {
  readonly action: Action;
  readonly policies: Policies;
}

/** One ship's move, with the capacity of that ship alone. */
export interface Load extends ShipMove {
  readonly position: Position;
  readonly player: string;
  readonly capacity: number;
  readonly action: Action;
  readonly policies: Policies;
}

/** A ship with what it picks up, and what is aboard when it arrives. */
export interface Lift extends ShipMove {
  readonly aboard: readonly Cargo[];
}

/** The result of an action, before anyone removes anything. */
export interface Aftermath {
  readonly position: Position;
  readonly owes: readonly Owed[];
}

/** A debt, from its owner's point of view. */
export interface Debt {
  readonly count: number;
  /** The units that the owner may choose from. */
  readonly choice: Units;
  /** All of the owner's units at that place. */
  readonly there: Units;
}

/** Units that a player removes to pay a debt: the units that leave the board, and how much of the debt they pay. */
export interface Offer {
  readonly units: Units;
  readonly meets: number;
}

/** Whether a combat goes on, and if not, who has won. */
export interface CombatResult {
  readonly goesOn: boolean;
  readonly winner: string | null;
}

/** A point at which play may have to wait for a debt in the active system: the action that would go ahead. */
export interface Waiting {
  readonly position: Position;
  readonly active: Active;
  readonly action: Action;
  readonly policies: Policies;
}

/**
 * The rulings as functions: one for each question that a clause answers (rules/rulings.yaml), under its id.
 * The functions call each other through this table, so replacing an answer replaces it everywhere.
 */
export interface Policies {
  /** The capacity value of the one card for a unit that counts, or `null`; `everyones` are all players' cards for it. */
  readonly 'R0/printed': (cards: PrintedCards, everyones: () => readonly PrintedCards[]) => number | null;
  /** Capacity value of one unit: a whole number of at least 0, or `null` if it has none. */
  readonly 'R0/value': (facts: PlayerFacts | undefined, unit: Unit) => number | null;
  /** Combined capacity of the player's units in the system that have the attribute. */
  readonly 'R0/bearers': (asked: RulingQuestion) => number;

  /** Whether the ship can transport these kinds of unit at all. */
  readonly 'R1/cargo': (load: Load) => boolean;
  /** Whether the ship has room for its load; `convoy` holds all ships of the move. */
  readonly 'R1/load-limit': (load: Load, convoy: readonly Load[]) => boolean;

  /** A player's capacity in a system. */
  readonly 'R2/capacity-from': (asked: RulingQuestion) => number;
  /** How many of the units count against a capacity. */
  readonly 'R2/counted': (units: Units, capacity: number, asked: RulingQuestion) => number;
  /** Those of the fighters and ground forces in the space area that don't count. */
  readonly 'R2/left-out': (units: Units, asked: RulingQuestion) => Units;
  /** How many ground forces must leave the space area although there is room. */
  readonly 'R2/may-stay': (asked: RulingQuestion) => number;

  /** How many units are owed. */
  readonly 'R3/amount': (counted: number, capacity: number, asked: RulingQuestion) => number;
  /** What happens to an excess, or why the action that causes it is refused. */
  readonly 'R3/excess': (after: Aftermath, before: Position, action: Action) => Aftermath | Illegal;
  /** Whether the player can owe. */
  readonly 'R3/whose': (asked: RulingQuestion) => boolean;
  /** Whether something can be owed in the system. */
  readonly 'R3/where': (asked: RulingQuestion) => boolean;
  /** How much of the debt the named units pay, or why they can't be removed for it. */
  readonly 'R3/eligible': (units: Units, debt: Debt) => Offer | 'not-excess' | 'units-not-there';
  /** Whether the offer pays the debt. */
  readonly 'R3/answer': (meets: number, owed: number, asked: RulingQuestion) => boolean;
  /** Whether units that leave this position are removed or destroyed. */
  readonly 'R3/removal': (asked: RulingQuestion) => Removal;

  /** The units from which the owner of a debt may choose. */
  readonly 'R3.1/chosen-by': (units: Units, count: number, asked: RulingQuestion) => Units;
  /** How many of the units that go, out of these, must be ground forces. */
  readonly 'R3.1/at-least': (units: Units, count: number, asked: RulingQuestion) => number;
  /** Who is asked, if anyone. */
  readonly 'R3.1/asked': (after: Aftermath) => Aftermath;

  /** The units that count: those in the space area, and those on planets that count with them. */
  readonly 'R3.2/on-planets': (inTheSpaceArea: Units, asked: RulingQuestion) => Units;
  /** Whether units at this place can be removed for a debt. */
  readonly 'R3.2/excess-on-planets': (place: string, asked: RulingQuestion) => boolean;

  /** The units that count, in a combat or out of one. */
  readonly 'R3.3/during-combat': (units: Units, asked: RulingQuestion) => Units;
  /** Whether the player owes an excess once the combat is over. */
  readonly 'R3.3/after-combat': (asked: RulingQuestion) => boolean;
  /** Whether play waits for this debt before it goes on from the end of a combat. */
  readonly 'R3.3/before-going-on': (owed: Owed, waiting: Waiting) => boolean;
  /** The position with the removed units put where they go. */
  readonly 'R3.3/returned-to': (position: Position, player: string, units: Units) => Position;

  /** All units that go when these are lost. */
  readonly 'R4/assignment': (lost: Units, asked: RulingQuestion) => Units;

  /** Whether play waits for this debt before the space cannons and the combat. */
  readonly 'N1/on-arrival': (owed: Owed, waiting: Waiting) => boolean;
  /** Whether play waits for this debt between the space cannons and the combat. */
  readonly 'N2/after-cannons': (owed: Owed, waiting: Waiting) => boolean;
  /** How the combat in the active system stands. */
  readonly 'N3/winner': (position: Position, system: string, policies: Policies) => CombatResult;

  /** Whether the ship may pick up these units and leave the others. */
  readonly 'N4/pick-up': (load: Load) => boolean;
  /** Whether the ship may pick up units at all these places. */
  readonly 'N4/places': (load: Load) => boolean;
  /** The position without the units picked up; `undefined` if they are not all there. */
  readonly 'N4/source': (position: Position, player: string, ships: readonly ShipMove[]) => Position | undefined;
  /** The position after the ships have left, with what they leave behind. */
  readonly 'N4.2/left-behind': (position: Position, player: string, ships: readonly ShipMove[], to: string) => Position;
  /** The units in the space area that count if the player has no capacity left. */
  readonly 'N4.3/no-capacity-left': (units: Units, asked: RulingQuestion) => Units;
  /** Whether the ship may take some of each kind of unit. */
  readonly 'N4.4/some-of-each': (load: Load) => boolean;
  /** Whether the ship may leave without cargo. */
  readonly 'N4.5/leaving-empty': (load: Load) => boolean;
  /** What a ship lifts if its load exceeds its capacity; `undefined`: nothing, the move is refused. */
  readonly 'N4.6/overload': (load: Load) => Lift | undefined;
}

export type RulingId = keyof Policies;

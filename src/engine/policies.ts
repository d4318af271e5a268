import type { Action, Active, Illegal, Owed, PlayerFacts, Position, Removal, ShipMove, Unit, Units } from '../board/index.ts';
import type { PrintedCards } from '../rules/units.ts';

/** One player's part of one system: what most rulings look at. */
export interface Area {
  readonly position: Position;
  readonly system: string;
  readonly player: string;
}

/** One ship's move, with the capacity of that ship alone. */
export interface Load extends ShipMove {
  readonly position: Position;
  readonly player: string;
  readonly capacity: number;
}

/** What an action has come to, before anybody removes anything. */
export interface Aftermath {
  readonly position: Position;
  readonly owes: readonly Owed[];
}

/** A debt, as its owner looks at it. */
export interface Debt {
  readonly count: number;
  /** The units that the owner may choose from. */
  readonly choice: Units;
  /** All the owner's units at that place. */
  readonly there: Units;
}

/** Units that a player gives up in answer to a debt: what leaves the board, and how much of the debt it meets. */
export interface Offer {
  readonly units: Units;
  readonly meets: number;
}

/** Whether a combat goes on, and if not, who has won it. */
export interface CombatResult {
  readonly goesOn: boolean;
  readonly winner: string | null;
}

/** What play may have to wait for: the debts of the active system, and the action that would go on. */
export interface Waiting {
  readonly position: Position;
  readonly active: Active;
  readonly owing: () => readonly Owed[];
  readonly action: Action;
}

/**
 * The rulings, as functions: one for each question that a clause answers (rules/rulings.yaml), under its id.
 * The functions ask each other through this table, so that an answer holds wherever its question is put.
 */
export interface Policies {
  /** Which of a player's cards for a unit counts, everyone's being at hand: its capacity value, or `null`. */
  readonly 'R0/printed': (cards: PrintedCards, everyones: () => readonly PrintedCards[]) => number | null;
  /** Capacity value of one unit: a whole number of at least 0, or `null` where it has none. */
  readonly 'R0/value': (facts: PlayerFacts | undefined, unit: Unit) => number | null;
  /** Combined capacity of those units of the player in the system that have the attribute. */
  readonly 'R0/bearers': (policies: Policies, area: Area) => number;

  /** Whether the ship can transport units of these kinds at all. */
  readonly 'R1/cargo': (load: Load) => boolean;
  /** Whether the ship has room for its load, `convoy` being all the ships of the move. */
  readonly 'R1/load-limit': (load: Load, convoy: readonly Load[]) => boolean;

  /** Capacity that a player has in a system. */
  readonly 'R2/capacity-from': (policies: Policies, area: Area, action: Action) => number;
  /** How many of the units count against a capacity. */
  readonly 'R2/counted': (units: Units, capacity: number, area: Area, policies: Policies) => number;
  /** Ground forces that may not stay in the space area although there is room. */
  readonly 'R2/may-stay': (area: Area) => number;

  /** How many units are owed. */
  readonly 'R3/amount': (counted: number, capacity: number) => number;
  /** What becomes of an excess, or why the action that makes it is refused. */
  readonly 'R3/excess': (after: Aftermath, before: Position, action: Action) => Aftermath | Illegal;
  /** The players who owe. */
  readonly 'R3/whose': (position: Position, system: string) => readonly string[];
  /** The systems in which something can be owed. */
  readonly 'R3/where': (position: Position, action: Action) => readonly string[];
  /** What the units named come to as an offer, or why they are none. */
  readonly 'R3/eligible': (units: Units, debt: Debt) => Offer | 'not-excess' | 'units-not-there';
  /** Whether the offer meets the debt. */
  readonly 'R3/answer': (meets: number, owed: number) => boolean;
  /** What becomes of the units that go, out of this position. */
  readonly 'R3/removal': (position: Position) => Removal;

  /** Out of which units the owner of a debt may choose. */
  readonly 'R3.1/chosen-by': (units: Units, count: number, area: Area, action: Action) => Units;
  /** Who is asked, and whether. */
  readonly 'R3.1/asked': (after: Aftermath) => Aftermath;

  /** Those that count, with those in the space area, of the units on planets. */
  readonly 'R3.2/on-planets': (area: Area, inTheSpaceArea: Units) => Units;
  /** Whether units at a place can be given up for a debt. */
  readonly 'R3.2/excess-on-planets': (place: string) => boolean;

  /** Those of the units that count, combat or not. */
  readonly 'R3.3/during-combat': (area: Area, units: Units) => Units;
  /** Whether the player owes an excess once the combat is over. */
  readonly 'R3.3/after-combat': (area: Area) => boolean;
  /** What is due before play goes on from the end of a combat. */
  readonly 'R3.3/before-going-on': (waiting: Waiting) => readonly Owed[];
  /** The position with removed units put where they go. */
  readonly 'R3.3/returned-to': (position: Position, player: string, units: Units) => Position;

  /** All that goes where these units are lost. */
  readonly 'R4/assignment': (policies: Policies, area: Area, lost: Units) => Units;

  /** What is due before the space cannons and the combat. */
  readonly 'N1/on-arrival': (waiting: Waiting) => readonly Owed[];
  /** What is due between the space cannons and the combat. */
  readonly 'N2/after-cannons': (waiting: Waiting) => readonly Owed[];
  /** How the combat in the active system stands. */
  readonly 'N3/winner': (policies: Policies, position: Position, system: string) => CombatResult;

  /** Whether the ship may pick up these units and leave the others. */
  readonly 'N4/pick-up': (load: Load) => boolean;
  /** Whether the ship may pick up units at all these places. */
  readonly 'N4/places': (load: Load) => boolean;
  /** The position without the units picked up; `undefined`: they are not all there. */
  readonly 'N4/source': (position: Position, player: string, ships: readonly ShipMove[]) => Position | undefined;
  /** The position with what the ships leave behind. */
  readonly 'N4.2/left-behind': (position: Position, player: string, ships: readonly ShipMove[], to: string) => Position;
  /** Those of the units in the space area that count where the player has no capacity left. */
  readonly 'N4.3/no-capacity-left': (area: Area, units: Units) => Units;
  /** Whether the ship may take a part of each kind of unit. */
  readonly 'N4.4/some-of-each': (load: Load) => boolean;
  /** Whether the ship may leave without cargo. */
  readonly 'N4.5/leaving-empty': (load: Load) => boolean;
  /** What a ship lifts that was to lift more than it has room for; `undefined`: nothing, the move is refused. */
  readonly 'N4.6/overload': (load: Load) => ShipMove | undefined;
}

export type RulingId = keyof Policies;

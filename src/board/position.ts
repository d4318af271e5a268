import type { CardId } from './cards.ts';
import { type Named, own, withKey } from './names.ts';
import type { Step } from './steps-and-features.ts';
import { type Count, isEmpty, NO_UNITS, plus, type Unit, type Units } from './units.ts';

/** The name of a system's space area among its places. No planet has this name. */
export const SPACE = 'space';

export interface Active {
  readonly player: string;
  readonly system: string;
}

/**
 * What a ship can carry (R1); zero is a value.
 * @asType integer
 * @minimum 0
 */
export type CapacityValue = number;

/**
 * How many tokens are in a player's fleet pool: in each system the player has at most so many ships that aren't fighters.
 * @asType integer
 * @minimum 0
 * @maximum 16
 */
export type FleetPool = number;

export interface PlayerFacts {
  /** Stated capacity value of a unit; `null`: it has none, and adds nothing. A stated value always wins (R0). */
  readonly capacity?: Readonly<Partial<Record<Unit, CapacityValue | null>>>;
  /** The player's faction, an id of the unit catalogue; used where `capacity` lacks a unit. */
  readonly faction?: string;
  /** The unit upgrade cards the player owns, ids of the unit catalogue. */
  readonly upgrades?: readonly string[];
  /** The player's cards that change rulings and that neither `faction` nor `upgrades` imply. */
  readonly cards?: readonly CardId[];
  /** The tokens in the player's fleet pool, stated where they matter: with Fighter II. */
  readonly fleetPool?: FleetPool;
}

export interface System {
  /** The space area: units by player. */
  readonly space?: Named<Units>;
  /** Planets by name, each with its units by player. */
  readonly planets?: Named<Named<Units>>;
}

/** Everything an engine needs to judge an action. */
export interface Position {
  readonly step?: Step | undefined;
  readonly active?: Active | undefined;
  readonly players: Named<PlayerFacts>;
  readonly systems: Named<System>;
  /** Units off the board, for the players whose reinforcements are tracked. */
  readonly reinforcements?: Named<Units> | undefined;
}

/** A part of an owed removal that has a minimum: at least `count` of the removed units are among these. */
export interface OwedPart {
  readonly count: Count;
  /** @minProperties 1 */
  readonly of: Units;
}

/** Units that a player must remove from the space area of a system: any `count` of those in `from`, with the minimums of `least`. */
export interface Owed {
  readonly player: string;
  readonly system: string;
  readonly count: Count;
  /** @minProperties 1 */
  readonly from: Units;
  /**
   * Absent: no part has a minimum.
   * @minItems 1
   */
  readonly least?: readonly OwedPart[];
}

/** The value stated for a player's unit: `null` where it has none, `undefined` where the position doesn't say. */
export const statedCapacity = (facts: PlayerFacts | undefined, unit: Unit): CapacityValue | null | undefined => facts?.capacity?.[unit];

/** The units of `player` at a place: the space area, or a planet. */
export const unitsAt = (system: System | undefined, place: string, player: string): Units =>
  own(place === SPACE ? system?.space : own(system?.planets, place), player) ?? NO_UNITS;

export const inSpace = (position: Position, system: string, player: string): Units =>
  unitsAt(own(position.systems, system), SPACE, player);

/** The units of `player` on all planets of a system. */
export const onPlanets = (position: Position, system: string, player: string): Units =>
  Object.values(own(position.systems, system)?.planets ?? {}).reduce((sum, planet) => plus(sum, own(planet, player) ?? NO_UNITS), NO_UNITS);

export const hasPlace = (system: System | undefined, place: string): boolean =>
  (place === SPACE ? system !== undefined : hasPlanet(system, place));

export const hasPlanet = (system: System | undefined, planet: string): boolean =>
  system?.planets !== undefined && Object.hasOwn(system.planets, planet);

/** The names of a system's planets. */
export const planetsIn = (position: Position, system: string): readonly string[] =>
  Object.keys(own(position.systems, system)?.planets ?? {});

/** Where one player's units stand: in the space area of a system, or on one of its planets. */
export interface PlayerPlace {
  readonly system: string;
  /** `space`, or the name of a planet. */
  readonly place: string;
  readonly player: string;
}

/** `position` with the player's units at that place replaced; empty entries are dropped. */
export const withUnitsAt = (position: Position, { system, place, player }: PlayerPlace, units: Units): Position => {
  const { space, planets }: System = own(position.systems, system) ?? {};
  const left = isEmpty(units) ? undefined : units;
  const after = place === SPACE
    ? systemOf(withKey(space, player, left), planets)
    : systemOf(space, withKey(planets, place, withKey(own(planets, place), player, left)));
  return withSystems(position, withKey(position.systems, system, after));
};

/** A system of a space area and planets; each may be absent. */
// each shape is written out: spreading objects whose members vary takes several times as long
export const systemOf = (space: System['space'], planets: System['planets']): System => {
  if (space !== undefined && planets !== undefined) return { space, planets };
  if (space !== undefined) return { space };
  return planets !== undefined ? { planets } : {};
};

const withSystems = ({ step, active, players, reinforcements }: Position, systems: Position['systems']): Position =>
  ({ step, active, players, systems, reinforcements });

/** The players with units in the space area of a system, in the order of the position. */
export const playersInSpace = (position: Position, system: string): readonly string[] =>
  Object.keys(own(position.systems, system)?.space ?? {});

/** Every player in the position: listed in `players`, or with units anywhere. */
export const everyPlayer = (position: Position): readonly string[] => {
  const names = new Set(Object.keys(position.players));
  for (const system of Object.values(position.systems)) {
    for (const area of [system.space ?? {}, ...Object.values(system.planets ?? {})]) {
      for (const player of Object.keys(area)) names.add(player);
    }
  }
  return [...names];
};

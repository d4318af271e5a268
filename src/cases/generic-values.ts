import type { PlayerFacts, Ship, Unit } from '../board/index.ts';

/** The printed capacity values of the generic ships; `null`: no value is printed (R0). */
export const GENERIC_CAPACITY: Readonly<Record<Ship, number | null>> = {
  carrier: 4,
  cruiser: null,
  destroyer: null,
  dreadnought: 1,
  flagship: 3,
  'war-sun': 6,
  fighter: null,
};

/** How many plastic units of each type a player has; fighters and infantry have tokens too. */
export const UNITS_IN_BOX: ReadonlyMap<Unit, number> = new Map([
  ['carrier', 4], ['cruiser', 8], ['destroyer', 8], ['dreadnought', 5], ['war-sun', 2], ['flagship', 1], ['mech', 4],
]);

/** The capacity of a ship: the stated value, or the generic printed one; 0 if it has none. */
export const capacityOf = (facts: PlayerFacts | undefined, ship: Ship): number =>
  (facts?.capacity?.[ship] === undefined ? GENERIC_CAPACITY[ship] : facts.capacity[ship]) ?? 0;

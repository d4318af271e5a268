import { type Cargo, kindsIn, countOf, plus, type ShipMove, sameUnits, type Units } from '../../board/index.ts';
import type { TwinChange } from './change.ts';

/** The keys of every record are reversed. */
export const reversedKeys: TwinChange = { order: (entries) => entries.toReversed() };

/** The lists of ships, and of what each picks up, are reversed. */
export const reversedLists: TwinChange = {
  ships: (ships) => ships.toReversed().map((ship) => ({ ...ship, cargo: ship.cargo.toReversed() })),
};

/** A ship picks up units one by one instead of together. */
export const splitCargo: TwinChange = { ships: (ships) => ships.map((ship) => ({ ...ship, cargo: ship.cargo.flatMap(oneByOne) })) };

const oneByOne = (part: Cargo): readonly Cargo[] =>
  kindsIn(part.units)
    .flatMap((unit) => Array.from({ length: countOf(part.units, unit) }, () => ({ ...part, units: { [unit]: 1 } satisfies Units })));

/** A ship picks up together all units that it picked up separately at the same place. */
export const mergedCargo: TwinChange = { ships: (ships) => ships.map((ship) => ({ ...ship, cargo: ship.cargo.reduce(mergedInto, []) })) };

const mergedInto = (merged: readonly Cargo[], part: Cargo): readonly Cargo[] =>
  (merged.some((other) => isSamePlace(other, part))
    ? merged.map((other) => (isSamePlace(other, part) ? { ...other, units: plus(other.units, part.units) } : other))
    : [...merged, part]);

const isSamePlace = (a: Cargo, b: Cargo): boolean => a.from === b.from && a.in === b.in;

/** Whether two lists of ships are the same, entry for entry. */
export const sameShips = (a: readonly ShipMove[], b: readonly ShipMove[]): boolean =>
  a.length === b.length && a.every((ship, at) => sameShip(ship, b[at]));

const sameShip = (a: ShipMove, b: ShipMove | undefined): boolean =>
  b !== undefined && a.ship === b.ship && a.from === b.from && a.cargo.length === b.cargo.length
  && a.cargo.every((part, at) => {
    const other = b.cargo[at];
    return other !== undefined && isSamePlace(part, other) && sameUnits(part.units, other.units);
  });

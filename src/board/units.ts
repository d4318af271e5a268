export const SHIPS = ['carrier', 'cruiser', 'destroyer', 'dreadnought', 'flagship', 'war-sun', 'fighter'] as const;
export const GROUND_FORCES = ['infantry', 'mech'] as const;
export const STRUCTURES = ['pds', 'space-dock'] as const;
export const UNITS = [...SHIPS, ...GROUND_FORCES, ...STRUCTURES] as const;

/** What a ship can transport, and what a ship's capacity limits (R1, R2). */
export const CAPACITY_COUNTED = ['fighter', ...GROUND_FORCES] as const;

export type Ship = (typeof SHIPS)[number];
export type GroundForce = (typeof GROUND_FORCES)[number];
export type Structure = (typeof STRUCTURES)[number];
export type Unit = Ship | GroundForce | Structure;
export type CapacityCounted = 'fighter' | GroundForce;

/**
 * How many units.
 * @asType integer
 * @minimum 1
 */
export type Count = number;

/** How many of each unit; a whole number of at least 1, or absent. */
export type Units = Readonly<Partial<Record<Unit, Count>>>;

export const NO_UNITS: Units = {};

export const isUnit = (text: string): text is Unit => (UNITS as readonly string[]).includes(text);
export const isShip = (unit: Unit): unit is Ship => (SHIPS as readonly string[]).includes(unit);
export const isGroundForce = (unit: Unit): unit is GroundForce => unit === 'infantry' || unit === 'mech';
export const isStructure = (unit: Unit): unit is Structure => unit === 'pds' || unit === 'space-dock';
export const isCapacityCounted = (unit: Unit): unit is CapacityCounted => unit === 'fighter' || isGroundForce(unit);

/** The units that `units` holds, in no particular order. */
export const kindsIn = (units: Units): readonly Unit[] => {
  const kinds: Unit[] = [];
  for (const unit in units) if (countOf(units, unit as Unit) > 0) kinds.push(unit as Unit);
  return kinds;
};

export const countOf = (units: Units, unit: Unit): number => units[unit] ?? 0;

export const totalOf = (units: Units): number => {
  const counts: Counts = units;
  let total = 0;
  for (const unit in counts) total += counts[unit] ?? 0;
  return total;
};

/** Read by any key: these loops are where judging spends its time, and a list of kinds for each would double it. */
type Counts = Readonly<Record<string, number | undefined>>;

export const isEmpty = (units: Units): boolean => totalOf(units) === 0;

/** Those of `units` that `keep` accepts. */
export const only = (units: Units, keep: (unit: Unit) => boolean): Units => {
  const kept: Partial<Record<Unit, number>> = {};
  for (const unit of kindsIn(units)) if (keep(unit)) kept[unit] = countOf(units, unit);
  return kept;
};

export const plus = (units: Units, more: Units): Units => {
  const sum: Partial<Record<Unit, number>> = { ...units };
  for (const unit of kindsIn(more)) sum[unit] = countOf(units, unit) + countOf(more, unit);
  return sum;
};

/** `units` less `fewer`, never below nothing; kinds of which none are left are dropped. */
export const minus = (units: Units, fewer: Units): Units => {
  const rest: Partial<Record<Unit, number>> = {};
  for (const unit of kindsIn(units)) {
    const left = countOf(units, unit) - countOf(fewer, unit);
    if (left > 0) rest[unit] = left;
  }
  return rest;
};

/** Whether `units` holds all of `part`. */
export const includes = (units: Units, part: Units): boolean => {
  const wanted: Counts = part;
  const there: Counts = units;
  for (const unit in wanted) if ((wanted[unit] ?? 0) > (there[unit] ?? 0)) return false;
  return true;
};

export const sameUnits = (a: Units, b: Units): boolean => includes(a, b) && includes(b, a);

export const SHIPS = ['carrier', 'cruiser', 'destroyer', 'dreadnought', 'flagship', 'war-sun', 'fighter'] as const;
export const GROUND_FORCES = ['infantry', 'mech'] as const;
export const STRUCTURES = ['pds', 'space-dock'] as const;
export const UNITS = [...SHIPS, ...GROUND_FORCES, ...STRUCTURES] as const;

/** The units that ships transport, and that capacity limits (R1, R2). */
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

/** How many of each unit: a whole number of at least 1, or absent. */
export type Units = Readonly<Partial<Record<Unit, Count>>>;

export const NO_UNITS: Units = {};

export const isUnit = (text: string): text is Unit => (UNITS as readonly string[]).includes(text);
export const isShip = (unit: Unit): unit is Ship => !isGroundForce(unit) && !isStructure(unit);
export const isGroundForce = (unit: Unit): unit is GroundForce => unit === 'infantry' || unit === 'mech';
export const isStructure = (unit: Unit): unit is Structure => unit === 'pds' || unit === 'space-dock';
export const isCapacityCounted = (unit: Unit): unit is CapacityCounted => unit === 'fighter' || isGroundForce(unit);

/** The kinds of unit in `units`, in no particular order. */
export const kindsIn = (units: Units): readonly Unit[] => {
  const kinds: Unit[] = [];
  for (const unit in units) if (isHeld(units, unit)) kinds.push(unit);
  return kinds;
};

/** Whether a key of `units`, which the compiler sees as text, has a count above 0. */
const isHeld = (units: Units, key: string): key is Unit => (units[key as Unit] ?? 0) > 0;

/** One unit of a kind. */
export const one = (unit: Unit): Units => ONE[unit];

const ONE: Readonly<Record<Unit, Units>> = {
  carrier: { carrier: 1 },
  cruiser: { cruiser: 1 },
  destroyer: { destroyer: 1 },
  dreadnought: { dreadnought: 1 },
  flagship: { flagship: 1 },
  'war-sun': { 'war-sun': 1 },
  fighter: { fighter: 1 },
  infantry: { infantry: 1 },
  mech: { mech: 1 },
  pds: { pds: 1 },
  'space-dock': { 'space-dock': 1 },
};

export const countOf = (units: Units, unit: Unit): number => units[unit] ?? 0;

export const totalOf = (units: Units): number => {
  let total = 0;
  for (const unit in units) if (isHeld(units, unit)) total += countOf(units, unit);
  return total;
};

export const isEmpty = (units: Units): boolean => totalOf(units) === 0;

/** Only the kinds in `units` that `keep` accepts. */
export const only = (units: Units, keep: (unit: Unit) => boolean): Units => {
  const kept: Mutable = {};
  for (const unit in units) if (isHeld(units, unit) && keep(unit)) kept[unit] = countOf(units, unit);
  return kept;
};

type Mutable = Partial<Record<Unit, number>>;

export const plus = (units: Units, more: Units): Units => {
  const sum: Mutable = {};
  for (const unit in units) if (isHeld(units, unit)) sum[unit] = countOf(units, unit);
  for (const unit in more) if (isHeld(more, unit)) sum[unit] = countOf(units, unit) + countOf(more, unit);
  return sum;
};

/** `units` minus `fewer`, never below zero; kinds with none left are dropped. */
export const minus = (units: Units, fewer: Units): Units => {
  const rest: Mutable = {};
  for (const unit in units) {
    if (isHeld(units, unit) && countOf(units, unit) > countOf(fewer, unit)) rest[unit] = countOf(units, unit) - countOf(fewer, unit);
  }
  return rest;
};

/** Whether `units` contains all of `part`. */
export const includes = (units: Units, part: Units): boolean => {
  for (const unit in part) if (isHeld(part, unit) && countOf(part, unit) > countOf(units, unit)) return false;
  return true;
};

export const sameUnits = (a: Units, b: Units): boolean => includes(a, b) && includes(b, a);

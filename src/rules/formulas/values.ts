import {
  countOf, includes, isGroundForce, isShip, isStructure, isUnit, kindsIn, minus, only, plus, totalOf, type Unit, type Units, UNITS,
} from '../../board/index.ts';

/** How much one unit of its owner adds to capacity; 0 if it has no value (R0). */
export type Valuation = (unit: Unit) => number;

/** A whole number as formulas see it. Small ones are made once. */
export const toInt = (value: number): bigint => SMALL[value] ?? BigInt(value);

const SMALL: readonly bigint[] = Array.from({ length: 1000 }, (_, value) => BigInt(value));

/** The name of a kind of unit as a member of units, like `war_sun`. */
export const memberOf = (unit: Unit): string => unit.replace('-', '_');

/** Units as formulas see them: a member for each kind, and sums. They know their owner's capacity values. */
export class FormulaUnits {
  readonly counts: Units;
  readonly worth: Valuation;

  constructor(counts: Units, worth: Valuation) {
    this.counts = counts;
    this.worth = worth;
  }

  get ground(): bigint { return this.#count(isGroundForce); }
  get ships(): bigint { return this.#count(isShip); }
  get structures(): bigint { return this.#count(isStructure); }

  get capacity(): bigint {
    let capacity = 0;
    for (const unit of kindsIn(this.counts)) if (isShip(unit)) capacity += countOf(this.counts, unit) * this.worth(unit);
    return toInt(capacity);
  }

  #count(keep: (unit: Unit) => boolean): bigint { return toInt(totalOf(only(this.counts, keep))); }
}

for (const unit of UNITS) {
  Object.defineProperty(FormulaUnits.prototype, memberOf(unit), {
    get(this: FormulaUnits) { return toInt(countOf(this.counts, unit)); },
  });
}

/** What a formula may ask of an action. */
export interface ActionFacts {
  readonly type: string;
  readonly own: boolean;
  readonly here: boolean;
  readonly leaves_here: boolean;
  readonly on_planet: boolean;
  readonly to: string;
  readonly units: FormulaUnits;
  readonly ships: FormulaUnits;
}

/** The action that is judged, as formulas see it: a fact is worked out when a formula asks for it. */
export class FormulaAction implements ActionFacts {
  readonly #facts: ActionFacts;

  constructor(facts: ActionFacts) {
    this.#facts = facts;
  }

  get type(): string { return this.#facts.type; }
  get own(): boolean { return this.#facts.own; }
  get here(): boolean { return this.#facts.here; }
  get leaves_here(): boolean { return this.#facts.leaves_here; }
  get on_planet(): boolean { return this.#facts.on_planet; }
  get to(): string { return this.#facts.to; }
  get units(): FormulaUnits { return this.#facts.units; }
  get ships(): FormulaUnits { return this.#facts.ships; }
}

/** A card that may give a unit its value, as formulas see it. */
export class FormulaCard {
  readonly exists: boolean;
  readonly value: bigint | null;

  constructor(card: { readonly capacity?: number | null } | null | undefined) {
    this.exists = card !== null && card !== undefined;
    const value = card?.capacity;
    this.value = value === undefined || value === null ? null : toInt(value);
  }
}

/** What a ship picks up at one place, as formulas see it. */
export class FormulaPickUp {
  readonly units: FormulaUnits;
  readonly there: FormulaUnits;
  readonly from_space: boolean;
  readonly from_origin: boolean;
  readonly in_active_system: boolean;

  constructor(pickUp: Readonly<Pick<FormulaPickUp, keyof FormulaPickUp>>) {
    this.units = pickUp.units;
    this.there = pickUp.there;
    this.from_space = pickUp.from_space;
    this.from_origin = pickUp.from_origin;
    this.in_active_system = pickUp.in_active_system;
  }
}

/** One kind of ship in a space area, as formulas see it. */
export class FormulaShip {
  readonly kind: string;
  readonly count: bigint;
  readonly value: bigint;
  readonly has_value: boolean;

  constructor(kind: Unit, count: number, value: number | null) {
    this.kind = kind;
    this.count = toInt(count);
    this.value = toInt(value ?? 0);
    this.has_value = value !== null;
  }
}

/** `units` and others of the same owner. */
export const withMore = (units: FormulaUnits, more: FormulaUnits): FormulaUnits =>
  new FormulaUnits(plus(units.counts, more.counts), units.worth);

/** `units` without the others, never below zero. */
export const without = (units: FormulaUnits, fewer: FormulaUnits): FormulaUnits =>
  new FormulaUnits(minus(units.counts, fewer.counts), units.worth);

/** Those of the units that are of these kinds. */
export const onlyKinds = (units: FormulaUnits, kinds: readonly string[]): FormulaUnits =>
  new FormulaUnits(only(units.counts, (unit) => kinds.includes(unit)), units.worth);

/** `count` of the units, one kind after another in this order. */
export const firstOf = (count: bigint, units: FormulaUnits, order: readonly string[]): FormulaUnits => {
  const taken: Partial<Record<Unit, number>> = {};
  let left = Number(count);
  for (const kind of order) {
    if (!isUnit(kind)) continue;
    const some = Math.min(left, countOf(units.counts, kind));
    if (some > 0) taken[kind] = some;
    left -= Math.max(some, 0);
  }
  return new FormulaUnits(taken, units.worth);
};

/** Whether all of `part` are among the units. */
export const holds = (units: FormulaUnits, part: FormulaUnits): boolean => includes(units.counts, part.counts);

/** How many units. */
export const totalUnits = (units: FormulaUnits): bigint => toInt(totalOf(units.counts));

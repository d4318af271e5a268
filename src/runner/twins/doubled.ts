import {
  type Action, allUnitsOf, countOf, everyPlayer, isCapacityCounted, kindsIn, plus, type Position, type ShipMove, type Unit, UNITS,
  type Units,
} from '../../board/index.ts';
import type { CaseStep } from '../../cases/case.ts';
import { UNITS_IN_BOX } from '../../cases/generic-values.ts';
import type { TwinChange } from './change.ts';

const twice = (count: number): number => 2 * count;

/** Twice as many of every unit, ships included: capacity, what counts against it and what is owed all double. */
export const doubledUnits = (step: CaseStep): TwinChange | undefined =>
  unlessTooMany(step, {
    units: (units) => scaled(units, () => true),
    count: twice,
    ships: () => twiceOver(step.action),
  });

/** Twice the capacity values, and twice as many fighters and ground forces, on as many ships. */
export const doubledCapacity = (step: CaseStep): TwinChange | undefined => {
  if (!statesEveryValue(step.position)) return undefined;
  return unlessTooMany(step, { units: (units) => scaled(units, isCapacityCounted), value: twice, count: twice });
};

/** The same ships twice, each with the same cargo. */
const twiceOver = ({ type, params }: Action): readonly ShipMove[] => (type === 'move' ? [...params.ships, ...params.ships] : []);

const scaled = (units: Units, isScaled: (unit: Unit) => boolean): Units =>
  Object.fromEntries(Object.entries(units).map(([unit, count]) => [unit, isUnitAmong(unit, isScaled) ? twice(count) : count]));

const isUnitAmong = (name: string, isScaled: (unit: Unit) => boolean): boolean => UNITS.some((unit) => unit === name && isScaled(unit));

type Scaling = TwinChange & { readonly units: (units: Units) => Units };

/** The change, unless a player would have more of a unit than the game contains: programs needn't represent that. */
const unlessTooMany = ({ position, action }: CaseStep, change: Scaling): TwinChange | undefined => {
  const placed = action.type === 'place' ? action.params.units : {};
  const everyones = everyPlayer(position).map((player) => plus(allUnitsOf(position, player), placed));
  return everyones.every((units) => isInBox(change.units(units))) ? change : undefined;
};

const isInBox = (units: Units): boolean => kindsIn(units).every((unit) => countOf(units, unit) <= (UNITS_IN_BOX.get(unit) ?? Infinity));

/** Whether the position states every value, so it can be doubled there. */
const statesEveryValue = ({ players }: Position): boolean =>
  Object.values(players).every(({ faction, upgrades }) => faction === undefined && upgrades === undefined);

import {
  type Action, type ActionType, allUnitsOf, countOf, everyPlayer, isStructure, kindsIn, own, type PlayerFacts, plus, type Position, type Ship, SHIPS, stacksIn,
  type Step, totalOf,
} from '../../board/index.ts';
import { owedIn } from '../../cases/debts.ts';
import { UNITS_IN_BOX } from '../../cases/generic-values.ts';
import type { Catalogue } from '../../rules/units.ts';
import { isSettled } from '../settled.ts';

/** Whether a question may come up at a table. */
export type IsNatural = (position: Position, action: Action) => boolean;

/**
 * A question is natural if it is settled, happens in a step that fits (units may be counted and removed in any, or in none), has the units
 * of one box, no structures, and only values that some card prints for that ship.
 */
export const naturalBy = (catalogue: Catalogue): IsNatural => {
  const valuesOf = (ship: Ship) => new Set(catalogue.units.filter(({ base }) => base === ship).map(({ capacity }) => capacity));
  const printed = new Map(SHIPS.map((ship) => [ship, valuesOf(ship)]));
  const arePrinted = ({ capacity = {} }: PlayerFacts): boolean => SHIPS.every((ship) => {
    const value = capacity[ship];
    return value === undefined || printed.get(ship)?.has(value) === true;
  });
  return (position, action) => {
    return isInItsStep(position, action) && totalOfUnits(position) <= MOST_UNITS && Object.values(position.players).every(arePrinted)
      && !hasStructures(position) && isInBox(position) && isSettled(position, action, owedIn(position));
  };
};

const isInItsStep = ({ step }: Position, { type }: Action): boolean => {
  const natural = STEPS_OF[type];
  return natural === undefined ? step !== undefined || type === 'check' || type === 'remove' : natural === step;
};

/** Where only one step is natural. */
const STEPS_OF: Readonly<Partial<Record<ActionType, Step>>> = { move: 'move-ships', place: 'production', land: 'invasion' };

/** More than anybody sees at once. */
const MOST_UNITS = 40;

const totalOfUnits = (position: Position): number => stacksIn(position).reduce((sum, { units }) => sum + totalOf(units), 0);

const hasStructures = (position: Position): boolean => stacksIn(position).some(({ units }) => kindsIn(units).some(isStructure));

const isInBox = (position: Position): boolean => everyPlayer(position).every((player) => {
  const all = plus(allUnitsOf(position, player), own(position.reinforcements, player) ?? {});
  return kindsIn(all).every((unit) => countOf(all, unit) <= (UNITS_IN_BOX.get(unit) ?? Number.POSITIVE_INFINITY));
});

import {
  inSpace, isGroundForce, minus, only, type Owed, own, type PlayerPlace, plus, type Position, SPACE, totalOf, type Units, unitsAt,
  withUnitsAt,
} from '../../board/index.ts';
import { groundForcesOnPlanets } from '../because.ts';
import { hasShips } from '../combat.ts';
import type { Aftermath, Area } from '../policies.ts';
import { inTurn } from './R3.1.ts';
import type { Misreadings } from './table.ts';

/** Ground forces that are owed land on a planet of the system, if it has one. */
const dropped = ({ position, owes }: Aftermath): Aftermath => owes.reduce<Aftermath>(drop, { position, owes: [] });

const drop = ({ position, owes }: Aftermath, owed: Owed): Aftermath => {
  const { player, system, count } = owed;
  const planet = Object.keys(own(position.systems, system)?.planets ?? {})[0];
  const landing: Units = inTurn(owed.from, count, ['infantry', 'mech']);
  if (planet === undefined || totalOf(landing) === 0) return { position, owes: [...owes, owed] };
  const left = totalOf(landing) === count ? [] : [{ ...owed, count: count - totalOf(landing), from: minus(owed.from, landing) }];
  return { position: landed(position, { system, place: planet, player }, landing), owes: [...owes, ...left] };
};

const landed = (position: Position, on: PlayerPlace, units: Units): Position => {
  const { system, place, player } = on;
  const lifted = withUnitsAt(position, { ...on, place: SPACE }, minus(inSpace(position, system, player), units));
  return withUnitsAt(lifted, on, plus(unitsAt(own(position.systems, system), place, player), units));
};

/** The player's ground forces on planets where another player has some as well. */
const contested = ({ position, system, player }: Area): Units =>
  Object.values(own(position.systems, system)?.planets ?? {})
    .filter((planet) => Object.entries(planet).some(([other, units]) => other !== player && totalOf(only(units, isGroundForce)) > 0))
    .reduce<Units>((sum, planet) => plus(sum, only(own(planet, player) ?? {}, isGroundForce)), {});

export const R3_2: Misreadings = {
  'R3.2/on-planets': {
    counted: (area, inTheSpaceArea) => plus(inTheSpaceArea, groundForcesOnPlanets(area)),
    'mechs-counted': (area, inTheSpaceArea) => plus(inTheSpaceArea, only(groundForcesOnPlanets(area), (unit) => unit === 'mech')),
    'contested-counted': (area, inTheSpaceArea) => plus(inTheSpaceArea, contested(area)),
    'counted-without-ships': (area, inTheSpaceArea) =>
      (hasShips(area.position, area.system, area.player) ? inTheSpaceArea : plus(inTheSpaceArea, groundForcesOnPlanets(area))),
  },
  'R3.2/excess-on-planets': {
    removable: () => true,
  },
  'R3/excess': {
    'lands-instead': dropped,
    'lands-when-left': (after, _before, action) => (action.type === 'move' ? dropped(after) : after),
  },
};

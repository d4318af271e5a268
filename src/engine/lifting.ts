import {
  type Cargo, includes, isCapacityCounted, kindsIn, minus, one, own, type Position, type ShipMove, SPACE, totalOf, type Units, unitsAt,
  withUnitsAt,
} from '../board/index.ts';
import type { Lift, Load, Policies } from './policies.ts';

/** The ships with what they lift (R1, N4, N4.6); `undefined` if one of them would lift too much. */
export const liftedBy = (policies: Policies, loads: readonly Load[]): readonly Lift[] | undefined => {
  const lifted: Lift[] = [];
  for (const load of loads) {
    const ship = policies['R1/load-limit'](load, loads) ? { ...load, aboard: load.cargo } : policies['N4.6/overload'](load);
    if (ship === undefined) return undefined;
    lifted.push(ship);
  }
  return lifted;
};

/** Whether the ship may take this load and leave the rest (N4, N4.4, N4.5). */
export const mayTake = (policies: Policies, load: Load): boolean =>
  policies['N4/pick-up'](load) && policies['N4/places'](load)
  && policies['N4.4/some-of-each'](load) && policies['N4.5/leaving-empty'](load);

/** How many units the ship would carry. */
export const loadOf = ({ cargo }: ShipMove): number => cargo.reduce((sum, { units }) => sum + totalOf(units), 0);

/** The system where the cargo is picked up. */
export const pickedUpIn = (ship: ShipMove, cargo: Cargo): string => cargo.in ?? ship.from;

/** `R1` Fighters and ground forces can be transported, nothing else. */
export const fightersAndGroundForcesOnly = ({ cargo }: Load): boolean =>
  cargo.every(({ units }) => kindsIn(units).every(isCapacityCounted));

/** `R1` A ship transports at most its own capacity, fighters and ground forces taken together. */
export const withinOwnCapacity = (load: Load): boolean => loadOf(load) <= load.capacity;

/** `N4` A ship may pick up any units, and leave any. */
export const anyUnits = (): boolean => true;

/** `N4` A ship may pick up units in the space area and on any planets. */
export const anywhere = (): boolean => true;

/** `N4` Units that are picked up leave their place, and each is picked up only once. */
export const takenAway = (position: Position, player: string, ships: readonly ShipMove[]): Position | undefined => {
  let left = position;
  for (const ship of ships) {
    for (const cargo of ship.cargo) {
      const system = pickedUpIn(ship, cargo);
      const there = unitsAt(own(left.systems, system), cargo.from, player);
      if (!includes(there, cargo.units)) return undefined;
      left = withUnitsAt(left, { system, place: cargo.from, player }, minus(there, cargo.units));
    }
  }
  return left;
};

/** The position without the moving ships, cargo aside; `undefined` if the ships are not all there. */
export const withoutShips = (position: Position, player: string, ships: readonly ShipMove[]): Position | undefined =>
  takenAway(position, player, ships.map(({ ship, from }) => ({ ship, from, cargo: [{ from: SPACE, units: one(ship) }] })));

/** `N4.2` What is left behind stays where it is. */
export const staysBehind = (position: Position): Position => position;

/** `N4.4` A ship may take some of the fighters and some of the ground forces. */
export const someOfEach = (): boolean => true;

/** `N4.5` A ship may leave without cargo, even if units stay behind. */
export const mayLeaveEmpty = (): boolean => true;

/** `N4.6` A ship can't lift too many units, not even to remove some of them right away. */
export const refused = (): undefined => undefined;

/** `R4` Units belong to no ship: nothing goes with the units that are lost. */
export const theyAlone = (lost: Units): Units => lost;

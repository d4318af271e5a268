import {
  inSpace, one, type Owed, plus, type Position, type ShipMove, SPACE, type Units, type Verdict, withUnitsAt,
} from '../../board/index.ts';
import { valueOf } from '../capacity.ts';
import { owedIn } from '../excess.ts';
import { liftedBy, loadOf, mayTake, pickedUpIn, withoutShips } from '../lifting.ts';
import type { Lift, Load, Policies } from '../policies.ts';
import { type ActionOf, allow, forbid } from './verdict.ts';

/** Ships move into a system, each with what it picks up on the way (R1, N4); units left behind may be owed (R3). */
export const move = (policies: Policies, position: Position, action: ActionOf<'move'>): Verdict => {
  const { player, ships, to } = action.params;
  const loads = ships.map((ship) => loadFor(policies, position, action, ship));
  if (!loads.every((load) => policies['R1/cargo'](load))) return forbid('not-transportable', 'R1');
  const lifted = liftedBy(policies, loads);
  const departed = withoutShips(position, player, ships) ?? position; // they are all there: `impossible` has checked
  const left = policies['N4/source'](departed, player, lifted ?? loads);
  if (left === undefined) return forbid('units-not-there', 'N4');
  const overloadsFromPlanets = (load: Load): boolean => liftsFromPlanets(load) && !policies['R1/load-limit'](load, loads);
  if (lifted === undefined) return forbid('over-capacity', 'R1', loads.some(overloadsFromPlanets) && 'N4');
  if (!loads.every((load) => mayTake(policies, load))) return forbid('not-transportable', 'N4');
  const after = withArrivals(policies['N4.2/left-behind'](left, player, lifted, to), action, lifted);
  return allow(policies, { before: position, action, after },
    () => lifted.some((ship) => loadOf(ship) > 0) && 'R1',
    (owes) => lifted.some((ship) => isAboutPickingUp(ship, owes)) && 'N4');
};

const loadFor = (policies: Policies, position: Position, action: ActionOf<'move'>, { ship, from, cargo }: ShipMove): Load => {
  const { player } = action.params;
  return { ship, from, cargo, position, player, action, policies, capacity: valueOf(policies, { position, player }, ship) };
};

/** The position with the ships, and all they carry, in the system they moved to. */
const withArrivals = (left: Position, { params: { player, to } }: ActionOf<'move'>, ships: readonly Lift[]): Position =>
  withUnitsAt(left, { system: to, place: SPACE, player }, shipsAndCargo(inSpace(left, to, player), ships));

const shipsAndCargo = (there: Units, ships: readonly Lift[]): Units =>
  ships.reduce((sum, { ship, aboard }) => aboard.reduce((all, { units }) => plus(all, units), plus(sum, one(ship))), there);

/** Whether the ship picks up units from a planet or on the way, or leaves units behind that are then owed (N4). */
const isAboutPickingUp = (ship: ShipMove, owes: readonly Owed[]): boolean =>
  liftsFromPlanets(ship)
  || ship.cargo.some((cargo) => pickedUpIn(ship, cargo) !== ship.from)
  || owedIn(owes, ship.from).length > 0;

const liftsFromPlanets = ({ cargo }: ShipMove): boolean => cargo.some(({ from }) => from !== SPACE);

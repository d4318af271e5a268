import { inSpace, one, type Owed, plus, type Position, type ShipMove, SPACE, type Units, type Verdict, withUnitsAt } from '../../board/index.ts';
import { valueOf } from '../capacity.ts';
import { owedIn } from '../excess.ts';
import { liftedBy, loadOf, mayTake, pickedUpIn, withoutShips } from '../lifting.ts';
import type { Load, Policies } from '../policies.ts';
import { type ActionOf, allow, forbid } from './verdict.ts';

/** Ships move into a system, each with what it picks up on the way (R1, N4); what is left behind may be owed (R3). */
export const move = (policies: Policies, position: Position, action: ActionOf<'move'>): Verdict => {
  const { player, ships, to } = action.params;
  const loads = ships.map((ship) => loadFor(policies, position, player, ship));
  if (!loads.every((load) => policies['R1/cargo'](load))) return forbid('not-transportable', 'R1');
  const lifted = liftedBy(policies, loads);
  const departed = withoutShips(position, player, ships) ?? position; // the ships are there, or this is not asked
  const left = policies['N4/source'](departed, player, lifted ?? loads);
  if (left === undefined) return forbid('units-not-there', 'N4');
  if (lifted === undefined) return forbid('over-capacity', 'R1', loads.some((load) => liftsFromPlanets(load) && !policies['R1/load-limit'](load, loads)) && 'N4');
  if (!loads.every((load) => mayTake(policies, load))) return forbid('not-transportable', 'N4');
  return arrive(policies, position, policies['N4.2/left-behind'](left, player, lifted, to), lifted, action);
};

const loadFor = (policies: Policies, position: Position, player: string, { ship, from, cargo }: ShipMove): Load =>
  ({ ship, from, cargo, position, player, capacity: valueOf(policies, { position, player }, ship) });

const arrive = (policies: Policies, before: Position, left: Position, lifted: readonly ShipMove[], action: ActionOf<'move'>): Verdict => {
  const { player, to } = action.params;
  const arrived = withUnitsAt(left, to, SPACE, player, arriving(inSpace(left, to, player), lifted));
  return allow(policies, before, arrived, action,
    () => lifted.some((ship) => loadOf(ship) > 0) && 'R1',
    (owes) => lifted.some((ship) => isAboutPickingUp(ship, owes)) && 'N4');
};

/** What stands there, with the ships and all that they carry. */
const arriving = (there: Units, ships: readonly ShipMove[]): Units =>
  ships.reduce((sum, { ship, cargo }) => cargo.reduce((all, { units }) => plus(all, units), plus(sum, one(ship))), there);

/** Whether the ship lifts from a planet or on its way, or leaves units behind that are owed then (N4). */
const isAboutPickingUp = (ship: ShipMove, owes: readonly Owed[]): boolean =>
  liftsFromPlanets(ship)
  || ship.cargo.some((cargo) => pickedUpIn(ship, cargo) !== ship.from)
  || owedIn(owes, ship.from).length > 0;

const liftsFromPlanets = ({ cargo }: ShipMove): boolean => cargo.some(({ from }) => from !== SPACE);

import {
  countOf, hasPlace, inSpace, minus, type MoveParams, one, type Owed, own, plus, type Position, type ShipMove, SPACE, type Units, type Verdict, withUnitsAt,
} from '../../board/index.ts';
import { liftedBy, loadOf, mayTake, pickedUpIn } from '../lifting.ts';
import type { Load, Policies } from '../policies.ts';
import { type ActionOf, allow, forbid, unlessDue } from './verdict.ts';

/** Ships move into a system, each with what it picks up on the way (R1, N4); what is left behind may be owed (R3). */
export const move = (rulings: Policies, position: Position, action: ActionOf<'move'>): Verdict => {
  const { player, ships, to } = action.params;
  if (!hasPlaces(position, action.params)) return forbid('no-such-place', 'R2');
  const waiting = unlessDue(rulings, position, action);
  if (waiting !== undefined) return waiting;
  const departed = withoutShips(position, player, ships);
  if (departed === undefined) return forbid('units-not-there', 'R2');

  const loads = ships.map((ship) => loadFor(rulings, position, player, ship));
  if (!loads.every((load) => rulings['R1/cargo'](load))) return forbid('not-transportable', 'R1');
  const emptied = rulings['N4/source'](departed, player, loads);
  if (emptied === undefined) return forbid('units-not-there', 'N4');
  const lifted = liftedBy(rulings, loads);
  if (lifted === undefined) return forbid('over-capacity', 'R1', loads.some((load) => liftsFromPlanets(load) && !rulings['R1/load-limit'](load, loads)) && 'N4');
  if (!loads.every((load) => mayTake(rulings, load))) return forbid('not-transportable', 'N4');

  const left = lifted === loads ? emptied : rulings['N4/source'](departed, player, lifted) ?? departed;
  return arrive(rulings, position, rulings['N4.2/left-behind'](left, player, lifted, to), lifted, action);
};

/** Whether the position has every system and planet that the move names. */
const hasPlaces = ({ systems }: Position, { ships, to }: MoveParams): boolean =>
  own(systems, to) !== undefined && ships.every((ship) =>
    own(systems, ship.from) !== undefined && ship.cargo.every((cargo) => {
      const system = own(systems, pickedUpIn(ship, cargo));
      return system !== undefined && hasPlace(system, cargo.from);
    }));

/** The position without the ships that move; `undefined`: they are not all in their origins. */
const withoutShips = (position: Position, player: string, ships: readonly ShipMove[]): Position | undefined => {
  let left = position;
  for (const { ship, from } of ships) {
    const there = inSpace(left, from, player);
    if (countOf(there, ship) === 0) return undefined;
    left = withUnitsAt(left, from, SPACE, player, minus(there, one(ship)));
  }
  return left;
};

const loadFor = (rulings: Policies, position: Position, player: string, ship: ShipMove): Load =>
  ({ ship: ship.ship, from: ship.from, cargo: ship.cargo, position, player, capacity: rulings['R0/value'](own(position.players, player), ship.ship) });

const arrive = (rulings: Policies, before: Position, left: Position, lifted: readonly ShipMove[], action: ActionOf<'move'>): Verdict => {
  const { player, to } = action.params;
  const arrived = withUnitsAt(left, to, SPACE, player, arriving(inSpace(left, to, player), lifted));
  return allow(rulings, before, arrived, action, (owes) => [
    lifted.some((ship) => loadOf(ship) > 0) && 'R1',
    lifted.some((ship) => isAboutPickingUp(ship, owes)) && 'N4',
  ]);
};

/** What stands there, with the ships and all that they carry. */
const arriving = (there: Units, ships: readonly ShipMove[]): Units =>
  ships.reduce((sum, { ship, cargo }) => cargo.reduce((all, { units }) => plus(all, units), plus(sum, one(ship))), there);

/** Whether the ship lifts from a planet or on its way, or leaves units behind that are owed then (N4). */
const isAboutPickingUp = (ship: ShipMove, owes: readonly Owed[]): boolean =>
  liftsFromPlanets(ship)
  || ship.cargo.some((cargo) => pickedUpIn(ship, cargo) !== ship.from)
  || owes.some(({ system }) => system === ship.from);

const liftsFromPlanets = ({ cargo }: ShipMove): boolean => cargo.some(({ from }) => from !== SPACE);

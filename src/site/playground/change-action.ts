import {
  type Action, type ActionType, everyPlayer, inSpace, isEmpty, isGroundForce, isShip, kindsIn, type MoveParams, only, type Owed, own,
  planetsIn, type Position, removalsOf, type RemoveParams, type Ship, SPACE, stacksIn, stepsAfter, STEPS, type Unit, type Units, unitsAt,
} from '../../board/index.ts';

/** An action of a type with likely players, systems and units, to be changed from there. `owed`: everything that the position owes. */
export const likelyAction = (type: ActionType, position: Position, owed: readonly Owed[] = []): Action => {
  const { player, system } = position.active ?? firstArea(position);
  const there = inSpace(position, system, player);
  switch (type) {
    case 'check': return { type, params: { player, system } };
    case 'move': return { type, params: likelyMove(position, player, system) };
    case 'remove': return { type, params: likelyRemoval(owed) ?? { player, system, units: likelyUnits(there) } };
    case 'lose': return { type, params: { player, system, units: likelyLoss(there) } };
    case 'place': return { type, params: { player, system, on: SPACE, units: { fighter: 1 } } };
    case 'land': {
      const forces = only(there, isGroundForce);
      const units: Units = isEmpty(forces) ? { infantry: 1 } : forces;
      return { type, params: { player, system, planet: planetsIn(position, system)[0] ?? '', units } };
    }
    case 'advance': return { type, params: { to: stepsAfter(position.step)[0] ?? STEPS[0] } };
    case 'end-combat': return { type, params: {} };
  }
};

/** The first area with units, or else the first player and the first system. */
const firstArea = (position: Position): { readonly player: string; readonly system: string } => {
  const [stack] = stacksIn(position);
  return { player: stack?.player ?? everyPlayer(position)[0] ?? '', system: stack?.system ?? Object.keys(position.systems)[0] ?? '' };
};

/** Units that pay the first debt. */
const likelyRemoval = ([debt]: readonly Owed[]): RemoveParams | undefined => {
  if (debt === undefined) return undefined;
  const { player, system, from } = debt;
  return { player, system, units: removalsOf(debt)[0] ?? from };
};

const likelyUnits = (there: Units): Units => {
  const kinds = kindsIn(there);
  return { [kinds.find((unit) => !isShip(unit) || unit === 'fighter') ?? kinds[0] ?? 'fighter']: 1 };
};

/** The ship that carries the others, as it is disputed most. */
const likelyLoss = (there: Units): Units => {
  const ship = kindsIn(there).find((unit) => isShip(unit) && unit !== 'fighter');
  return ship === undefined ? likelyUnits(there) : { [ship]: 1 };
};

/** The move to another system: ships that are there already stay. */
export const movedTo = (move: MoveParams, to: string, position: Position): MoveParams => {
  const ships = move.ships.filter(({ from }) => from !== to);
  const [first] = shipsOf(position, move.player).filter(({ from }) => from !== to);
  return { ...move, to, ships: ships.length > 0 || first === undefined ? ships : [{ ...first, cargo: [] }] };
};

/** The first ship of the player that is elsewhere moves; if there is none, the first ship there goes elsewhere. */
const likelyMove = (position: Position, player: string, to: string): MoveParams => {
  const ships = shipsOf(position, player);
  const first = ships.find(({ from }) => from !== to) ?? ships[0] ?? { ship: 'carrier', from: to };
  const elsewhere = Object.keys(position.systems).find((name) => name !== first.from) ?? to;
  return { player, to: first.from === to ? elsewhere : to, ships: [{ ...first, cargo: [] }] };
};

/** Each kind of ship that a player has in each system. */
export const shipsOf = (position: Position, player: string): readonly { readonly ship: Ship; readonly from: string }[] =>
  Object.keys(position.systems).flatMap((from) => kindsIn(inSpace(position, from, player)).filter(isShip).map((ship) => ({ ship, from })));

/** A place from which a ship could pick units up. */
export interface PickUpPlace {
  readonly system: string;
  readonly place: string;
}

/** All places where a player has units that a ship could pick up. */
export const pickUpPlaces = (position: Position, player: string): readonly PickUpPlace[] =>
  Object.keys(position.systems).flatMap((system) => [SPACE, ...planetsIn(position, system)]
    .filter((place) => kindsIn(unitsAt(own(position.systems, system), place, player)).some((unit) => unit === 'fighter' || !isShip(unit)))
    .map((place) => ({ system, place })));

/** How many of a unit the moving ship picks up at a place. */
export const pickedUp = ({ ships }: MoveParams, at: number, { system, place }: PickUpPlace): Units =>
  ships[at]?.cargo.find((part) => (part.in ?? ships[at]?.from) === system && part.from === place)?.units ?? {};

/** The move with that many of a unit picked up by a ship at a place. */
export const withPickUp = (move: MoveParams, at: number, where: PickUpPlace, [unit, count]: readonly [Unit, number]): MoveParams => {
  const ship = move.ships[at];
  if (ship === undefined) return move;
  const units = withCount(pickedUp(move, at, where), unit, count);
  const others = ship.cargo.filter((part) => (part.in ?? ship.from) !== where.system || part.from !== where.place);
  const part = { from: where.place, units, ...(where.system !== ship.from && { in: where.system }) };
  const cargo = kindsIn(units).length === 0 ? others : [...others, part];
  return { ...move, ships: move.ships.with(at, { ...ship, cargo }) };
};

/** The units with that many of one kind. */
export const withCount = (units: Units, unit: Unit, count: number): Units => {
  const { [unit]: _, ...others } = units;
  return count > 0 ? { ...others, [unit]: count } : others;
};

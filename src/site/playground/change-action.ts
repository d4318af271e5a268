import {
  type Action, type ActionType, everyPlayer, inSpace, isShip, kindsIn, type MoveParams, own, planetsIn, type Position, type Ship, SPACE,
  stepsAfter, STEPS, type Unit, type Units, unitsAt,
} from '../../board/index.ts';

/** An action of a type with likely players, systems and units, to be changed from there. */
export const likelyAction = (type: ActionType, position: Position): Action => {
  const player = position.active?.player ?? everyPlayer(position)[0] ?? '';
  const system = position.active?.system ?? Object.keys(position.systems)[0] ?? '';
  const there = inSpace(position, system, player);
  const kinds = kindsIn(there);
  const unit = kinds.find((each) => !isShip(each) || each === 'fighter') ?? kinds[0] ?? 'fighter';
  const units: Units = { [unit]: 1 };
  switch (type) {
    case 'check': return { type, params: { player, system } };
    case 'move': return { type, params: likelyMove(position, player, system) };
    case 'remove':
    case 'lose': return { type, params: { player, system, units } };
    case 'place': return { type, params: { player, system, on: SPACE, units: { fighter: 1 } } };
    case 'land': return { type, params: { player, system, planet: planetsIn(position, system)[0] ?? '', units: { infantry: 1 } } };
    case 'advance': return { type, params: { to: stepsAfter(position.step)[0] ?? STEPS[0] } };
    case 'end-combat': return { type, params: {} };
  }
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

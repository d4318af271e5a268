import {
  type Action, type CapacityValue, type Cargo, countOf, isEmpty, isShip, kindsIn, minus, type Named, own, type PlayerFacts, type Position,
  type Ship, type ShipMove, SHIPS, SPACE, type System, type Unit, type Units, unitsAt, withKey, withUnitsAt,
} from '../../board/index.ts';
import { hasCards } from '../card-values.ts';

/** One player's units at one place. */
export interface Stand {
  readonly system: string;
  readonly place: string;
  readonly player: string;
  readonly units: Units;
}

export const standsIn = ({ systems }: Position): readonly Stand[] =>
  Object.entries(systems).flatMap(([system, { space = {}, planets = {} }]) => [
    ...standsAt(system, SPACE, space),
    ...Object.entries(planets).flatMap(([place, area]) => standsAt(system, place, area)),
  ]);

const standsAt = (system: string, place: string, area: Named<Units>): readonly Stand[] =>
  Object.entries(area).filter(([, units]) => !isEmpty(units)).map(([player, units]) => ({ system, place, player, units }));

export const withFewer = (position: Position, { system, place, player }: Pick<Stand, 'system' | 'place' | 'player'>, fewer: Units): Position =>
  withUnitsAt(position, { system, place, player }, minus(unitsAt(own(position.systems, system), place, player), fewer));

export const withoutPlayer = (position: Position, player: string): Position => {
  const area = (units: Named<Units>) => withKey(units, player, undefined);
  const systems = Object.entries(position.systems).map(([name, { space, planets }]): [string, System] => [name, {
    ...(space === undefined ? {} : { space: area(space) }),
    ...(planets === undefined ? {} : { planets: everyArea(planets, area) }),
  }]);
  const players = withKey(position.players, player, undefined);
  return untracked({ ...position, players, systems: Object.fromEntries(systems) }, player);
};

const everyArea = (areas: Named<Named<Units>>, change: (area: Named<Units>) => Named<Units>): Named<Named<Units>> =>
  Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, change(area)]));

export const withoutSystem = (position: Position, system: string): Position => ({ ...position, systems: withKey(position.systems, system, undefined) });

export const withoutPlanet = (position: Position, name: string, planet: string): Position => {
  const { planets, ...system } = own(position.systems, name) ?? {};
  const left = withKey(planets, planet, undefined);
  return { ...position, systems: withKey(position.systems, name, { ...system, ...(Object.keys(left).length === 0 ? {} : { planets: left }) }) };
};

export const withoutStep = ({ step: _, active: __, ...position }: Position): Position => position;

/** The position in which nobody counts the player's reinforcements. */
export const untracked = ({ reinforcements, ...position }: Position, player: string): Position => {
  const left = withKey(reinforcements, player, undefined);
  return Object.keys(left).length === 0 ? position : { ...position, reinforcements: left };
};

export const withFacts = (position: Position, player: string, facts: PlayerFacts): Position =>
  ({ ...position, players: withKey(position.players, player, facts) });

export const withValue = (position: Position, player: string, unit: Unit, value: CapacityValue | null | undefined): Position => {
  const facts = own(position.players, player) ?? {};
  const { [unit]: _, ...rest } = facts.capacity ?? {};
  return withFacts(position, player, { ...facts, capacity: value === undefined ? rest : { ...rest, [unit]: value } });
};

/** The capacity values that a position states itself. */
export const statedIn = ({ players }: Position): readonly { readonly player: string; readonly ship: Ship; readonly value: number | null }[] =>
  Object.entries(players).filter(([, facts]) => !hasCards(facts)).flatMap(([player, { capacity = {} }]) =>
    SHIPS.flatMap((ship) => (capacity[ship] === undefined ? [] : [{ player, ship, value: capacity[ship] }])));

/** Everything in an action that names units, one unit fewer, or one part: what is left, and what was left out of it and where. */
export interface SmallerAction {
  readonly action: Action;
  readonly without: Units;
  readonly at: Pick<Stand, 'system' | 'place' | 'player'>;
}

export const smallerActions = function* (action: Action): Generator<SmallerAction> {
  switch (action.type) {
    case 'check':
    case 'advance':
    case 'end-combat': return;
    case 'move': return yield* smallerMoves(action);
    case 'remove': {
      const { from = SPACE } = action.params;
      return yield* fewerUnits(action.params, from, (units) => ({ type: 'remove', params: { ...action.params, units } }));
    }
    case 'lose': return yield* fewerUnits(action.params, SPACE, (units) => ({ type: 'lose', params: { ...action.params, units } }));
    case 'place': return yield* fewerUnits(action.params, action.params.on, (units) => ({ type: 'place', params: { ...action.params, units } }));
    case 'land': return yield* fewerUnits(action.params, SPACE, (units) => ({ type: 'land', params: { ...action.params, units } }));
  }
};

type Naming = Pick<Stand, 'system' | 'player' | 'units'>;

const fewerUnits = function* ({ player, system, units }: Naming, place: string, make: (units: Units) => Action): Generator<SmallerAction> {
  for (const without of cutsOf(units)) {
    const left = minus(units, without);
    if (!isEmpty(left)) yield { action: make(left), without, at: { player, system, place } };
  }
};

/** All of a kind, half of it, and one. */
export const cutsOf = function* (units: Units): Generator<Units> {
  for (const unit of kindsIn(units)) {
    const count = countOf(units, unit);
    for (const some of new Set([count, Math.floor(count / 2), 1])) if (some > 0) yield { [unit]: some };
  }
};

const smallerMoves = function* (action: Extract<Action, { readonly type: 'move' }>): Generator<SmallerAction> {
  const { player, ships } = action.params;
  const with_ = (changed: readonly ShipMove[]): Action => ({ type: 'move', params: { ...action.params, ships: changed } });
  for (const [at, move] of ships.entries()) {
    const place = { player, system: move.from, place: SPACE };
    if (ships.length > 1) yield { action: with_(ships.toSpliced(at, 1)), without: { [move.ship]: 1 }, at: place };
    for (const [index, cargo] of move.cargo.entries()) {
      const source = { player, system: cargo.in ?? move.from, place: cargo.from };
      for (const without of cutsOf(cargo.units)) {
        yield { action: with_(ships.with(at, { ...move, cargo: withLess(move.cargo, index, without) })), without, at: source };
      }
    }
  }
};

const withLess = (cargo: readonly Cargo[], at: number, without: Units): readonly Cargo[] => {
  const part = cargo[at];
  const left = part === undefined ? {} : minus(part.units, without);
  return part === undefined || isEmpty(left) ? cargo.toSpliced(at, 1) : cargo.with(at, { ...part, units: left });
};

/** Ships of one kind become another kind, everywhere. */
export const withShipsAs = (position: Position, player: string, from: Unit, to: Unit): Position =>
  standsIn(position).filter((stand) => stand.player === player && countOf(stand.units, from) > 0)
    .reduce((now, { system, place, units }) => withUnitsAt(now, { system, place, player }, swapped(units, from, to)), position);

export const actionWithShipsAs = (action: Action, player: string, from: Unit, to: Unit): Action => {
  if (action.type === 'check' || action.type === 'advance' || action.type === 'end-combat' || action.params.player !== player) return action;
  if (action.type === 'move') {
    const ships = action.params.ships.map((move) => ({
      ...move,
      ship: move.ship === from && isShip(to) ? to : move.ship,
      cargo: move.cargo.map((part) => ({ ...part, units: swapped(part.units, from, to) })),
    }));
    return { type: 'move', params: { ...action.params, ships } };
  }
  return { ...action, params: { ...action.params, units: swapped(action.params.units, from, to) } } as Action;
};

const swapped = (units: Units, from: Unit, to: Unit): Units => {
  const count = countOf(units, from);
  if (count === 0) return units;
  const { [from]: _, ...rest } = units;
  return { ...rest, [to]: countOf(units, to) + count };
};

import {
  type Action, type CapacityValue, changedAction, countOf, kindsIn, minus, type Named, own, type PlayerFacts, playerOf, type PlayerPlace,
  type Position, type Ship, SHIPS, stacksIn, systemOf, type System, type Unit, type Units, unitsAt, unitsNamedBy, withKey, withUnitsAt,
} from '../../board/index.ts';
import { hasCards } from '../card-values.ts';

export const withFewer = (position: Position, { system, place, player }: PlayerPlace, fewer: Units): Position =>
  withUnitsAt(position, { system, place, player }, minus(unitsAt(own(position.systems, system), place, player), fewer));

export const withoutPlayer = (position: Position, player: string): Position => {
  const area = (units: Named<Units>) => withKey(units, player, undefined);
  const systems = Object.entries(position.systems).map(([name, { space, planets }]): [string, System] =>
    [name, systemOf(space === undefined ? undefined : area(space), planets === undefined ? undefined : everyArea(planets, area))]);
  const players = withKey(position.players, player, undefined);
  return untracked({ ...position, players, systems: Object.fromEntries(systems) }, player);
};

const everyArea = (areas: Named<Named<Units>>, change: (area: Named<Units>) => Named<Units>): Named<Named<Units>> =>
  Object.fromEntries(Object.entries(areas).map(([name, area]) => [name, change(area)]));

export const withoutSystem = (position: Position, system: string): Position =>
  ({ ...position, systems: withKey(position.systems, system, undefined) });

export const withoutPlanet = (position: Position, name: string, planet: string): Position => {
  const { space, planets } = own(position.systems, name) ?? {};
  const left = withKey(planets, planet, undefined);
  return { ...position, systems: withKey(position.systems, name, systemOf(space, Object.keys(left).length === 0 ? undefined : left)) };
};

export const withoutStep = ({ step: _, active: __, ...position }: Position): Position => position;

/** The position without the player's reinforcements. */
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

export interface StatedValue {
  readonly player: string;
  readonly ship: Ship;
  readonly value: CapacityValue | null;
}

/** The capacity values that a position states itself. */
export const statedIn = ({ players }: Position): readonly StatedValue[] =>
  Object.entries(players).filter(([, facts]) => !hasCards(facts)).flatMap(([player, { capacity = {} }]) =>
    SHIPS.flatMap((ship) => (capacity[ship] === undefined ? [] : [{ player, ship, value: capacity[ship] }])));

/** An action that names fewer units, and what it no longer names. */
export interface SmallerAction {
  readonly action: Action;
  readonly without: Units;
  /** Where these units are. */
  readonly at: PlayerPlace;
}

/** The action with one of the units that it names cut: by one, by half, or entirely. */
export const smallerActions = function* (action: Action): Generator<SmallerAction> {
  for (const { player, system, place, units, replacedBy } of unitsNamedBy(action)) {
    for (const without of cutsOf(units)) {
      const smaller = replacedBy(minus(units, without));
      if (smaller !== undefined) yield { action: smaller, without, at: { player, system, place } };
    }
  }
};

/** All of a kind, half of it, and one. */
export const cutsOf = function* (units: Units): Generator<Units> {
  for (const unit of kindsIn(units)) {
    const count = countOf(units, unit);
    for (const some of new Set([count, Math.floor(count / 2), 1])) if (some > 0) yield { [unit]: some };
  }
};

/** Ships of one kind become another kind, everywhere. */
export const withShipsAs = (position: Position, player: string, from: Unit, to: Unit): Position =>
  stacksIn(position).filter((stack) => stack.player === player && countOf(stack.units, from) > 0)
    .reduce((now, { system, place, units }) => withUnitsAt(now, { system, place, player }, swapped(units, from, to)), position);

export const actionWithShipsAs = (action: Action, player: string, from: Unit, to: Ship): Action =>
  (playerOf(action) === player
    ? changedAction({
      units: (units) => swapped(units, from, to),
      ships: (ships) => ships.map((move) => (move.ship === from ? { ...move, ship: to } : move)),
    }, action)
    : action);

const swapped = (units: Units, from: Unit, to: Unit): Units => {
  const count = countOf(units, from);
  if (count === 0) return units;
  const { [from]: _, ...rest } = units;
  return { ...rest, [to]: countOf(units, to) + count };
};

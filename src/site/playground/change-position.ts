import {
  type Active, type Named, own, type PlayerFacts, type PlayerPlace, type Position, SPACE, type Step, type System, type Unit, type Units, unitsAt, withKey,
  withUnitsAt,
} from '../../board/index.ts';
import { statedFacts } from '../../search/written-case.ts';

/** The position with that many of a unit at a place. */
export const withUnitCount = (position: Position, place: PlayerPlace, unit: Unit, count: number): Position => {
  const { [unit]: _, ...others } = unitsAt(own(position.systems, place.system), place.place, place.player);
  return withUnitsAt(position, place, count > 0 ? { ...others, [unit]: count } : others);
};

/** The position with one more of a unit at a place. */
export const withOneMore = (position: Position, place: PlayerPlace, unit: Unit): Position =>
  withUnitCount(position, place, unit, (unitsAt(own(position.systems, place.system), place.place, place.player)[unit] ?? 0) + 1);

/** The position in a step, with an active player and system if there are none yet; outside any step there are none. */
export const inStep = ({ step: _, active, ...position }: Position, step: Step | undefined, likely: Active): Position =>
  (step === undefined ? position : { ...position, step, active: active ?? likely });

export const withSystem = (position: Position, name: string): Position =>
  (own(position.systems, name) === undefined ? { ...position, systems: withKey(position.systems, name, {}) } : position);

/** The position without a system; if it was active, the position is in no step. */
export const withoutSystem = (position: Position, name: string): Position => {
  const left = { ...position, systems: withKey<System>(position.systems, name, undefined) };
  return position.active?.system === name ? inStep(left, undefined, position.active) : left;
};

/** The position with an empty planet, unless the system has one of that name. */
export const withPlanet = (position: Position, system: string, planet: string): Position => {
  const before = own(position.systems, system);
  if (planet === SPACE || own(before?.planets, planet) !== undefined) return position;
  return withPlanets(position, system, withKey(before?.planets, planet, {}));
};

export const withoutPlanet = (position: Position, system: string, planet: string): Position => {
  const { [planet]: _, ...others } = own(position.systems, system)?.planets ?? {};
  return withPlanets(position, system, others);
};

const withPlanets = (position: Position, system: string, planets: NonNullable<System['planets']>): Position => {
  const { planets: _, ...space } = own(position.systems, system) ?? {};
  const after: System = Object.keys(planets).length === 0 ? space : { ...space, planets };
  return { ...position, systems: withKey(position.systems, system, after) };
};

/** The position with what is known about a player. */
export const withFacts = (position: Position, player: string, facts: PlayerFacts): Position =>
  ({ ...position, players: withKey<PlayerFacts>(position.players, player, facts) });

/** The facts with another faction and other upgrades. Values that most cards print are no longer stated, so that these cards give them. */
export const withCards = (
  { capacity = {}, faction: _, upgrades: __, ...others }: PlayerFacts, cards: Pick<PlayerFacts, 'faction' | 'upgrades'>,
): PlayerFacts => statedFacts({ ...others, ...cards, capacity });

/** The position with a player's units in reinforcements; without them, they aren't tracked. */
export const withReinforcements = ({ reinforcements, ...position }: Position, player: string, units: Units | undefined): Position => {
  const tracked = withKey<Units>(reinforcements, player, units);
  return Object.keys(tracked).length === 0 ? position : { ...position, reinforcements: tracked };
};

/** The position without a player and the player's units. */
export const withoutPlayer = (position: Position, player: string): Position => {
  const area = <T>(named: Named<T> | undefined): Named<T> => withKey<T>(named, player, undefined);
  const systems = Object.entries(position.systems).map(([name, { space, planets }]): [string, System] => [name, {
    ...(space !== undefined && { space: area(space) }),
    ...(planets !== undefined && {
      planets: Object.fromEntries(Object.entries(planets).map(([planet, units]) => [planet, area(units)])),
    }),
  }]);
  const left = {
    ...position,
    players: area(position.players),
    systems: Object.fromEntries(systems),
    ...(position.reinforcements !== undefined && { reinforcements: area(position.reinforcements) }),
  };
  return position.active?.player === player ? inStep(left, undefined, position.active) : left;
};

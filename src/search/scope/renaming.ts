import { isDeepStrictEqual } from 'node:util';
import { type Action, type Named, own, type Position, SPACE, type ShipMove, type System } from '../../board/index.ts';
import type { ScopePart } from './types.ts';

/** New names for players, systems and planets; what it doesn't name keeps its name. */
export interface Renaming {
  readonly players: ReadonlyMap<string, string>;
  readonly systems: ReadonlyMap<string, string>;
  /** By the system's old name. */
  readonly planets: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/**
 * All renamings of a part but the one that changes nothing: players with equal facts, systems with as many planets, and the planets
 * of a system change places.
 */
export const renamingsOf = ({ players, systems, facts = {} }: Pick<ScopePart, 'players' | 'systems' | 'facts'>): readonly Renaming[] => {
  const ofPlayers = permutations(players).map((order) => matched(players, order))
    .filter((map) => [...map].every(([before, after]) => isDeepStrictEqual(own(facts, before) ?? {}, own(facts, after) ?? {})));
  const ofSystems = permutations(Object.keys(systems)).map((order) => matched(Object.keys(systems), order))
    .filter((map) => [...map].every(([before, after]) => own(systems, before)?.length === own(systems, after)?.length));
  const all = ofPlayers.flatMap((names) => ofSystems.flatMap((map) =>
    planetsUnder(systems, map).map((planets): Renaming => ({ players: names, systems: map, planets }))));
  return all.filter((renaming) => !changesNothing(renaming));
};

export const renamedPosition = ({ players, systems, planets }: Renaming, position: Position): Position => {
  const { active } = position;
  const area = <T>(units: Named<T> | undefined) => renamedKeys(units, players);
  const system = (name: string, { space, planets: own }: System): System => ({
    ...(space === undefined ? {} : { space: area(space) }),
    ...(own === undefined ? {} : { planets: mapped(own, (planet) => planets.get(name)?.get(planet) ?? planet, area) }),
  });
  return {
    ...position,
    ...(active === undefined ? {} : { active: { player: to(players, active.player), system: to(systems, active.system) } }),
    players: area(position.players),
    systems: Object.fromEntries(Object.entries(position.systems).map(([name, each]) => [to(systems, name), system(name, each)])),
    ...(position.reinforcements === undefined ? {} : { reinforcements: area(position.reinforcements) }),
  };
};

export const renamedAction = (renaming: Renaming, action: Action): Action => {
  const { players, systems } = renaming;
  const place = (system: string, name: string): string => (name === SPACE ? SPACE : renaming.planets.get(system)?.get(name) ?? name);
  switch (action.type) {
    case 'check':
    case 'lose': {
      const { player, system } = action.params;
      return { ...action, params: { ...action.params, player: to(players, player), system: to(systems, system) } } as Action;
    }
    case 'remove': {
      const { player, system, from, units } = action.params;
      const source = from === undefined ? {} : { from: place(system, from) };
      return { type: 'remove', params: { player: to(players, player), system: to(systems, system), units, ...source } };
    }
    case 'place': {
      const { player, system, on, units } = action.params;
      return { type: 'place', params: { player: to(players, player), system: to(systems, system), on: place(system, on), units } };
    }
    case 'land': {
      const { player, system, planet, units } = action.params;
      return { type: 'land', params: { player: to(players, player), system: to(systems, system), planet: place(system, planet), units } };
    }
    case 'move': {
      const { player, ships } = action.params;
      const renamed = ships.map((ship) => renamedShip(systems, place, ship));
      return { type: 'move', params: { player: to(players, player), to: to(systems, action.params.to), ships: renamed } };
    }
    case 'advance':
    case 'end-combat': return action;
  }
};

const renamedShip = (systems: Renaming['systems'], place: (system: string, name: string) => string, { ship, from, cargo }: ShipMove): ShipMove => ({
  ship,
  from: to(systems, from),
  cargo: cargo.map((part) => ({
    from: place(part.in ?? from, part.from), units: part.units, ...(part.in === undefined ? {} : { in: to(systems, part.in) }),
  })),
});

const to = (names: ReadonlyMap<string, string>, name: string): string => names.get(name) ?? name;

const mapped = <T, R>(record: Named<T>, name: (name: string) => string, value: (value: T) => R): Named<R> =>
  Object.fromEntries(Object.entries(record).map(([key, each]) => [name(key), value(each)]));

const renamedKeys = <T>(record: Named<T> | undefined, names: ReadonlyMap<string, string>): Named<T> =>
  mapped(record ?? {}, (name) => to(names, name), (value) => value);

/** Each way in which the planets of every system can stand for those of the system that takes its name. */
const planetsUnder = (systems: ScopePart['systems'], map: ReadonlyMap<string, string>): readonly Renaming['planets'][] =>
  Object.entries(systems).reduce<readonly Renaming['planets'][]>(
    (all, [name, planets]) => all.flatMap((known) =>
      permutations(own(systems, map.get(name) ?? name) ?? []).map((order) => new Map([...known, [name, matched(planets, order)]]))),
    [new Map()],
  );

const changesNothing = ({ players, systems, planets }: Renaming): boolean =>
  [players, systems, ...planets.values()].every((map) => [...map].every(([before, after]) => before === after));

const matched = (before: readonly string[], after: readonly string[]): ReadonlyMap<string, string> =>
  new Map(before.map((name, at) => [name, after[at] ?? name]));

const permutations = (items: readonly string[]): readonly (readonly string[])[] =>
  (items.length <= 1 ? [items] : items.flatMap((item, at) => permutations(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest])));

import { isDeepStrictEqual } from 'node:util';
import { type Action, type Change, changedAction, changedPosition, own, type Position } from '../../board/index.ts';
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

export const renamedPosition = (renaming: Renaming, position: Position): Position => changedPosition(changeOf(renaming), position);

export const renamedAction = (renaming: Renaming, action: Action): Action => changedAction(changeOf(renaming), action);

const changeOf = ({ players, systems, planets }: Renaming): Change => ({
  player: (name) => players.get(name) ?? name,
  system: (name) => systems.get(name) ?? name,
  planet: (name, system) => planets.get(system)?.get(name) ?? name,
});

/** Each way to map the planets of every system to those of the system that takes its name. */
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
  (items.length <= 1 ? [items] : items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest])));

import {
  type Action, everyPlayer, hasPlace, type Named, type NamedPlace, NUMBER_NAMES, own, placesNamedBy, playerOf,
  type Position, type System, type Units,
} from '../../board/index.ts';
import { type DataPath, type Fault, keyFault, listed, quoted, valueFault } from '../../source/index.ts';
import type { ExpectedLegal } from '../case.ts';
import { isInCombat } from '../generic.ts';
import { sameData } from '../same-data.ts';
import type { WrittenOutcome, WrittenSystem } from '../types.ts';
import { notThere } from './unknown-name.ts';
import { boxFaults, owesFaults, systemsFaults } from './position.ts';

/** What is wrong with an action in a position; an outcome `no-such-place` asks for names that are not there. */
export const actionFaults = (action: Action, then: WrittenOutcome | undefined, position: Position, path: DataPath): readonly Fault[] => {
  const inside = [...path, action.type];
  const player = playerOf(action);
  const players = everyPlayer(position);
  const unknown = player === undefined ? [] : playerFaults(player, players, [...inside, 'player']);
  const places = then?.illegal === 'no-such-place' ? [] : placesNamedBy(action).flatMap((place) => placeFaults(place, position, inside));
  return [...unknown, ...places, ...askedInCombat(action, position, inside)];
};

/** What is wrong with an outcome by itself, and as the outcome of that action. */
export const outcomeFaults = (then: WrittenOutcome, action: Action | undefined, path: DataPath): readonly Fault[] => {
  const kinds = KINDS.filter(([, keys]) => keys.some((key) => then[key] !== undefined));
  const [kind] = kinds;
  if (kind === undefined) return [valueFault(path, 'no-expectation', 'the outcome is empty', 'numbers, `illegal: REASON`, or `legal: true`')];
  if (kinds.length > 1) return [valueFault(path, 'mixed-expectation', `${kinds.map(([name]) => name).join(' and ')} at once`, 'one of them')];
  if (kind[0] === 'what is legal' && then.legal === undefined) {
    return [valueFault(path, 'no-expectation', 'the outcome of a legal action without `legal: true`', '`legal: true`')];
  }
  return action === undefined ? [] : [...kindFaults(kind[0], action, path), ...legalFaults(then, action, path)];
};

/** What is wrong with a legal outcome, seen from the position before. */
export const changesFaults = (
  { changes, owes = [], winner, reinforcements }: WrittenOutcome, before: Position, after: ExpectedLegal, path: DataPath,
): readonly Fault[] => [
  ...(changes === undefined || changes === 'none' ? [] : changedFaults(changes, before, after, [...path, 'changes'])),
  ...owesFaults(owes, after.position, [...path, 'owes']),
  ...(typeof winner === 'string' ? playerFaults(winner, everyPlayer(before), [...path, 'winner']) : []),
  ...untracked(Object.keys(reinforcements ?? {}), Object.keys(before.reinforcements ?? {}), [...path, 'reinforcements']),
];

const playerFaults = (player: string, players: readonly string[], path: DataPath): readonly Fault[] =>
  (players.includes(player) ? [] : [notThere(path, 'value', 'player', player, players)]);

type Kind = 'numbers' | 'what is illegal' | 'what is legal';

const KINDS: readonly (readonly [Kind, readonly (keyof WrittenOutcome)[]])[] = [
  ['numbers', NUMBER_NAMES],
  ['what is illegal', ['illegal']],
  ['what is legal', ['legal', 'changes', 'owes', 'winner', 'as', 'reinforcements']],
];

const kindFaults = (kind: Kind, { type }: Action, path: DataPath): readonly Fault[] => {
  if ((type === 'check') === (kind === 'numbers')) return [];
  const expected = type === 'check' ? '`capacity`, `counted` or `excess`' : '`illegal: REASON` or `legal: true`';
  return [valueFault(path, 'mixed-expectation', `the outcome of ${quoted(type)} is ${kind}`, expected)];
};

const legalFaults = (then: WrittenOutcome, { type }: Action, path: DataPath): readonly Fault[] => {
  const lacksChanges = then.legal === true && then.changes === undefined && type !== 'check' && type !== 'advance' && type !== 'end-combat';
  const missing = valueFault(path, 'missing-key', 'the key `changes` is missing', '`changes: none`, or the systems that change');
  return [...(lacksChanges ? [missing] : []), ...misplaced(then, 'winner', 'end-combat', type, path), ...misplaced(then, 'as', 'remove', type, path)];
};

const misplaced = (then: WrittenOutcome, key: 'winner' | 'as', of: Action['type'], type: Action['type'], path: DataPath): readonly Fault[] => {
  if (then[key] === undefined || type === of) return [];
  const problem = `${quoted(key)} in the outcome of ${quoted(type)}`;
  return [keyFault([...path, key], 'misplaced-key', problem, `it with ${quoted(of)} alone`)];
};

const placeFaults = ({ path, system, planet }: NamedPlace, position: Position, inside: DataPath): readonly Fault[] => {
  const there = own(position.systems, system);
  if (planet === undefined) {
    return there === undefined ? [notThere([...inside, ...path], 'value', 'system', system, Object.keys(position.systems))] : [];
  }
  // that the system is not there is told where the system stands
  if (there === undefined || hasPlace(there, planet)) return [];
  return [notThere([...inside, ...path], 'value', 'planet', planet, Object.keys(there.planets ?? {}))];
};

const askedInCombat = (action: Action, position: Position, path: DataPath): readonly Fault[] => {
  if (action.type !== 'check' || !isInCombat(position, action.params.system)) return [];
  const problem = `a check of ${quoted(action.params.system)} during its combat`;
  return [valueFault(path, 'check-in-combat', problem, 'a check elsewhere or at another time')];
};

const changedFaults = (changes: Named<WrittenSystem>, before: Position, after: ExpectedLegal, path: DataPath): readonly Fault[] => {
  if (Object.keys(changes).length === 0) return [valueFault(path, 'no-change', '`changes` is empty', '`changes: none`')];
  const faults = Object.entries(changes).flatMap(([name]) => systemFaults(name, before, own(after.position.systems, name) ?? {}, [...path, name]));
  return [...faults, ...systemsFaults(changes, path), ...newlyTooMany(before, after.position, path)];
};

// what is too much before is told there
const newlyTooMany = (before: Position, after: Position, path: DataPath): readonly Fault[] => {
  const faults = boxFaults(after, path);
  if (faults.length === 0) return faults;
  const told = boxFaults(before, path).map(({ problem }) => problem);
  return faults.filter(({ problem }) => !told.includes(problem));
};

const systemFaults = (name: string, before: Position, after: System, path: DataPath): readonly Fault[] => {
  const was = own(before.systems, name);
  if (was === undefined) return [notThere(path, 'key', 'system', name, Object.keys(before.systems))];
  if (sameData(was, after)) return [keyFault(path, 'no-change', `${quoted(name)} is as it was`, 'systems that change')];
  const planets = Object.keys(after.planets ?? {}).filter((planet) => !hasPlace(was, planet));
  const players = everyPlayer(before);
  return [
    ...planets.map((planet) => notThere([...path, 'planets', planet], 'key', 'planet', planet, Object.keys(was.planets ?? {}))),
    ...areasOf(after, path).flatMap(([area, inside]) =>
      Object.keys(area)
        .filter((player) => !players.includes(player))
        .map((player) => notThere([...inside, player], 'key', 'player', player, players))),
  ];
};

const areasOf = ({ space = {}, planets = {} }: System, path: DataPath): readonly (readonly [Named<Units>, DataPath])[] =>
  [[space, [...path, 'space']], ...Object.entries(planets).map(([planet, area]) => [area, [...path, 'planets', planet]] as const)];

const untracked = (stated: readonly string[], tracked: readonly string[], path: DataPath): readonly Fault[] =>
  stated.filter((player) => !tracked.includes(player)).map((player) => {
    const expected = tracked.length === 0 ? '`given` to say what they were' : `one of ${listed(tracked)}, whom \`given\` tracks`;
    return keyFault([...path, player], 'not-there', `the reinforcements of ${quoted(player)} are not tracked`, expected);
  });

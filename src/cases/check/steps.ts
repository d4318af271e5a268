import {
  type Action, type ActionType, everyPlayer, hasPlace, type Named, type NamedPlace, NUMBER_NAMES, own, placesNamedBy, playerOf,
  type Position, type System, type Units,
} from '../../board/index.ts';
import { type DataPath, type Fault, keyFault, listed, quoted, valueFault } from '../../source/index.ts';
import type { ExpectedLegal } from '../case.ts';
import { isInCombat } from '../debts.ts';
import { sameData } from '../same-data.ts';
import type { WrittenOutcome, WrittenSystem } from '../types.ts';
import { boxFaults, resultingDebtsFaults, systemsFaults, unknownName } from './position.ts';

/** What is wrong with an action in a position; `then` is its outcome in a case, undefined in a question. */
export const actionFaults = (action: Action, then: WrittenOutcome | undefined, position: Position, path: DataPath): readonly Fault[] => {
  const inside = [...path, action.type];
  const player = playerOf(action);
  const players = everyPlayer(position);
  const unknown = player === undefined ? [] : playerFaults(player, players, [...inside, 'player']);
  const places = then?.illegal === 'no-such-place' ? [] : placesNamedBy(action).flatMap((place) => placeFaults(place, position, inside));
  return [...unknown, ...places, ...(then === undefined ? [] : checkInCombat(action, position, inside))];
};

/** The problems of an outcome, and of its use as the outcome of `action`. */
export const outcomeFaults = (then: WrittenOutcome, action: Action | undefined, path: DataPath): readonly Fault[] => {
  const kinds = KINDS.filter(([, keys]) => keys.some((key) => then[key] !== undefined));
  const [kind] = kinds;
  if (kind === undefined) {
    return [valueFault(path, 'no-expectation', 'the outcome is empty', 'numbers, `illegal: REASON`, or `legal: true`')];
  }
  if (kinds.length > 1) {
    const problem = `the outcome mixes ${kinds.map(([name]) => name).join(' and ')}`;
    return [valueFault(path, 'mixed-expectation', problem, 'only one of them')];
  }
  if (kind[0] === 'legal' && then.legal === undefined) {
    return [valueFault(path, 'no-expectation', '`legal` is missing', '`true`')];
  }
  return action === undefined ? [] : [...kindFaults(kind[0], action, path), ...legalFaults(then, action, path)];
};

/** What is wrong with a legal outcome, seen from the position before. */
export const changesFaults = (
  { changes, owes = [], winner, reinforcements }: WrittenOutcome, before: Position, after: ExpectedLegal, path: DataPath,
): readonly Fault[] => [
  ...(changes === undefined || changes === 'none' ? [] : changedFaults(changes, before, after, [...path, 'changes'])),
  ...resultingDebtsFaults(owes, after.position, [...path, 'owes']),
  ...(typeof winner === 'string' ? playerFaults(winner, everyPlayer(before), [...path, 'winner']) : []),
  ...untracked(Object.keys(reinforcements ?? {}), Object.keys(before.reinforcements ?? {}), [...path, 'reinforcements']),
];

const playerFaults = (player: string, players: readonly string[], path: DataPath): readonly Fault[] =>
  (players.includes(player) ? [] : [unknownName(['player', player], players, path)]);

type Kind = 'numbers' | 'illegal' | 'legal';

const KINDS: readonly (readonly [Kind, readonly (keyof WrittenOutcome)[]])[] = [
  ['numbers', NUMBER_NAMES],
  ['illegal', ['illegal']],
  ['legal', ['legal', 'changes', 'owes', 'winner', 'as', 'reinforcements']],
];

const kindFaults = (kind: Kind, { type }: Action, path: DataPath): readonly Fault[] => {
  if ((type === 'check') === (kind === 'numbers')) return [];
  const expected = type === 'check' ? '`capacity`, `counted` or `excess`' : '`illegal: REASON` or `legal: true`';
  return [valueFault(path, 'mixed-expectation', `the outcome of ${quoted(type)} is ${kind}`, expected)];
};

const legalFaults = (then: WrittenOutcome, { type }: Action, path: DataPath): readonly Fault[] => {
  const isChanging = type !== 'check' && type !== 'advance' && type !== 'end-combat';
  const lacksChanges = then.legal === true && then.changes === undefined && isChanging;
  const missing = valueFault(path, 'missing-key', '`changes` is missing', '`none` or an object with the systems that change');
  return [...(lacksChanges ? [missing] : []), ...MEMBERS_OF_ONE.flatMap((member) => misplaced(then, member, type, path))];
};

/** Members of an outcome that belong to one type of action. */
const MEMBERS_OF_ONE = [['winner', 'end-combat'], ['as', 'remove']] as const;

type MemberOfOne = (typeof MEMBERS_OF_ONE)[number];

const misplaced = (then: WrittenOutcome, [key, of]: MemberOfOne, type: ActionType, path: DataPath): readonly Fault[] => {
  if (then[key] === undefined || type === of) return [];
  const problem = `the outcome of ${quoted(type)} has ${quoted(key)}`;
  return [keyFault([...path, key], 'misplaced-key', problem, `${quoted(key)} only with ${quoted(of)}`)];
};

const placeFaults = ({ path, system, planet }: NamedPlace, position: Position, inside: DataPath): readonly Fault[] => {
  const there = own(position.systems, system);
  if (planet === undefined) {
    return there === undefined ? [unknownName(['system', system], Object.keys(position.systems), [...inside, ...path])] : [];
  }
  // an unknown system is a fault of its own
  if (there === undefined || hasPlace(there, planet)) return [];
  return [unknownName(['planet', planet], Object.keys(there.planets ?? {}), [...inside, ...path])];
};

const checkInCombat = (action: Action, position: Position, path: DataPath): readonly Fault[] => {
  if (action.type !== 'check' || !isInCombat(position, action.params.system)) return [];
  const problem = `the check is in ${quoted(action.params.system)} during its combat`;
  return [valueFault(path, 'check-in-combat', problem, 'another system or step')];
};

const changedFaults = (changes: Named<WrittenSystem>, before: Position, after: ExpectedLegal, path: DataPath): readonly Fault[] => {
  if (Object.keys(changes).length === 0) return [valueFault(path, 'no-change', '`changes` is empty', '`none`, or the systems that change')];
  const faults = Object.keys(changes).flatMap((name) =>
    systemFaults(name, before, own(after.position.systems, name) ?? {}, [...path, name]));
  return [...faults, ...systemsFaults(changes, path), ...newlyTooMany(before, after.position, path)];
};

// units that are too many before the action are a fault there
const newlyTooMany = (before: Position, after: Position, path: DataPath): readonly Fault[] => {
  const faults = boxFaults(after, path);
  if (faults.length === 0) return faults;
  const known = boxFaults(before, path).map(({ problem }) => problem);
  return faults.filter(({ problem }) => !known.includes(problem));
};

const systemFaults = (name: string, before: Position, after: System, path: DataPath): readonly Fault[] => {
  const was = own(before.systems, name);
  if (was === undefined) return [unknownName(['system', name], Object.keys(before.systems), path, 'key')];
  if (sameData(was, after)) return [keyFault(path, 'no-change', `${quoted(name)} does not change`, 'only systems that change')];
  const planets = Object.keys(after.planets ?? {}).filter((planet) => !hasPlace(was, planet));
  const players = everyPlayer(before);
  return [
    ...planets.map((planet) => unknownName(['planet', planet], Object.keys(was.planets ?? {}), [...path, 'planets', planet], 'key')),
    ...areasOf(after, path).flatMap(([area, inside]) =>
      Object.keys(area)
        .filter((player) => !players.includes(player))
        .map((player) => unknownName(['player', player], players, [...inside, player], 'key'))),
  ];
};

const areasOf = ({ space = {}, planets = {} }: System, path: DataPath): readonly (readonly [Named<Units>, DataPath])[] =>
  [[space, [...path, 'space']], ...Object.entries(planets).map(([planet, area]) => [area, [...path, 'planets', planet]] as const)];

const untracked = (stated: readonly string[], tracked: readonly string[], path: DataPath): readonly Fault[] =>
  stated.filter((player) => !tracked.includes(player)).map((player) => {
    const expected = tracked.length === 0 ? '`reinforcements` in `given`' : `one of ${listed(tracked)}, which \`given\` tracks`;
    return keyFault([...path, player], 'unknown-name', `the reinforcements of ${quoted(player)} are not tracked`, expected);
  });

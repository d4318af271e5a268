import { type Action, countOf, isEmpty, kindsIn, minus, type Position, type Units, unitsAt, own, SPACE, withKey, withUnitsAt } from '../../src/board/index.ts';
import type { Probe } from '../../src/search/probe.ts';
import { differenceAtLast, type Play } from '../../src/search/shrink/play.ts';
import { REFERENCE } from '../proof/engines.ts';

/** What can be taken out of a play, one thing at a time, while something still differs: written apart from the shrinker. */
export const partsThatCanGo = async ({ position, actions }: Play, probe: Probe): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [name, play] of [...fewerUnits(position, actions), ...fewerNamed(position, actions), ...fewerActions(position, actions), ...fewerFacts(position, actions)]) {
    if (await differenceAtLast(probe, REFERENCE, play) !== undefined) found.push(name);
  }
  return found;
};

/** What can be taken out two at a time: two units that stand somewhere, or one of these and one that an action names. */
export const pairsThatCanGo = async ({ position, actions }: Play, probe: Probe): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [one, { position: left }] of fewerUnits(position, actions)) {
    for (const [other, play] of [...fewerUnits(left, actions), ...fewerNamed(left, actions)]) {
      if (await differenceAtLast(probe, REFERENCE, play) !== undefined) found.push(`${one}, with ${other}`);
    }
  }
  return found;
};

type Named = readonly [name: string, play: Play];

const fewerUnits = (position: Position, actions: readonly Action[]): readonly Named[] =>
  Object.entries(position.systems).flatMap(([system, { space = {}, planets = {} }]) =>
    Object.entries({ ...planets, [SPACE]: space }).flatMap(([place, area]) => Object.entries(area).flatMap(([player, units]) =>
      kindsIn(units).map((unit): Named => {
        const left = minus(unitsAt(own(position.systems, system), place, player), { [unit]: 1 });
        return [`${player}'s ${unit} in ${system}/${place}`, { position: withUnitsAt(position, { system, place, player }, left), actions }];
      }))));

const fewerNamed = (position: Position, actions: readonly Action[]): readonly Named[] =>
  actions.flatMap((action, at) => smaller(action).map((less): Named => [`a unit of ${action.type}`, { position, actions: actions.with(at, less) }]));

const smaller = (action: Action): readonly Action[] => {
  if (action.type === 'move') {
    const { ships } = action.params;
    const without = ships.length < 2 ? [] : ships.map((_, at) => ships.toSpliced(at, 1));
    const lighter = ships.flatMap((move, at) => move.cargo.map((_, part) => ships.with(at, { ...move, cargo: move.cargo.toSpliced(part, 1) })));
    return [...without, ...lighter].map((fewer): Action => ({ type: 'move', params: { ...action.params, ships: fewer } }));
  }
  if (!('units' in action.params)) return [];
  const units: Units = action.params.units;
  return kindsIn(units).map((unit) => minus(units, { [unit]: Math.min(1, countOf(units, unit)) })).filter((left) => !isEmpty(left))
    .map((left) => ({ ...action, params: { ...action.params, units: left } }) as Action);
};

const fewerActions = (position: Position, actions: readonly Action[]): readonly Named[] =>
  actions.slice(0, -1).map((action, at): Named => [action.type, { position, actions: actions.toSpliced(at, 1) }]);

const fewerFacts = (position: Position, actions: readonly Action[]): readonly Named[] => [
  ...Object.keys(position.players).filter((player) => position.active?.player !== player && !JSON.stringify([position.systems, actions]).includes(`"${player}"`))
    .map((player): Named => [player, { position: { ...position, players: withKey(position.players, player, undefined) }, actions }]),
  ...Object.keys(position.systems).filter((system) => position.active?.system !== system && !JSON.stringify(actions).includes(`"${system}"`))
    .map((system): Named => [system, { position: { ...position, systems: withKey(position.systems, system, undefined) }, actions }]),
  ...Object.entries(position.players).flatMap(([player, { faction, upgrades = [] }]) => upgrades.map((card, at): Named => {
    const fewer = { ...(faction === undefined ? {} : { faction }), upgrades: upgrades.toSpliced(at, 1) };
    return [`${player}'s ${card}`, { position: { ...position, players: withKey(position.players, player, fewer) }, actions }];
  })),
];

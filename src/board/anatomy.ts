import type { Action, Cargo, MoveParams, ShipMove } from './actions.ts';
import { type Named, own } from './names.ts';
import { everyPlayer, type PlayerPlace, type Position, SPACE } from './position.ts';
import { isEmpty, NO_UNITS, plus, type Units } from './units.ts';

/**
 * What positions and actions are made of: players, systems, planets and units. Only this file and `change.ts` list, for each action,
 * which of these it names; checking, twins, renaming and shrinking go through them.
 */

/** One player's units at one place. */
export interface UnitStack extends PlayerPlace {
  readonly units: Units;
}

/** All units on the board, stack by stack; there are no empty stacks. */
export const stacksIn = ({ systems }: Position): readonly UnitStack[] =>
  Object.entries(systems).flatMap(([system, { space = {}, planets = {} }]) => [
    ...stacksAt(system, SPACE, space),
    ...Object.entries(planets).flatMap(([place, area]) => stacksAt(system, place, area)),
  ]);

const stacksAt = (system: string, place: string, area: Named<Units>): readonly UnitStack[] =>
  Object.entries(area).filter(([, units]) => !isEmpty(units)).map(([player, units]) => ({ system, place, player, units }));

/** All units of a player, on the board and in reinforcements. */
export const allUnitsOf = (position: Position, player: string): Units =>
  stacksIn(position).filter((stack) => stack.player === player)
    .reduce<Units>((sum, { units }) => plus(sum, units), own(position.reinforcements, player) ?? NO_UNITS);

/** Every player that the position names. */
export const playersNamedIn = (position: Position): readonly string[] => {
  const active = position.active === undefined ? [] : [position.active.player];
  return [...new Set([...everyPlayer(position), ...active, ...Object.keys(position.reinforcements ?? {})])];
};

/** The player whose units an action is about. */
export const playerOf = (action: Action): string | undefined =>
  (action.type === 'advance' || action.type === 'end-combat' ? undefined : action.params.player);

/** Units that an action names, and the place that they are taken from or put on. */
export interface NamedUnits extends UnitStack {
  /** The action with these units in their place; with none, they are left out. `undefined`: without them there is no action. */
  readonly replacedBy: (units: Units) => Action | undefined;
}

/** All units that an action names: moving ships, each part of their cargo, and what is removed, lost, placed or landed. */
export const unitsNamedBy = (action: Action): readonly NamedUnits[] => {
  switch (action.type) {
    case 'check':
    case 'advance':
    case 'end-combat': return [];
    case 'move': return action.params.ships.flatMap((_, at) => unitsOfShip(action.params, at));
    case 'remove': return [wholeAction(action.params, action.params.from ?? SPACE, (params) => ({ type: 'remove', params }))];
    case 'lose': return [wholeAction(action.params, SPACE, (params) => ({ type: 'lose', params }))];
    case 'place': return [wholeAction(action.params, action.params.on, (params) => ({ type: 'place', params }))];
    case 'land': return [wholeAction(action.params, SPACE, (params) => ({ type: 'land', params }))];
  }
};

type UnitsParams = Pick<UnitStack, 'system' | 'player' | 'units'>;

const wholeAction = <P extends UnitsParams>(params: P, place: string, make: (params: P) => Action): NamedUnits => {
  const { player, system, units } = params;
  return { player, system, place, units, replacedBy: (others) => (isEmpty(others) ? undefined : make({ ...params, units: others })) };
};

const unitsOfShip = (params: MoveParams, at: number): readonly NamedUnits[] => {
  const { player, ships } = params;
  const move = ships[at];
  if (move === undefined) return [];
  const having = (changed: readonly ShipMove[]): Action => ({ type: 'move', params: { ...params, ships: changed } });
  const alone = (): Action | undefined => (ships.length > 1 ? having(ships.toSpliced(at, 1)) : undefined);
  return [
    {
      player, system: move.from, place: SPACE, units: { [move.ship]: 1 },
      replacedBy: (others) => (isEmpty(others) ? alone() : having(ships)),
    },
    ...move.cargo.map((part, index): NamedUnits => ({
      player, system: part.in ?? move.from, place: part.from, units: part.units,
      replacedBy: (others) => having(ships.with(at, { ...move, cargo: cargoWith(move.cargo, index, { ...part, units: others }) })),
    })),
  ];
};

const cargoWith = (cargo: readonly Cargo[], at: number, part: Cargo): readonly Cargo[] =>
  (isEmpty(part.units) ? cargo.toSpliced(at, 1) : cargo.with(at, part));

/** A system that an action names, and a planet in it if it names one; `path` leads there from the action's params. */
export interface NamedPlace {
  readonly path: readonly (string | number)[];
  readonly system: string;
  readonly planet?: string;
}

/** The systems and planets that an action names. */
export const placesNamedBy = (action: Action): readonly NamedPlace[] => {
  switch (action.type) {
    case 'check':
    case 'lose': return [{ path: ['system'], system: action.params.system }];
    case 'move': return [{ path: ['to'], system: action.params.to }, ...action.params.ships.flatMap(placesOfShip)];
    case 'remove': return placesOf(action.params.system, 'from', action.params.from ?? SPACE);
    case 'place': return placesOf(action.params.system, 'on', action.params.on);
    case 'land': return placesOf(action.params.system, 'planet', action.params.planet);
    case 'advance':
    case 'end-combat': return [];
  }
};

const placesOf = (system: string, key: string, place: string): readonly NamedPlace[] =>
  [{ path: ['system'], system }, ...planetOf([key], system, place)];

const placesOfShip = ({ from, cargo }: ShipMove, at: number): readonly NamedPlace[] => [
  { path: ['ships', at, 'from'], system: from },
  ...cargo.flatMap((load, index): readonly NamedPlace[] => {
    const path = ['ships', at, 'cargo', index];
    const passed = load.in === undefined ? [] : [{ path: [...path, 'in'], system: load.in }];
    return [...passed, ...planetOf([...path, 'from'], load.in ?? from, load.from)];
  }),
];

const planetOf = (path: NamedPlace['path'], system: string, place: string): readonly NamedPlace[] =>
  (place === SPACE ? [] : [{ path, system, planet: place }]);

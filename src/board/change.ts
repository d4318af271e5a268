import type { Action, Cargo, MoveParams, ShipMove } from './actions.ts';
import type { Named } from './names.ts';
import { type Owed, type PlayerFacts, type Position, SPACE, type System, systemOf } from './position.ts';
import type { Units } from './units.ts';

/** How the parts of a position or an action change; a part without a function stays as it is. */
export interface Change {
  readonly player?: (name: string) => string;
  readonly system?: (name: string) => string;
  /** `system` is the name before the change. */
  readonly planet?: (name: string, system: string) => string;
  readonly units?: (units: Units) => Units;
  readonly facts?: (facts: PlayerFacts) => PlayerFacts;
  /** The ships of a move, after every other change. */
  readonly ships?: (ships: readonly ShipMove[]) => readonly ShipMove[];
  /** The order of the players, systems and planets in their records. */
  readonly order?: <T>(entries: readonly T[]) => readonly T[];
}

const same = <T>(value: T): T => value;

/** The position with every part changed. */
export const changedPosition = (change: Change, { step, active, players, systems, reinforcements }: Position): Position => {
  const { player = same, system = same, facts = same } = change;
  return {
    step,
    active: active === undefined ? undefined : { player: player(active.player), system: system(active.system) },
    players: changedRecord(change, players, player, facts),
    systems: changedRecord(change, systems, system, (each, name) => changedSystem(change, each, name)),
    reinforcements: reinforcements === undefined ? undefined : changedRecord(change, reinforcements, player, change.units ?? same),
  };
};

const changedSystem = (change: Change, { space, planets }: System, system: string): System => {
  const { player = same, planet = same, units = same } = change;
  const area = (before: Named<Units>): Named<Units> => changedRecord(change, before, player, units);
  const landed = planets === undefined ? undefined : changedRecord(change, planets, (name) => planet(name, system), area);
  return systemOf(space === undefined ? undefined : area(space), landed);
};

type Rename = (name: string) => string;

const changedRecord = <T, U>({ order = same }: Change, record: Named<T>, rename: Rename, inner: (value: T, name: string) => U): Named<U> =>
  Object.fromEntries(order(Object.entries(record)).map(([name, value]): readonly [string, U] => [rename(name), inner(value, name)]));

/** The debt with every part changed but its counts. */
export const changedDebt = ({ player = same, system = same, units = same }: Change, debt: Owed): Owed => {
  const changed = { player: player(debt.player), system: system(debt.system), count: debt.count, from: units(debt.from) };
  return debt.least === undefined ? changed : { ...changed, least: debt.least.map(({ count, of }) => ({ count, of: units(of) })) };
};

/** The action with every part changed. */
export const changedAction = (change: Change, action: Action): Action => {
  const { player = same, system = same, units = same } = change;
  const area = (params: { readonly player: string; readonly system: string }) =>
    ({ player: player(params.player), system: system(params.system) });
  switch (action.type) {
    case 'check': return { type: 'check', params: area(action.params) };
    case 'move': return { type: 'move', params: { player: player(action.params.player), ...changedMove(change, action.params) } };
    case 'remove': {
      const { params } = action;
      const removed = { ...area(params), units: units(params.units) };
      if (params.from === undefined) return { type: 'remove', params: removed };
      return { type: 'remove', params: { ...removed, from: changedPlace(change, params.from, params.system) } };
    }
    case 'lose': return { type: 'lose', params: { ...area(action.params), units: units(action.params.units) } };
    case 'place': {
      const { params } = action;
      return { type: 'place', params: { ...area(params), on: changedPlace(change, params.on, params.system), units: units(params.units) } };
    }
    case 'land': {
      const { params } = action;
      return {
        type: 'land', params: { ...area(params), planet: changedPlace(change, params.planet, params.system), units: units(params.units) },
      };
    }
    case 'advance':
    case 'end-combat': return action;
  }
};

const changedPlace = ({ planet = same }: Change, place: string, system: string): string =>
  (place === SPACE ? SPACE : planet(place, system));

const changedMove = (change: Change, { to, ships: before }: MoveParams): Pick<MoveParams, 'to' | 'ships'> => {
  const { system = same, ships = same } = change;
  const moved = before.map(({ ship, from, cargo }): ShipMove =>
    ({ ship, from: system(from), cargo: cargo.map((part) => changedCargo(change, part, from)) }));
  return { to: system(to), ships: ships(moved) };
};

const changedCargo = (change: Change, cargo: Cargo, origin: string): Cargo => {
  const { system = same, units = same } = change;
  const from = changedPlace(change, cargo.from, cargo.in ?? origin);
  return cargo.in === undefined ? { from, units: units(cargo.units) } : { from, in: system(cargo.in), units: units(cargo.units) };
};

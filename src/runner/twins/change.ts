import {
  type Action, type Cargo, type Named, type Owed, type PlayerFacts, type Position, type ShipMove, SPACE, type System, type Units,
} from '../../board/index.ts';
import type { CaseStep, Expected } from '../../cases/case.ts';

/** How a step is told another way: whatever a change leaves out stays as it is. */
export interface TwinChange {
  readonly player?: (name: string) => string;
  readonly system?: (name: string) => string;
  readonly planet?: (name: string) => string;
  readonly units?: (units: Units) => Units;
  /** Of the three numbers of `check`, and of what is owed. */
  readonly count?: (count: number) => number;
  /** Of a stated capacity value. */
  readonly value?: (value: number) => number;
  /** Of the keys of every record. */
  readonly order?: <T>(entries: readonly T[]) => readonly T[];
  readonly ships?: (ships: readonly ShipMove[]) => readonly ShipMove[];
  /** Of a whole position, when all else is done. */
  readonly position?: (position: Position) => Position;
}

/** The step with its position, its action and what is expected told the other way. */
export const changedStep = (change: TwinChange, { position, owed, action, expected }: CaseStep): CaseStep => ({
  position: changedPosition(change, position),
  owed: owed.map((one) => changedDebt(change, one)),
  action: changedAction(change, action),
  expected: changedExpected(change, expected),
});

const same = <T>(value: T): T => value;

const named = <T, U>({ order = same }: TwinChange, record: Named<T>, rename: (name: string) => string, inner: (value: T) => U): Named<U> =>
  Object.fromEntries(order(Object.entries(record).map(([name, value]): readonly [string, U] => [rename(name), inner(value)])));

const changedUnits = ({ units = same, order = same }: TwinChange, before: Units): Units => Object.fromEntries(order(Object.entries(units(before))));

const byPlayer = (change: TwinChange, area: Named<Units>): Named<Units> =>
  named(change, area, change.player ?? same, (units) => changedUnits(change, units));

const changedSystem = (change: TwinChange, { space, planets }: System): System => ({
  ...(space === undefined ? {} : { space: byPlayer(change, space) }),
  ...(planets === undefined ? {} : { planets: named(change, planets, change.planet ?? same, (area) => byPlayer(change, area)) }),
});

const changedFacts = ({ value = same, order = same }: TwinChange, facts: PlayerFacts): PlayerFacts => {
  if (facts.capacity === undefined) return facts;
  const capacity = Object.entries(facts.capacity).map(([unit, stated]) => [unit, stated === null ? null : value(stated)] as const);
  return { ...facts, capacity: Object.fromEntries(order(capacity)) };
};

const changedPosition = (change: TwinChange, { step, active, players, systems, reinforcements }: Position): Position => {
  const { player = same, system = same, position = same } = change;
  return position({
    ...(step === undefined ? {} : { step }),
    ...(active === undefined ? {} : { active: { player: player(active.player), system: system(active.system) } }),
    players: named(change, players, player, (facts) => changedFacts(change, facts)),
    systems: named(change, systems, system, (inner) => changedSystem(change, inner)),
    ...(reinforcements === undefined ? {} : { reinforcements: byPlayer(change, reinforcements) }),
  });
};

const changedDebt = (change: TwinChange, { player, system, count, from }: Owed): Owed => ({
  player: (change.player ?? same)(player),
  system: (change.system ?? same)(system),
  count: (change.count ?? same)(count),
  from: changedUnits(change, from),
});

const changedAction = (change: TwinChange, action: Action): Action => {
  const { player = same, system = same } = change;
  const place = (name: string): string => (name === SPACE ? SPACE : (change.planet ?? same)(name));
  const units = (before: Units): Units => changedUnits(change, before);
  switch (action.type) {
    case 'check': return { ...action, params: { player: player(action.params.player), system: system(action.params.system) } };
    case 'move': return { ...action, params: { player: player(action.params.player), to: system(action.params.to), ships: changedShips(change, action.params.ships) } };
    case 'remove': {
      const { from, ...params } = action.params;
      const whole = { player: player(params.player), system: system(params.system), units: units(params.units) };
      return { ...action, params: from === undefined ? whole : { ...whole, from: place(from) } };
    }
    case 'lose': return { ...action, params: { player: player(action.params.player), system: system(action.params.system), units: units(action.params.units) } };
    case 'place': {
      const { params } = action;
      return { ...action, params: { player: player(params.player), system: system(params.system), on: place(params.on), units: units(params.units) } };
    }
    case 'land': {
      const { params } = action;
      return { ...action, params: { player: player(params.player), system: system(params.system), planet: place(params.planet), units: units(params.units) } };
    }
    case 'advance':
    case 'end-combat':
      return action;
  }
};

const changedShips = (change: TwinChange, before: readonly ShipMove[]): readonly ShipMove[] => {
  const { ships = same, system = same } = change;
  return ships(before.map(({ ship, from, cargo }) => ({ ship, from: system(from), cargo: cargo.map((part) => changedCargo(change, part)) })));
};

const changedCargo = (change: TwinChange, { from, in: passed, units }: Cargo): Cargo => ({
  from: from === SPACE ? SPACE : (change.planet ?? same)(from),
  ...(passed === undefined ? {} : { in: (change.system ?? same)(passed) }),
  units: changedUnits(change, units),
});

const changedExpected = (change: TwinChange, expected: Expected): Expected => {
  const { count = same, player = same } = change;
  switch (expected.kind) {
    case 'numbers': {
      const { capacity, counted, excess } = expected;
      return {
        kind: 'numbers',
        ...(capacity === undefined ? {} : { capacity: count(capacity) }),
        ...(counted === undefined ? {} : { counted: count(counted) }),
        ...(excess === undefined ? {} : { excess: count(excess) }),
      };
    }
    case 'illegal': return expected;
    case 'legal': return {
      ...expected,
      position: changedPosition(change, expected.position),
      owes: expected.owes.map((owed) => changedDebt(change, owed)),
      ...(typeof expected.winner === 'string' ? { winner: player(expected.winner) } : {}),
    };
  }
};

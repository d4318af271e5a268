import { type Named, type Owed, type Position, SPACE, type Unit, UNITS, type Units, countOf, NO_UNITS, own } from '../../../board/index.ts';
import { isInCombat } from '../../../cases/debts.ts';
import { defined } from '../../../text/records.ts';

/** The content of a picture: the systems, the units at each place, and the marks on them. */
export interface Scene {
  readonly systems: readonly SystemScene[];
  /** Reinforcements of the players that are tracked; drawn like a place. */
  readonly reinforcements: readonly UnitRow[];
}

export interface SystemScene {
  readonly name: string;
  readonly active: boolean;
  readonly space: readonly UnitRow[];
  readonly planets: readonly PlanetScene[];
  /** Planets that are left out, where an engine names too many. */
  readonly more: number;
}

export interface PlanetScene {
  readonly name: string;
  readonly rows: readonly UnitRow[];
}

/** The units of one player at one place. */
export interface UnitRow {
  readonly player: string;
  readonly tokens: readonly Token[];
  /** In space: the ships' capacity, how many units need it, and whether these count (R3.3). Absent if a value is not stated. */
  readonly room?: { readonly capacity: number; readonly held: number; readonly counts: boolean };
  /** In space: the tokens in the player's fleet pool, where they are stated. */
  readonly pool?: number;
}

export interface Token {
  readonly unit: Unit;
  /** Zero: the unit is not there, and shown for its mark alone. */
  readonly count: number;
  /** What one of it can carry, where that is stated. */
  readonly capacity?: number;
  readonly owed: boolean;
  readonly mark?: Mark;
}

export const MARK_KINDS = ['moves', 'lands', 'goes', 'comes', 'wrong'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

export interface Mark {
  readonly kind: MarkKind;
  readonly count: number;
}

/** Finds the mark on a kind of unit of a player at a place of a system; a place is `space`, a planet, or `REINFORCEMENTS`. */
export type Marks = (spot: UnitPlace) => Mark | undefined;

export interface UnitPlace {
  readonly system: string;
  readonly place: string;
  readonly player: string;
  readonly unit: Unit;
}

/** Stands for a system where reinforcements are meant. */
export const REINFORCEMENTS = '\u0000reinforcements';

/** What an engine may say is endless; a picture is not. */
const MOST = { systems: 6, planets: 4, players: 4 } as const;

export const sceneOf = (position: Position, owed: readonly Owed[], marks: Marks): Scene => {
  const row = rowWith(position, owed, marks);
  const systems = Object.entries(position.systems).slice(0, MOST.systems).map(([name, { space, planets }]): SystemScene => {
    const all = Object.entries(planets ?? {});
    return {
      name,
      active: position.active?.system === name,
      space: rowsOf(position, space, (player) => row(name, SPACE, player, own(space, player) ?? {})),
      planets: all.slice(0, MOST.planets).map(([planet, area]) => (
        { name: planet, rows: rowsOf(position, area, (player) => row(name, planet, player, own(area, player) ?? {})) }
      )),
      more: Math.max(0, all.length - MOST.planets),
    };
  });
  return { systems, reinforcements: trayOf(position, row) };
};

type MakeRow = (system: string, place: string, player: string, units: Units) => UnitRow;

const trayOf = ({ reinforcements }: Position, row: MakeRow): readonly UnitRow[] =>
  Object.entries(reinforcements ?? {}).slice(0, MOST.players).map(([player, units]) => row(REINFORCEMENTS, REINFORCEMENTS, player, units));

/** Those of the players named or known whose row shows anything. */
const rowsOf = ({ players }: Position, area: Named<Units> | undefined, row: (player: string) => UnitRow): readonly UnitRow[] => {
  const names = [...new Set([...Object.keys(area ?? {}), ...Object.keys(players)])];
  return names.map(row).filter(({ tokens }) => tokens.length > 0).slice(0, MOST.players);
};

const rowWith = (position: Position, owed: readonly Owed[], marks: Marks): MakeRow => (system, place, player, units) => {
  const { capacity: values = {}, fleetPool } = own(position.players, player) ?? {};
  const from = place === SPACE ? owed.find((one) => one.player === player && one.system === system)?.from ?? NO_UNITS : NO_UNITS;
  const tokens = UNITS.flatMap((unit): readonly Token[] => {
    const [count, mark] = [countOf(units, unit), marks({ system, place, player, unit })];
    if (count === 0 && mark === undefined) return [];
    const value = place === SPACE && unit !== 'fighter' ? values[unit] ?? undefined : undefined;
    return [defined({ unit, count, owed: countOf(from, unit) > 0, capacity: value, mark })];
  });
  if (place !== SPACE) return { player, tokens };
  return defined({ player, tokens, room: roomOf(units, values, !isInCombat(position, system)), pool: fleetPool });
};

/** The sum of the stated values; nothing if a ship has none, because then its card decides. */
const roomOf = (units: Units, values: Readonly<Partial<Record<Unit, number | null>>>, counts: boolean): UnitRow['room'] => {
  const held = countOf(units, 'fighter') + countOf(units, 'infantry') + countOf(units, 'mech');
  const ships = SHIPS_WITH_VALUES.filter((unit) => countOf(units, unit) > 0);
  if (ships.some((unit) => values[unit] === undefined)) return undefined;
  return { held, capacity: ships.reduce((sum, unit) => sum + countOf(units, unit) * (values[unit] ?? 0), 0), counts };
};

const SHIPS_WITH_VALUES = ['carrier', 'cruiser', 'destroyer', 'dreadnought', 'flagship', 'war-sun'] as const;

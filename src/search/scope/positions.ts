import { type Named, own, type PlayerFacts, type Position, SPACE, type System, systemOf, type Unit } from '../../board/index.ts';
import { isSettledPosition } from '../settled.ts';
import { renamedPosition, type Renaming, renamingsOf } from './renaming.ts';
import { positionText } from './text.ts';
import type { ScopePart, StartSystem } from './types.ts';

/** A position of a scope with its text, and the renamings that leave it as it is. */
export interface ScopedPosition {
  readonly position: Position;
  readonly text: string;
  readonly same: readonly Renaming[];
}

/** The positions of a part within its bounds, each once up to renaming, those with the fewest units first. */
export const positionsWithin = function* (part: ScopePart): Generator<ScopedPosition> {
  for (let total = 0; total <= (part.units ?? 0); total += 1) yield* positionsWith(total, part);
};

/** The positions of a part that have so many units, each once up to renaming. */
export const positionsWith = function* (total: number, part: ScopePart): Generator<ScopedPosition> {
  const cells = cellsOf(part);
  const settings = settingsOf(part);
  const renamings = renamingsOf(part);
  const cleared = emptyPosition(part);
  for (const counts of spread(total, 0, new Array<number>(cells.length).fill(0), { cells, limit: limitOf(part) })) {
    const board = withUnits(cleared, cells, counts);
    for (const setting of settings) {
      const position = { ...setting, ...board };
      if (isSettledPosition(position)) yield* firstOfItsKind(position, renamings);
    }
  }
};

/** The position that a part starts from. */
export const startOf = (part: ScopePart, from: Named<StartSystem>): ScopedPosition => {
  const empty = emptyPosition(part);
  const placed = ([name, places]: readonly [string, StartSystem]) => [name, systemFrom(own(part.systems, name) ?? [], places)] as const;
  const position = { ...empty, systems: { ...empty.systems, ...Object.fromEntries(Object.entries(from).map(placed)) } };
  return { position, text: positionText(position), same: [] };
};

/** `position` where no renaming of it comes before it in byte order. */
const firstOfItsKind = function* (position: Position, renamings: readonly Renaming[]): Generator<ScopedPosition> {
  const text = positionText(position);
  const same: Renaming[] = [];
  for (const renaming of renamings) {
    if (changesWhoIsActive(renaming, position)) continue;
    const other = positionText(renamedPosition(renaming, position));
    if (other < text) return;
    if (other === text) same.push(renaming);
  }
  yield { position, text, same };
};

/** The first player is active, so no other can take that name. */
const changesWhoIsActive = ({ players }: Renaming, { active }: Position): boolean =>
  active !== undefined && (players.get(active.player) ?? active.player) !== active.player;

/** One kind of unit of one player at one place. */
interface Cell {
  readonly player: string;
  readonly system: string;
  readonly place: string;
  readonly unit: Unit;
}

const cellsOf = ({ players, systems, space, planets }: ScopePart): readonly Cell[] =>
  players.flatMap((player) => Object.entries(systems).flatMap(([system, names]) => [
    ...space.map((unit): Cell => ({ player, system, place: SPACE, unit })),
    ...names.flatMap((place) => planets.map((unit): Cell => ({ player, system, place, unit }))),
  ]));

type MostOf = (cells: readonly Cell[], counts: readonly number[], at: number) => number;

/** How many more of a cell's kind its player may have. */
const limitOf = ({ most = {} }: ScopePart): MostOf => (cells, counts, at) => {
  const cell = cells[at];
  const allowed = cell === undefined ? undefined : most[cell.unit];
  if (cell === undefined || allowed === undefined) return Number.POSITIVE_INFINITY;
  const isAlike = ({ player, unit }: Cell) => player === cell.player && unit === cell.unit;
  return cells.reduce((left, other, index) => (isAlike(other) ? left - (counts[index] ?? 0) : left), allowed);
};

/** Every way to spread `total` units over the cells from `at` on; the list that is passed on is changed afterwards. */
const spread = function* (total: number, at: number, counts: number[], spreading: Spreading): Generator<readonly number[]> {
  const { cells, limit } = spreading;
  if (total === 0) return yield counts;
  if (at === cells.length) return;
  const most = Math.min(total, limit(cells, counts, at));
  for (let count = 0; count <= most; count += 1) {
    counts[at] = count;
    yield* spread(total - count, at + 1, counts, spreading);
  }
  counts[at] = 0;
};

interface Spreading {
  readonly cells: readonly Cell[];
  readonly limit: MostOf;
}

const emptyPosition = ({ players, systems, capacity, facts = {}, reinforcements }: ScopePart): Position => ({
  players: Object.fromEntries(players.map((player) => [player, factsOf(capacity, own(facts, player) ?? {})])),
  systems: Object.fromEntries(Object.entries(systems).map(([name, planets]) => [name, systemFrom(planets, {})])),
  reinforcements: reinforcements === undefined ? undefined : Object.fromEntries(players.map((player) => [player, reinforcements])),
});

/** The printed values of players with cards are stated in `facts` by now. */
const factsOf = (capacity: ScopePart['capacity'], facts: PlayerFacts): PlayerFacts =>
  ({ ...facts, capacity: { ...capacity, ...facts.capacity } });

const systemFrom = (planets: readonly string[], places: StartSystem): System =>
  systemOf(places[SPACE], planets.length === 0 ? undefined : Object.fromEntries(planets.map((planet) => [planet, own(places, planet) ?? {}])));

/** Units by player; changed in place while a position is filled, and nowhere else: positions are made here by the million. */
type Filling = Record<string, Record<string, number>>;

const withUnits = (cleared: Position, cells: readonly Cell[], counts: readonly number[]): Position => {
  const systems: Record<string, { space?: Filling; planets?: Record<string, Filling> }> = {};
  for (const [name, { planets }] of Object.entries(cleared.systems)) {
    const areas = (): Record<string, Filling> => Object.fromEntries(Object.keys(planets ?? {}).map((planet) => [planet, {}]));
    added(systems, name, planets === undefined ? {} : { planets: areas() });
  }
  for (const [at, { player, system, place, unit }] of cells.entries()) {
    const there = own(systems, system);
    if (counts[at] === 0 || there === undefined) continue;
    const area = place === SPACE ? there.space ??= {} : memberOf(there.planets ??= {}, place);
    memberOf(area, player)[unit] = counts[at] ?? 0;
  }
  return { ...cleared, systems };
};

/** The member of a record that is being filled; a new one if there is none yet. */
const memberOf = <T>(record: Record<string, Record<string, T>>, name: string): Record<string, T> =>
  own(record, name) ?? added(record, name, {});

/** Adds a member; a name may be `__proto__`, which can't be assigned. */
const added = <T>(record: Record<string, T>, name: string, value: T): T => {
  if (name === '__proto__') Object.defineProperty(record, name, { value, enumerable: true, configurable: true, writable: true });
  else record[name] = value;
  return value;
};

type ScopeSetting = Pick<Position, 'step' | 'active'>;

/** Outside a tactical action no player is active; in one, the first player is, in any system. */
const settingsOf = ({ steps, players, systems }: ScopePart): readonly ScopeSetting[] =>
  steps.flatMap((step): readonly ScopeSetting[] => {
    const [player] = players;
    if (step === 'none' || player === undefined) return [{}];
    return Object.keys(systems).map((system): ScopeSetting => ({ step, active: { player, system } }));
  });

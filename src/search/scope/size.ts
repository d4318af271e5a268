import { countOf, kindsIn, type Named, NO_UNITS, plus, totalOf, type Unit, type Units } from '../../board/index.ts';
import { type DataPath, type Fault, valueFault } from '../../source/index.ts';
import type { Scope, ScopePart } from './types.ts';

/** What keeps a scope from being walked to its end: parts with too many units, or too many positions. */
export const sizeFaults = ({ parts }: Scope): readonly Fault[] =>
  parts.flatMap((part, at) => partFaults(part, ['parts', at, part.from === undefined ? 'units' : 'from']));

/** Days of work for an engine. */
const MOST_POSITIONS = 1_000_000_000;
/** Each of them may be removed or not: what is asked in one position grows with them too. */
const MOST_UNITS = 100;

const partFaults = (part: ScopePart, path: DataPath): readonly Fault[] => {
  const units = unitsIn(part);
  if (units > MOST_UNITS) return [valueFault(path, 'too-large', `${units} units`, `at most ${MOST_UNITS}`)];
  const positions = mostPositions(part);
  if (positions <= MOST_POSITIONS) return [];
  const isFinite = Number.isFinite(positions);
  const many = isFinite ? `up to ${positions.toPrecision(2)} positions, counted by owner and place` : 'infinitely many positions';
  return [valueFault(path, 'too-large', many, `at most ${MOST_POSITIONS}, so that all can be enumerated`)];
};

const unitsIn = ({ units = 0, from }: ScopePart): number =>
  (from === undefined ? units : Object.values(heldIn(from)).reduce((sum, held) => sum + totalOf(held), 0));

/** How many positions a part has at most: renamings of one are counted each, and so is what no rule lets stand. */
export const mostPositions = (part: ScopePart): number => {
  const { players, steps, systems } = part;
  const names = [players, Object.keys(systems), ...Object.values(systems)].reduce((product, list) => product * factorial(list.length), 1);
  return names * (part.from === undefined ? steps.length * Object.keys(systems).length * spreads(part) : reached(part));
};

/** So many ways there are to put units on the board: within the bound of all, and within those of each kind. */
const spreads = (part: ScopePart): number => {
  const { units = 0, most = {}, players } = part;
  const kinds = [...new Set([...part.space, ...part.planets])];
  const cells = kinds.reduce((sum, unit) => sum + placesOf(part, unit), 0) * players.length;
  const waysOf = (unit: Unit): number => ways(Math.min(units, most[unit] ?? units), placesOf(part, unit));
  const apart = kinds.reduce((product, unit) => product * waysOf(unit) ** players.length, 1);
  return Math.min(ways(units, cells), apart);
};

/** What is there goes from place to place, or away; where reinforcements have no end, what is placed has none. */
const reached = (part: ScopePart): number => {
  const { from = {}, actions, reinforcements, steps } = part;
  const places = actions.includes('place');
  if (places && reinforcements === undefined) return Number.POSITIVE_INFINITY;
  const added = places ? reinforcements ?? {} : {};
  const held = heldIn(from);
  return steps.length * part.players.reduce((product, player) => {
    const mine = held[player] ?? {};
    const kinds = new Set<Unit>([...kindsIn(mine), ...kindsIn(added)]);
    return [...kinds].reduce((all, unit) => all * ways(countOf(mine, unit) + countOf(added, unit), placesOf(part, unit)), product);
  }, 1);
};

/** Of how many places a unit can be at one. */
const placesOf = ({ systems, space, planets }: ScopePart, unit: Unit): number =>
  Object.values(systems).reduce((sum, names) => sum + (space.includes(unit) ? 1 : 0) + (planets.includes(unit) ? names.length : 0), 0);

/** So many ways there are to put at most `count` things of one kind into so many places. */
const ways = (count: number, places: number): number => {
  let product = 1;
  for (let place = 1; place <= places; place += 1) product *= (count + place) / place;
  return product;
};

const factorial = (count: number): number => (count <= 1 ? 1 : count * factorial(count - 1));

const heldIn = (from: NonNullable<ScopePart['from']>): Named<Units> => {
  const sums = new Map<string, Units>();
  for (const places of Object.values(from)) {
    for (const players of Object.values(places)) {
      for (const [player, units] of Object.entries(players)) sums.set(player, plus(sums.get(player) ?? NO_UNITS, units));
    }
  }
  return Object.fromEntries(sums);
};

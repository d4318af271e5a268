import {
  type Action, isShip, isUnit, type PlayerFacts, type Position, stacksIn, totalOf, type Units, unitsNamedBy,
} from '../../board/index.ts';
import { GENERIC_CAPACITY } from '../../cases/generic-values.ts';
import { PLAIN_NAMES } from './names.ts';
import type { Play } from './play.ts';

/** How much there is to a play: a reader would rather see one with less. Units weigh most, then places and players, then what is stated. */
export const costOf = ({ position, actions }: Play): number =>
  1_000_000 * actions.length + costOfPosition(position) + actions.reduce((sum, action) => sum + 100 * sizeOf(action), 0);

/** How many units an action names; every part of a cargo counts a little more, and most where it is picked up on the way. */
const sizeOf = (action: Action): number => {
  const parts = action.type === 'move' ? action.params.ships.flatMap(({ cargo }) => cargo) : [];
  const units = unitsNamedBy(action).reduce((sum, named) => sum + totalOf(named.units), 0);
  return units + parts.reduce((sum, part) => sum + (part.in === undefined ? 0.1 : 0.3), 0);
};

const costOfPosition = (position: Position): number => {
  const { step, active, players, systems, reinforcements = {} } = position;
  const areas = Object.values(systems).reduce((sum, { planets = {} }) => sum + 1 + Object.keys(planets).length, 0);
  const units = stacksIn(position).reduce((sum, stack) => sum + costOfUnits(stack.units), 0);
  const places = Object.keys(players).length + areas;
  const tracked = Object.values(reinforcements).reduce((sum, each) => sum + 30 + totalOf(each), 0);
  const facts = Object.values(players).reduce((sum, each) => sum + costOfFacts(each), 0);
  const when = (step === undefined ? 0 : 50) + (active === undefined ? 0 : 10);
  return 1000 * units + 200 * places + tracked + facts + when + costOfNames(namesIn(players, systems));
};

/** Mechs are rarer than infantry, and so harder to see past. */
const costOfUnits = (units: Units): number => totalOf(units) + 0.01 * (units.mech ?? 0);

const costOfFacts = ({ capacity = {}, faction, upgrades = [] }: PlayerFacts): number =>
  Object.entries(capacity).reduce((sum, [unit, value]) => sum + 1 + (isGeneric(unit, value) ? 0 : 20) + (value ?? 0), 0)
  + (faction === undefined ? 0 : 20) + 20 * upgrades.length;

const isGeneric = (unit: string, value: number | null): boolean => isUnit(unit) && isShip(unit) && GENERIC_CAPACITY[unit] === value;

const namesIn = (players: Position['players'], systems: Position['systems']): readonly string[] => [
  ...Object.keys(players), ...Object.entries(systems).flatMap(([name, { planets = {} }]) => [name, ...Object.keys(planets)]),
];

/** Names that one has to look at twice cost most, and of the others the later ones more. */
const costOfNames = (names: readonly string[]): number =>
  names.reduce((sum, name) => sum + (PLAIN_NAMES.includes(name) ? 0.01 * PLAIN_NAMES.indexOf(name) : 2), 0);

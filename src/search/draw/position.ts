import {
  countOf, type Feature, type GroundForce, inSpace, isShip, type Named, NO_UNITS, only, own, type PlayerFacts, playersInSpace, plus,
  type Position, type Ship, SHIPS, SPACE, type Step, STEPS, type System, systemOf, totalOf, type Unit, type Units, withUnitsAt,
} from '../../board/index.ts';
import { UNITS_IN_BOX, GENERIC_CAPACITY } from '../../cases/generic-values.ts';
import { hasFloatingDocks, hasOddMechs } from '../cards-on-board.ts';
import type { Knowledge } from '../probe.ts';
import type { Dice } from './dice.ts';

/** Draws the facts about a player. */
export type DrawFacts = (dice: Dice, knows: Knowledge) => PlayerFacts;

/** A random position that an engine supports: up to six players, large fleets, all kinds of units, and every area near its limit. */
export const drawPosition = (dice: Dice, knows: Knowledge, drawFacts: DrawFacts = statedFacts): Position => {
  const has = (feature: Feature) => knows.features.includes(feature);
  const most = has('many-players') ? 6 : has('two-players') ? 2 : 1;
  const players = namesFrom(dice, PLAYERS, Math.min(most, dice.oneOf([1, 1, 1, 2, 2, 2, 3, 3, 4, 6])));
  const systems = namesFrom(dice, SYSTEMS, has('several-systems') ? dice.oneOf([1, 2, 2, 2, 3, 3, 4, 6]) : 1);
  const facts = Object.fromEntries(players.map((player) => [player, drawFacts(dice, knows)]));
  const board = new Board(facts, has('mechs'));
  const areas = systems.map((name): [string, System] => [name, drawSystem(dice, name, board, has('planets'))]);
  const reinforcements = has('reinforcements') ? drawReinforcements(dice, players) : undefined;
  const position: Position = { players: facts, systems: Object.fromEntries(areas), reinforcements };
  return dice.chance(55) ? withoutLosers(dice, { ...position, ...drawStep(dice, players, systems, knows.steps) }) : position;
};

/** At the end of a combat only one player has ships left; the ground forces of the others are still in the space area. */
const withoutLosers = (dice: Dice, position: Position): Position => {
  const { active, step } = position;
  if (active === undefined || step !== 'end-of-space-combat') return position;
  const there = playersInSpace(position, active.system);
  const winner = dice.any(there);
  return there.filter((player) => player !== winner).reduce((now, player) => {
    const left = only(inSpace(now, active.system, player), (unit) => !isShip(unit));
    return withUnitsAt(now, { system: active.system, place: SPACE, player }, left);
  }, position);
};

const PLAYERS = [
  'red', 'blue', 'green', 'yellow', 'purple', 'black', '__proto__', 'constructor', 'the Ghosts of Creuß', 'player 7',
] as const;
const SYSTEMS = ['Lodor', 'Arnor', 'Saudor', 'Vefut', 'Lirta', 'Mellon', 'toString', 'Mecatol Rex', '18'] as const;
const PLANETS = ['Abyz', 'Fria', 'Bereg', 'Jord', 'constructor'] as const;

/** Mostly plain names, sometimes awkward ones. */
const namesFrom = (dice: Dice, names: readonly string[], count: number): readonly string[] => {
  if (dice.chance(85)) return names.slice(0, count);
  const from = dice.upTo(names.length - 1);
  return [...names.slice(from), ...names.slice(0, from)].slice(0, count);
};

/** The generic printed values, or any others. */
const statedFacts: DrawFacts = (dice, { features }) => {
  const isOdd = features.includes('stated-capacity') && dice.chance(50);
  const values = SHIPS.map((ship): [Ship, number | null] =>
    [ship, isOdd && ship !== 'fighter' ? drawValue(dice, ship) : GENERIC_CAPACITY[ship]]);
  return { capacity: Object.fromEntries(values) };
};

/** Mostly a value that some card prints for the ship. */
const drawValue = (dice: Dice, ship: Ship): number | null => {
  const upgraded: Readonly<Partial<Record<Ship, number>>> =
    { carrier: 6, cruiser: 1, destroyer: 1, dreadnought: 2, flagship: 6, 'war-sun': 6 };
  return dice.oneOf([GENERIC_CAPACITY[ship], upgraded[ship] ?? null, upgraded[ship] ?? null, 0, null, dice.upTo(8)]);
};

/** Counts each player's units on the board: no more are drawn than the box has. */
class Board {
  readonly facts: Named<PlayerFacts>;
  readonly #hasMechs: boolean;
  readonly #used = new Map<string, Units>();

  constructor(facts: Named<PlayerFacts>, hasMechs: boolean) {
    this.facts = facts;
    this.#hasMechs = hasMechs;
  }

  /** As many of the units as the box has left. */
  take(player: string, unit: Unit, wanted: number): Units {
    const used = this.#used.get(player) ?? {};
    const count = Math.min(wanted, (UNITS_IN_BOX.get(unit) ?? Number.POSITIVE_INFINITY) - countOf(used, unit));
    if (count <= 0 || !this.#isDrawn(player, unit)) return {};
    this.#used.set(player, plus(used, { [unit]: count }));
    return { [unit]: count };
  }

  /** Units with rules of their own are left out. */
  #isDrawn(player: string, unit: Unit): boolean {
    const facts = this.facts[player];
    if (unit === 'mech') return this.#hasMechs && !hasOddMechs(facts);
    return unit !== 'space-dock' || !hasFloatingDocks(facts);
  }
}

const drawSystem = (dice: Dice, name: string, board: Board, hasPlanets: boolean): System => {
  const players = Object.keys(board.facts);
  const planets = namesFrom(dice, [name, ...PLANETS], hasPlanets ? dice.oneOf([0, 1, 1, 1, 2, 3]) : 0);
  const there = players.filter(() => dice.chance(players.length > 2 ? 45 : 70));
  const fleets = there.map((player) => [player, drawFleet(dice, player, board)] as const).filter(([, units]) => totalOf(units) > 0);
  const space = Object.fromEntries(fleets);
  const landed = planets.map((planet) => [planet, drawGarrisons(dice, players, board, space)] as const);
  return systemOf(space, planets.length === 0 ? undefined : Object.fromEntries(landed));
};

/** Some ships, and about as many units as they have room for. */
const drawFleet = (dice: Dice, player: string, board: Board): Units => {
  let fleet: Units = {};
  const kinds = dice.oneOf([0, 1, 1, 2, 2, 3]);
  for (let kind = 0; kind < kinds; kind += 1) {
    fleet = plus(fleet, board.take(player, dice.oneOf(OTHER_SHIPS), 1 + dice.upTo(dice.chance(20) ? 5 : 1)));
  }
  const room = roomOf(fleet, board.facts[player]);
  const wanted = kinds === 0 ? dice.upTo(2) : Math.max(0, room + dice.oneOf([-2, -1, -1, 0, 0, 0, 0, 0, 0, 1, 2]));
  return plus(fleet, drawLoad(dice, player, board, dice.chance(20) ? dice.upTo(room) : wanted));
};

const OTHER_SHIPS = [
  'carrier', 'carrier', 'carrier', 'dreadnought', 'dreadnought', 'cruiser', 'cruiser', 'destroyer', 'flagship', 'war-sun',
] as const;

const roomOf = (fleet: Units, facts: PlayerFacts | undefined): number =>
  SHIPS.reduce((sum, ship) => sum + countOf(fleet, ship) * (facts?.capacity?.[ship] ?? 0), 0);

/** `count` fighters and ground forces in any mix. */
export const drawLoad = (dice: Dice, player: string, board: Pick<Board, 'take'>, count: number): Units => {
  const mechs = dice.chance(30) ? board.take(player, 'mech', dice.upTo(Math.min(count, 4))) : NO_UNITS;
  const left = count - totalOf(mechs);
  const fighters = dice.oneOf([0, left, dice.upTo(left), dice.upTo(left)]);
  return plus(mechs, present({ fighter: fighters, infantry: left - fighters }));
};

/** The units on a planet, mostly of one player. Those of two players fight only in an invasion. */
const drawGarrisons = (dice: Dice, players: readonly string[], board: Board, space: Named<Units>): Named<Units> => {
  if (dice.chance(35)) return {};
  const [first, second] = [dice.any(players), dice.chance(15) ? dice.any(players) : undefined];
  const garrison = drawGarrison(dice, first, board, space);
  return second === first ? garrison : { ...garrison, ...drawGarrison(dice, second, board, space) };
};

/** A dock exempts its owner's fighters in the system from the count: it is drawn only if there are none. */
const drawGarrison = (dice: Dice, player: string | undefined, board: Board, space: Named<Units>): Named<Units> => {
  if (player === undefined) return {};
  const hasFighters = countOf(own(space, player) ?? {}, 'fighter') > 0;
  const forces: readonly (readonly [GroundForce | 'pds' | 'space-dock', number])[] = [
    ['infantry', dice.upTo(dice.chance(20) ? 9 : 3)], ['mech', dice.chance(25) ? 1 + dice.upTo(1) : 0],
    ['pds', dice.chance(15) ? 1 : 0], ['space-dock', !hasFighters && dice.chance(25) ? 1 : 0],
  ];
  const units = forces.reduce<Units>((sum, [unit, count]) => plus(sum, board.take(player, unit, count)), {});
  return totalOf(units) === 0 ? {} : { [player]: units };
};

const drawReinforcements = (dice: Dice, players: readonly string[]): Position['reinforcements'] => {
  if (dice.chance(75)) return undefined;
  const tracked = players.filter(() => dice.chance(80));
  if (tracked.length === 0) return undefined;
  const left = tracked.map((player) => [player, present({ fighter: dice.upTo(6), infantry: dice.upTo(6) })] as const);
  return Object.fromEntries(left);
};

const present = (counts: Readonly<Record<'fighter' | 'infantry', number>>): Units =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

type StepAndActive = Pick<Position, 'step' | 'active'>;

const drawStep = (dice: Dice, players: readonly string[], systems: readonly string[], known: readonly Step[]): StepAndActive => {
  const steps = STEPS_DRAWN.filter((step) => known.includes(step));
  const [player, system, step] = [dice.any(players), dice.any(systems), dice.any(steps)];
  if (player === undefined || system === undefined || step === undefined) return {};
  return { step, active: { player, system } };
};

const STEPS_DRAWN = [STEPS[0], STEPS[0], STEPS[1], STEPS[2], STEPS[2], STEPS[3], STEPS[3], STEPS[4], STEPS[5]] as const;

/** Whether a kind of unit is a ship that can be loaded. */
export const carries = (unit: Unit): unit is Ship => isShip(unit) && unit !== 'fighter';

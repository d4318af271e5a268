// types alone, which are gone where it runs; where the package is installed they come from 'ti4-capacity'
import type {
  EngineModule, LegalResult, Owed, Position, ResultPosition, Unit, Units, VerdictResult,
} from '../../src/subjects/module/engine.ts';

/**
 * An engine that is a module: it answers `check`, `move` and `remove`, by the article "Capacity (Attribute)" alone. It sees the
 * board as stacks of units, which is how a table sees it.
 */
export default {
  name: 'stacks',
  version: '1.0.0',
  language: 'typescript',
  steps: ['move-ships', 'space-cannon-offense', 'space-combat', 'end-of-space-combat', 'invasion', 'production'],
  features: ['stated-capacity', 'mechs', 'planets', 'several-systems', 'two-players', 'many-players', 'reinforcements'],

  check: (position, { player, system }) => {
    const stacks = stacksIn(position);
    const excess = debtsIn(position, stacks).find((debt) => debt.player === player && debt.system === system)?.count ?? 0;
    return { capacity: capacityOf(position, stacks, player, system), counted: sum(limitedIn(stacks, player, system)), excess };
  },

  move: (position, { player, to, ships }) => {
    let stacks: Stacks | undefined = stacksIn(position);
    const arriving: Stack[] = [];
    for (const { ship, from, cargo } of ships) {
      // R1: only fighters and ground forces, of both together no more than the ship's value
      if (cargo.some(({ units }) => kindsIn(units).some((unit) => !isLimited(unit)))) return illegal('not-transportable');
      if (cargo.reduce((total, { units }) => total + sizeOf(units), 0) > valueOf(position, player, ship)) return illegal('over-capacity');
      const loads = cargo.map((load) => ({ system: load.in ?? from, place: load.from, units: load.units }));
      for (const { system, place, units } of [{ system: from, place: 'space', units: { [ship]: 1 } }, ...loads]) {
        stacks = stacks && taken(stacks, { player, system, place }, units);
        arriving.push(...kindsIn(units).map((unit) => ({ player, system: to, place: 'space', unit, count: units[unit] ?? 0 })));
      }
    }
    return stacks === undefined ? illegal('units-not-there') : legal(position, [...stacks, ...arriving]);
  },

  remove: (position, { player, system, units, from = 'space' }) => {
    const stacks = stacksIn(position);
    // R3.2: nothing on a planet is excess; R2: nor is any ship but fighters
    if (from !== 'space' || kindsIn(units).some((unit) => !isLimited(unit))) return illegal('not-excess');
    const debt = debtsIn(position, stacks).find((owed) => owed.player === player && owed.system === system);
    if (debt === undefined) return illegal('nothing-owed');
    if (sizeOf(units) !== debt.count) return illegal('wrong-count');
    const left = taken(stacks, { player, system, place: 'space' }, units); // R3.1: whichever the owner likes
    return left === undefined ? illegal('units-not-there') : legal(withMore(position, player, units), left);
  },
} satisfies EngineModule;

interface Stack {
  readonly player: string;
  readonly system: string;
  /** `space`, or a planet. */
  readonly place: string;
  readonly unit: Unit;
  readonly count: number;
}

type Stacks = readonly Stack[];
type Where = Pick<Stack, 'player' | 'system' | 'place'>;

const LIMITED: readonly Unit[] = ['fighter', 'infantry', 'mech'];
const UNITS: readonly Unit[] = ['carrier', 'cruiser', 'destroyer', 'dreadnought', 'flagship', 'war-sun', ...LIMITED, 'pds', 'space-dock'];
const SHIPS = UNITS.slice(0, 7);

const isLimited = (unit: Unit): boolean => LIMITED.includes(unit);

/** R0: what a ship's card says; a ship without a value carries nothing. */
const valueOf = (position: Position, player: string, ship: Unit): number => {
  const facts = Object.hasOwn(position.players, player) ? position.players[player] : undefined;
  return facts?.capacity?.[ship] ?? 0;
};

/** R2: of all the player's ships in the system together. */
const capacityOf = (position: Position, stacks: Stacks, player: string, system: string): number =>
  stacks
    .filter((stack) => isAt(stack, { player, system, place: 'space' }) && SHIPS.includes(stack.unit))
    .reduce((total, { unit, count }) => total + count * valueOf(position, player, unit), 0);

/** R2, R3.2: fighters and ground forces in the space area. */
const limitedIn = (stacks: Stacks, player: string, system: string): Stacks =>
  stacks.filter((stack) => isAt(stack, { player, system, place: 'space' }) && isLimited(stack.unit));

/** R3: whoever has more than the capacity owes the difference; R3.3: not where a combat is fought. */
const debtsIn = (position: Position, stacks: Stacks): readonly Owed[] => {
  const areas = new Map(stacks.map(({ player, system }) => [JSON.stringify([player, system]), { player, system }]));
  return [...areas.values()].flatMap(({ player, system }) => {
    if (position.step === 'space-combat' && position.active?.system === system) return [];
    const limited = limitedIn(stacks, player, system);
    const count = sum(limited) - capacityOf(position, stacks, player, system);
    return count > 0 ? [{ player, system, count, from: unitsOf(limited) }] : [];
  });
};

const illegal = (reason: string): VerdictResult => ({ legal: false, reason });

const legal = (position: Position, stacks: Stacks): LegalResult =>
  ({ legal: true, position: boardOf(position, stacks), owes: debtsIn(position, stacks) });

/** R3: what is removed goes back to the reinforcements, where they are tracked. */
const withMore = (position: Position, player: string, units: Units): Position => {
  const tracked = position.reinforcements ?? {};
  if (!Object.hasOwn(tracked, player)) return position;
  const before = tracked[player] ?? {};
  const after = Object.fromEntries(UNITS.map((unit) => [unit, (before[unit] ?? 0) + (units[unit] ?? 0)] as const).filter(([, count]) => count > 0));
  return { ...position, reinforcements: { ...tracked, [player]: after } };
};

const isAt = (stack: Stack, where: Where): boolean => stack.player === where.player && stack.system === where.system && stack.place === where.place;

const sum = (stacks: Stacks): number => stacks.reduce((total, { count }) => total + count, 0);

const kindsIn = (units: Units): readonly Unit[] => UNITS.filter((unit) => (units[unit] ?? 0) > 0);

const sizeOf = (units: Units): number => kindsIn(units).reduce((total, unit) => total + (units[unit] ?? 0), 0);

const stacksIn = (position: Position): Stacks =>
  Object.entries(position.systems).flatMap(([system, { space = {}, planets = {} }]) =>
    Object.entries({ ...planets, space }).flatMap(([place, area]) =>
      Object.entries(area).flatMap(([player, units]) => kindsIn(units).map((unit) => ({ player, system, place, unit, count: units[unit] ?? 0 })))));

/** The stacks without `units`; undefined where these are not there. */
const taken = (stacks: Stacks, where: Where, units: Units): Stacks | undefined => {
  const left = stacks.map((stack) => (isAt(stack, where) ? { ...stack, count: stack.count - (units[stack.unit] ?? 0) } : stack));
  const areThere = kindsIn(units).every((unit) => stacks.some((stack) => isAt(stack, where) && stack.unit === unit));
  return areThere && left.every(({ count }) => count >= 0) ? left : undefined;
};

const boardOf = (position: Position, stacks: Stacks): ResultPosition => {
  const areaOf = (system: string, place: string) => {
    const there = stacks.filter((stack) => stack.system === system && stack.place === place);
    const players = [...new Set(there.map(({ player }) => player))];
    return Object.fromEntries(players.map((player) => [player, unitsOf(there.filter((stack) => stack.player === player))]));
  };
  return {
    systems: Object.fromEntries(Object.entries(position.systems).map(([system, { planets = {} }]) => [system, {
      space: areaOf(system, 'space'),
      planets: Object.fromEntries(Object.keys(planets).map((planet) => [planet, areaOf(system, planet)])),
    }])),
    ...(position.reinforcements === undefined ? {} : { reinforcements: position.reinforcements }),
  };
};

const unitsOf = (stacks: Stacks): Units =>
  Object.fromEntries(UNITS.map((unit) => [unit, sum(stacks.filter((stack) => stack.unit === unit))] as const).filter(([, count]) => count > 0));

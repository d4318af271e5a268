import {
  type Action, type ActionType, allUnitsOf, type Cargo, countOf, inSpace, isCapacityCounted, isEmpty, isGroundForce, kindsIn, minus, only, type Owed, own,
  playersInSpace, plus, type Position, type RemoveParams, type ShipMove, SPACE, totalOf, type Unit, type Units, unitsAt,
} from '../../board/index.ts';
import { UNITS_IN_BOX, capacityOf } from '../../cases/generic-values.ts';
import { isSettled, isDue, stepsAhead } from '../settled.ts';
import type { Knowledge } from '../probe.ts';
import type { Dice } from './dice.ts';
import { carries } from './position.ts';

/** A random action that can be asked in the position, mostly one that the engine answers; `undefined`: none was found. */
export const drawAction = (dice: Dice, position: Position, owed: readonly Owed[], { answers, features }: Knowledge): Action | undefined => {
  const hasMechs = features.includes('mechs');
  const types: readonly ActionType[] = owed.length === 0 ? ALWAYS : isDue(position, owed) ? WHILE_DUE : WHILE_OWED;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const type = dice.any(dice.chance(70) ? types.filter((each) => answers.includes(each)) : types);
    const action = type === undefined ? undefined : DRAW[type](dice, position, owed);
    if (action !== undefined && isSettled(position, action, owed) && (hasMechs || !placesMechs(action))) return action;
  }
  return undefined;
};

const placesMechs = (action: Action): boolean => action.type === 'place' && countOf(action.params.units, 'mech') > 0;

/** An answer to one of the debts that is right. */
export const drawRemoval = (dice: Dice, owed: readonly Owed[]): Action | undefined => {
  const debt = dice.any(owed);
  if (debt === undefined) return undefined;
  const { player, system, from, count } = debt;
  return { type: 'remove', params: { player, system, units: pick(dice, from, count) } };
};

const ATTEMPTS = 12;
const WHILE_DUE = ['check', 'remove', 'remove', 'advance', 'advance', 'advance', 'land', 'land', 'land', 'land', 'end-combat'] as const;
const WHILE_OWED = ['check', 'remove', 'remove', 'remove', 'advance', 'advance', 'land', 'end-combat'] as const;
const ALWAYS = [
  'check', 'move', 'move', 'move', 'move', 'lose', 'lose', 'place', 'place', 'land', 'advance', 'advance', 'end-combat', 'remove',
] as const;

type Draw = (dice: Dice, position: Position, owed: readonly Owed[]) => Action | undefined;

const DRAW: Readonly<Record<ActionType, Draw>> = {
  check: (dice, position) => {
    const area = anyArea(dice, position);
    return area === undefined ? undefined : { type: 'check', params: area };
  },
  remove: (dice, position, owed) => (owed.length > 0 ? drawOffer(dice, position, owed) : drawNeedless(dice, position)),
  lose: (dice, position) => {
    const area = anyArea(dice, position);
    const there = area === undefined ? {} : inSpace(position, area.system, area.player);
    const ships = only(there, carries);
    const units = dice.chance(75) && !isEmpty(ships) ? pick(dice, ships, 1 + dice.upTo(1)) : pick(dice, there, 1 + dice.upTo(totalOf(there)));
    return area === undefined || isEmpty(units) ? undefined : { type: 'lose', params: { ...area, units } };
  },
  place: (dice, position) => {
    const area = anyArea(dice, position);
    const on = area === undefined ? undefined : anyPlace(dice, position, area.system);
    if (area === undefined || on === undefined) return undefined;
    const units = drawPlaced(dice, position, area.player, on);
    return isEmpty(units) ? undefined : { type: 'place', params: { ...area, on, units } };
  },
  land: (dice, position, owed) => {
    const area = position.step === undefined ? anyArea(dice, position) : position.active;
    const planet = area === undefined ? undefined : dice.any(planetsOf(position, area.system));
    const forces = area === undefined ? {} : only(inSpace(position, area.system, area.player), isGroundForce);
    if (area === undefined || planet === undefined || isEmpty(forces)) return undefined;
    // as many as are owed: some think that a landing may mend an excess
    const debt = owed.find(({ player, system }) => player === area.player && system === area.system);
    const count = debt !== undefined && dice.chance(60) ? debt.count : 1 + dice.upTo(totalOf(forces) - 1);
    return { type: 'land', params: { ...area, planet, units: pick(dice, forces, count) } };
  },
  move: (dice, position) => drawMove(dice, position),
  advance: (dice, position) => {
    const to = dice.any(stepsAhead(position));
    return to === undefined ? undefined : { type: 'advance', params: { to } };
  },
  'end-combat': (dice, position) => (position.step === 'space-combat' || dice.chance(10) ? { type: 'end-combat', params: {} } : undefined),
};

interface PlayerIn {
  readonly player: string;
  readonly system: string;
}

/** Mostly where the player has units. */
const anyArea = (dice: Dice, position: Position): PlayerIn | undefined => {
  const system = position.active !== undefined && dice.chance(60) ? position.active.system : dice.any(Object.keys(position.systems));
  if (system === undefined) return undefined;
  const player = dice.chance(85) ? dice.any(playersInSpace(position, system)) : dice.any(Object.keys(position.players));
  return player === undefined ? undefined : { player, system };
};

const planetsOf = (position: Position, system: string): readonly string[] => Object.keys(own(position.systems, system)?.planets ?? {});

const anyPlace = (dice: Dice, position: Position, system: string): string | undefined =>
  (dice.chance(75) ? SPACE : dice.any(planetsOf(position, system)));

/** So many of the units, any kind as likely as any other. */
const pick = (dice: Dice, units: Units, count: number): Units => {
  const left = new Map(kindsIn(units).map((unit) => [unit, countOf(units, unit)]));
  const taken: Partial<Record<Unit, number>> = {};
  for (let each = 0; each < count && left.size > 0; each += 1) {
    const unit = dice.any([...left.keys()]);
    if (unit === undefined) return taken;
    taken[unit] = (taken[unit] ?? 0) + 1;
    if (taken[unit] === countOf(units, unit)) left.delete(unit);
  }
  return taken;
};

/** An answer to a debt: right, or wrong by one, or of the wrong units or from the wrong place. */
const drawOffer = (dice: Dice, position: Position, owed: readonly Owed[]): Action | undefined => {
  const debt = dice.any(owed);
  if (debt === undefined) return undefined;
  const { player, system, count, from } = debt;
  const there = inSpace(position, system, player);
  const planet = dice.any(planetsOf(position, system));
  switch (dice.upTo(6)) {
    case 0: return offer({ player, system, units: pick(dice, from, count - 1) });
    case 1: return offer({ player, system, units: pick(dice, from, count + 1) });
    case 2: return offer({ player, system, units: pick(dice, there, count) });
    case 3: {
      const unit = dice.any(kindsIn(from));
      return unit === undefined ? undefined : offer({ player, system, units: { [unit]: Math.max(count, countOf(from, unit) + 1) } });
    }
    case 4: {
      if (planet === undefined) return undefined;
      return offer({ player, system, from: planet, units: pick(dice, unitsAt(own(position.systems, system), planet, player), count) });
    }
    default: return offer({ player, system, units: pick(dice, from, count) });
  }
};

const offer = (params: RemoveParams): Action | undefined => (isEmpty(params.units) ? undefined : { type: 'remove', params });

const drawNeedless = (dice: Dice, position: Position): Action | undefined => {
  const area = anyArea(dice, position);
  return area === undefined || dice.chance(70) ? undefined : offer({ ...area, units: pick(dice, inSpace(position, area.system, area.player), 1) });
};

const drawPlaced = (dice: Dice, position: Position, player: string, on: string): Units => {
  const kinds = on === SPACE ? IN_SPACE : ON_PLANETS;
  const first = pick(dice, { [dice.oneOf(kinds)]: 3 }, 1 + dice.upTo(2));
  const units = dice.chance(25) ? plus(first, { [dice.oneOf(kinds)]: 1 }) : first;
  const all = plus(units, allUnitsOf(position, player));
  return kindsIn(units).every((unit) => countOf(all, unit) <= (UNITS_IN_BOX.get(unit) ?? Number.POSITIVE_INFINITY)) ? units : {};
};

const IN_SPACE = ['fighter', 'fighter', 'infantry', 'mech', 'carrier', 'dreadnought', 'cruiser', 'destroyer'] as const satisfies readonly Unit[];
const ON_PLANETS = ['infantry', 'mech', 'pds', 'space-dock'] as const satisfies readonly Unit[];

const drawMove = (dice: Dice, position: Position): Action | undefined => {
  const { active } = position;
  const player = active?.player ?? dice.any(Object.keys(position.players));
  const to = active?.system ?? dice.any(Object.keys(position.systems));
  if (player === undefined || to === undefined) return undefined;
  const ships = drawConvoy(dice, position, player, to);
  return ships.length === 0 ? undefined : { type: 'move', params: { player, to, ships } };
};

/** Ships from elsewhere, each loaded from what the others left; sometimes one claims what another already has. */
const drawConvoy = (dice: Dice, position: Position, player: string, to: string): readonly ShipMove[] => {
  const origins = Object.keys(position.systems).filter((system) => system !== to);
  const there = origins.flatMap((from) => kindsIn(only(inSpace(position, from, player), carries)).flatMap((ship) =>
    Array.from({ length: countOf(inSpace(position, from, player), ship) }, () => ({ ship, from }))));
  const moves: ShipMove[] = [];
  const stores = new Stores(position, player);
  const isGreedy = dice.chance(12);
  for (let count = isGreedy ? 2 : dice.oneOf([1, 1, 1, 2, 2, 3, 5]), left = [...there]; count > 0 && left.length > 0; count -= 1) {
    const first = moves[0]?.from;
    const fromAfar = isGreedy ? left.filter(({ from }) => from !== first) : [];
    const chosen = dice.any(fromAfar.length > 0 ? fromAfar : left);
    if (chosen === undefined || !carries(chosen.ship)) continue;
    left.splice(left.indexOf(chosen), 1);
    const ship = chosen.ship;
    moves.push({ ship, from: chosen.from, cargo: drawCargo(dice, position, stores, { player, ship, from: chosen.from, to, isGreedy }) });
  }
  return moves;
};

/** What is left to be picked up. */
class Stores {
  readonly #position: Position;
  readonly #player: string;
  readonly #taken = new Map<string, Units>();

  constructor(position: Position, player: string) {
    this.#position = position;
    this.#player = player;
  }

  at(system: string, place: string): Units {
    return minus(unitsAt(own(this.#position.systems, system), place, this.#player), this.#taken.get(`${system}\n${place}`) ?? {});
  }

  take(system: string, place: string, units: Units): void {
    const key = `${system}\n${place}`;
    this.#taken.set(key, plus(this.#taken.get(key) ?? {}, units));
  }
}

interface DrawnMove {
  readonly player: string;
  readonly ship: Extract<Unit, ShipMove['ship']>;
  readonly from: string;
  readonly to: string;
  /** Takes what others have taken too. */
  readonly isGreedy: boolean;
}

const drawCargo = (dice: Dice, position: Position, stores: Stores, { player, ship, from, to, isGreedy }: DrawnMove): readonly Cargo[] => {
  const capacity = capacityOf(own(position.players, player), ship);
  let left = isGreedy ? capacity : dice.oneOf([0, capacity, capacity, capacity, Math.max(0, capacity - 1), capacity + 1, dice.upTo(capacity)]);
  const cargo: Cargo[] = [];
  for (const [system, place] of wayOf(dice, position, { from, to, isGreedy })) {
    const there = stores.at(system, place);
    const loads = dice.chance(3) ? there : only(there, isCapacityCounted);
    const units = pick(dice, loads, dice.chance(60) ? left : dice.upTo(left));
    if (isEmpty(units)) continue;
    if (!isGreedy) stores.take(system, place, units);
    cargo.push({ from: place, ...(system === from ? {} : { in: system }), units });
    left -= totalOf(units);
  }
  return cargo;
};

/** The places where a ship stops: in its origin, and now and then on its way and where it arrives; the greedy meet where they arrive. */
const wayOf = (
  dice: Dice, position: Position, { from, to, isGreedy }: Pick<DrawnMove, 'from' | 'to' | 'isGreedy'>,
): readonly (readonly [system: string, place: string])[] => {
  const chance = (system: string): number => {
    if (isGreedy) return system === to ? 90 : system === from ? 40 : 10;
    return system === to ? 20 : system === from ? 100 : 10;
  };
  const passed = Object.keys(position.systems).filter((system) => dice.chance(chance(system)));
  const places = passed.flatMap((system) => [SPACE, ...planetsOf(position, system)].map((place) => [system, place] as const));
  return dice.chance(50) ? places : [...places].reverse();
};

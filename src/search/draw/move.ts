import {
  type Action, type Cargo, countOf, inSpace, isCapacityCounted, isEmpty, kindsIn, minus, only, own, planetsIn, plus, type Position,
  type Ship, type ShipMove, SPACE, totalOf, type Units, unitsAt,
} from '../../board/index.ts';
import { capacityOf } from '../../cases/generic-values.ts';
import type { Dice } from './dice.ts';
import { pick } from './pick.ts';
import { carries } from './position.ts';

/** A random move, into the active system if there is one. */
export const drawMove = (dice: Dice, position: Position): Action | undefined => {
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
    const cargo = drawCargo(dice, position, stores, { player, ship, from: chosen.from, to, isGreedy });
    moves.push({ ship, from: chosen.from, cargo });
  }
  return moves;
};

/** The units that are left to be picked up. */
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
  readonly ship: Ship;
  readonly from: string;
  readonly to: string;
  /** Whether it also takes units that another ship took. */
  readonly isGreedy: boolean;
}

const drawCargo = (dice: Dice, position: Position, stores: Stores, { player, ship, from, to, isGreedy }: DrawnMove): readonly Cargo[] => {
  const capacity = capacityOf(own(position.players, player), ship);
  const wanted = [0, capacity, capacity, capacity, Math.max(0, capacity - 1), capacity + 1] as const;
  let left = isGreedy ? capacity : dice.oneOf([...wanted, dice.upTo(capacity)]);
  const cargo: Cargo[] = [];
  for (const [system, place] of pickUpPlaces(dice, position, { from, to, isGreedy })) {
    const there = stores.at(system, place);
    const loads = dice.chance(3) ? there : only(there, isCapacityCounted);
    const units = pick(dice, loads, dice.chance(60) ? left : dice.upTo(left));
    if (isEmpty(units)) continue;
    if (!isGreedy) stores.take(system, place, units);
    cargo.push(system === from ? { from: place, units } : { from: place, in: system, units });
    left -= totalOf(units);
  }
  return cargo;
};

/** The places where a ship picks up units: in its origin, sometimes on the way or in its destination; greedy ships mostly meet there. */
const pickUpPlaces = (
  dice: Dice, position: Position, { from, to, isGreedy }: Pick<DrawnMove, 'from' | 'to' | 'isGreedy'>,
): readonly (readonly [system: string, place: string])[] => {
  const chance = (system: string): number => {
    if (isGreedy) return system === to ? 90 : system === from ? 40 : 10;
    return system === to ? 20 : system === from ? 100 : 10;
  };
  const passed = Object.keys(position.systems).filter((system) => dice.chance(chance(system)));
  const places = passed.flatMap((system) => [SPACE, ...planetsIn(position, system)].map((place) => [system, place] as const));
  return dice.chance(50) ? places : [...places].reverse();
};

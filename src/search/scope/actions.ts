import {
  type Action, type ActionType, type Cargo, countOf, inSpace, isCapacityCounted, isEmpty, isGroundForce, isShip, kindsIn, only, type Owed,
  own, type Position, type Ship, type ShipMove, SPACE, type Unit, type Units, unitsAt,
} from '../../board/index.ts';
import { isSettled, stepsAhead } from '../settled.ts';
import { owedIn } from '../../cases/debts.ts';
import type { ScopedPosition } from './positions.ts';
import { renamedAction } from './renaming.ts';
import { actionText, shipText } from './text.ts';
import type { ScopePart } from './types.ts';

/** An action with its text. */
export interface ScopedAction {
  readonly action: Action;
  readonly text: string;
}

/** All that a part asks in a position, each once up to the renamings that leave the position as it is. */
export const actionsIn = function* (part: ScopePart, { position, same }: ScopedPosition): Generator<ScopedAction> {
  const owed = owedIn(position);
  for (const type of part.actions) {
    for (const action of MAKERS[type](part, position, owed)) {
      if (!isSettled(position, action, owed)) continue;
      const text = actionText(action);
      if (same.every((renaming) => actionText(renamedAction(renaming, action)) >= text)) yield { action, text };
    }
  }
};

type Maker = (part: ScopePart, position: Position, owed: readonly Owed[]) => Iterable<Action>;

const MAKERS: Readonly<Record<ActionType, Maker>> = {
  check: function* ({ players }, { systems }) {
    for (const player of players) for (const system in systems) yield { type: 'check', params: { player, system } };
  },
  remove: function* (part, position) {
    for (const { player, system } of areasOf(part, position)) {
      const there = inSpace(position, system, player);
      for (const units of selections(there)) yield { type: 'remove', params: { player, system, units } };
      for (const unit of kindsIn(only(there, isCapacityCounted))) {
        yield { type: 'remove', params: { player, system, units: { [unit]: countOf(there, unit) + 1 } } };
      }
      for (const from in own(position.systems, system)?.planets) {
        const landed = unitsAt(own(position.systems, system), from, player);
        for (const units of selections(landed)) yield { type: 'remove', params: { player, system, from, units } };
      }
    }
  },
  lose: function* (part, position) {
    for (const { player, system } of areasOf(part, position)) {
      for (const units of selections(inSpace(position, system, player))) yield { type: 'lose', params: { player, system, units } };
    }
  },
  place: function* (part, position) {
    for (const { player, system } of areasOf(part, position)) {
      for (const units of placedIn(part)) yield { type: 'place', params: { player, system, on: SPACE, units } };
      for (const on in own(position.systems, system)?.planets) {
        for (const unit of part.planets) yield { type: 'place', params: { player, system, on, units: { [unit]: 1 } } };
      }
    }
  },
  land: function* (part, position) {
    for (const { player, system } of areasOf(part, position)) {
      const forces = only(inSpace(position, system, player), isGroundForce);
      for (const planet in own(position.systems, system)?.planets) {
        for (const units of selections(forces)) yield { type: 'land', params: { player, system, planet, units } };
      }
    }
  },
  move: function* (part, position) {
    for (const { player, system: to } of areasOf(part, position)) {
      const ships = shipsFor(part, position, player, to);
      for (const convoy of convoysOf(ships, part.convoy)) yield { type: 'move', params: { player, to, ships: convoy } };
    }
  },
  advance: function* (_part, position) {
    for (const to of stepsAhead(position)) yield { type: 'advance', params: { to } };
  },
  'end-combat': function* () {
    yield { type: 'end-combat', params: {} };
  },
};

const areasOf = function* ({ players }: ScopePart, { systems }: Position): Generator<{ readonly player: string; readonly system: string }> {
  for (const player of players) for (const system in systems) yield { player, system };
};

const placedIn = ({ space, placing = 1 }: ScopePart): Iterable<Units> =>
  selections(Object.fromEntries(space.map((unit) => [unit, placing])), placing);

/** Every way to take some of the units, and not none. */
export const selections = function* (units: Units, most = Number.POSITIVE_INFINITY): Generator<Units> {
  for (const taken of partsOf(units, kindsIn(units), 0, most)) if (!isEmpty(taken)) yield taken;
};

const partsOf = function* (units: Units, kinds: readonly Unit[], at: number, most: number): Generator<Units> {
  const kind = kinds[at];
  if (kind === undefined) return yield {};
  for (let count = 0; count <= Math.min(most, countOf(units, kind)); count += 1) {
    for (const rest of partsOf(units, kinds, at + 1, most - count)) yield count === 0 ? rest : { [kind]: count, ...rest };
  }
};

/** A ship with one of the loads that are tried, its text, and how many such ships are in its origin. */
interface LoadedShip {
  readonly move: ShipMove;
  readonly text: string;
  readonly there: number;
  /** With a load that nothing can transport. */
  readonly isAlone: boolean;
}

/** Every ship that may move to `to`, with every load; the loads don't depend on each other. */
const shipsFor = (part: ScopePart, position: Position, player: string, to: string): readonly LoadedShip[] =>
  Object.keys(position.systems).filter((from) => from !== to).flatMap((from) => {
    const there = inSpace(position, from, player);
    const ships = kindsIn(there).filter((unit): unit is Ship => isShip(unit) && unit !== 'fighter');
    return ships.flatMap((ship) => [...loadsOf(part, position, player, { ship, from, to })].map((cargo): LoadedShip => {
      const move = { ship, from, cargo };
      const isAlone = cargo.some(({ units }) => !kindsIn(units).every(isCapacityCounted));
      return { move, text: shipText(move), there: countOf(there, ship), isAlone };
    }));
  });

interface ShipPath {
  readonly ship: Ship;
  readonly from: string;
  readonly to: string;
}

/** Where units can be picked up on the way, and what. */
interface Pickup {
  readonly system: string;
  readonly place: string;
  readonly units: Units;
}

/** Loads of up to one more than the ship's value, from origin and destination; and one unit that can't be transported, from the origin. */
const loadsOf = function* (
  { capacity }: ScopePart, position: Position, player: string, { ship, from, to }: ShipPath,
): Generator<readonly Cargo[]> {
  const pickups = [from, to].flatMap((system) => pickupsIn(position, system, player));
  yield* cargoFrom(pickups.map((pickup) => ({ ...pickup, units: only(pickup.units, isCapacityCounted) })), from, (capacity[ship] ?? 0) + 1);
  for (const { system, place, units } of pickups) {
    if (system !== from) continue;
    for (const unit of kindsIn(units)) if (!isCapacityCounted(unit)) yield [{ from: place, units: { [unit]: 1 } }];
  }
};

const pickupsIn = (position: Position, system: string, player: string): readonly Pickup[] => {
  const area = own(position.systems, system);
  return [SPACE, ...Object.keys(area?.planets ?? {})].map((place) => ({ system, place, units: unitsAt(area, place, player) }));
};

const cargoFrom = function* (pickups: readonly Pickup[], origin: string, most: number): Generator<readonly Cargo[]> {
  const [first, ...others] = pickups;
  if (first === undefined) return yield [];
  for (const units of partsOf(first.units, kindsIn(first.units), 0, most)) {
    const taken = kindsIn(units).reduce((sum, unit) => sum + countOf(units, unit), 0);
    const part: Cargo = first.system === origin ? { from: first.place, units } : { from: first.place, in: first.system, units };
    const cargo: readonly Cargo[] = taken === 0 ? [] : [part];
    for (const rest of cargoFrom(others, origin, most - taken)) yield [...cargo, ...rest];
  }
};

/** Some of the ships, in no order: no more of a kind from one system than are there. */
const convoysOf = function* (ships: readonly LoadedShip[], most: number): Generator<readonly ShipMove[]> {
  for (const [at, first] of ships.entries()) {
    yield [first.move];
    if (most < 2 || first.isAlone) continue;
    for (const second of ships.slice(at)) {
      if (second.isAlone) continue;
      const isSameKind = second.move.ship === first.move.ship && second.move.from === first.move.from;
      if (!isSameKind || first.there >= 2) yield first.text < second.text ? [first.move, second.move] : [second.move, first.move];
    }
  }
};


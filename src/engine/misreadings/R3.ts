import {
  countOf, includes, inSpace, isCapacityCounted, isGroundForce, kindsIn, minus, type Owed, own, type PlayerPlace, plus, type Position,
  SPACE, totalOf, type Unit, type Units, unitsAt, withUnitsAt,
} from '../../board/index.ts';
import { forbid } from '../actions/verdict.ts';
import { fightersAndGroundForcesOnce } from '../excess.ts';
import type { Aftermath } from '../policies.ts';
import { inTurn } from './R3.1.ts';
import type { Misreadings } from './table.ts';

/** The first `count` of the units, in the order given. */
const firstOf = (units: Units, count: number): Units => {
  let left = count;
  const kept: Partial<Record<Unit, number>> = {};
  for (const unit of kindsIn(units)) {
    const taken = Math.min(left, countOf(units, unit));
    if (taken > 0) kept[unit] = taken;
    left -= taken;
  }
  return kept;
};

/** `units`, but of each kind no more than are there. */
const clampedTo = (units: Units, there: Units): Units => minus(units, minus(units, there));

/** Ground forces that are owed land on a planet of the system, if it has one. */
const dropped = ({ position, owes }: Aftermath): Aftermath => owes.reduce<Aftermath>(drop, { position, owes: [] });

const drop = ({ position, owes }: Aftermath, owed: Owed): Aftermath => {
  const { player, system, count } = owed;
  const planet = Object.keys(own(position.systems, system)?.planets ?? {})[0];
  const landing: Units = inTurn(owed.from, count, ['infantry', 'mech']);
  if (planet === undefined || totalOf(landing) === 0) return { position, owes: [...owes, owed] };
  const left = totalOf(landing) === count ? [] : [{ ...owed, count: count - totalOf(landing), from: minus(owed.from, landing) }];
  return { position: landed(position, { system, place: planet, player }, landing), owes: [...owes, ...left] };
};

const landed = (position: Position, on: PlayerPlace, units: Units): Position => {
  const { system, place, player } = on;
  const lifted = withUnitsAt(position, { ...on, place: SPACE }, minus(inSpace(position, system, player), units));
  return withUnitsAt(lifted, on, plus(unitsAt(own(position.systems, system), place, player), units));
};

export const R3: Misreadings = {
  'R3/excess': {
    tolerated: ({ position }) => ({ position, owes: [] }),
    'move-refused': (after, _before, action) =>
      (action.type === 'move' && after.owes.length > 0 ? forbid('over-capacity', 'R3') : after),
    'placement-refused': (after, _before, action) =>
      (action.type === 'place' && after.owes.length > 0 ? forbid('over-capacity', 'R3') : after),
    'loss-unchecked': (after, _before, action) => (action.type === 'lose' ? { position: after.position, owes: [] } : after),
    'loss-unchecked-elsewhere': (after, { active }, action) =>
      (action.type !== 'lose' || active === undefined || action.params.system === active.system
        ? after
        : { ...after, owes: after.owes.filter(({ system }) => system !== action.params.system) }),
    'lands-instead': dropped,
    'lands-when-left': (after, _before, action) => (action.type === 'move' ? dropped(after) : after),
    'one-debt-only': (after) => ({ ...after, owes: after.owes.slice(0, 1) }),
    'one-removal-settles-all': (after, _before, action) =>
      (action.type === 'remove' ? { ...after, owes: after.owes.filter(({ player }) => player !== action.params.player) } : after),
  },
  'R3/eligible': {
    'any-unit': (units, { there }) => (includes(there, units) ? { units, meets: totalOf(units) } : 'units-not-there'),
    'cut-short': (units, debt) => {
      const cut = firstOf(units, debt.count);
      return includes(debt.there, cut) ? { units: cut, meets: totalOf(cut) } : 'units-not-there';
    },
    'same-unit-twice': (units, debt) => {
      const offer = fightersAndGroundForcesOnce(clampedTo(units, debt.there), debt);
      if (typeof offer === 'string' || !kindsIn(units).every(isCapacityCounted)) return 'not-excess';
      return { units: offer.units, meets: totalOf(units) };
    },
    'wrong-number-ignored': (units, debt) => {
      const offer = fightersAndGroundForcesOnce(units, debt);
      return typeof offer === 'string' || offer.meets === debt.count ? offer : { units: {}, meets: debt.count };
    },
    'fighters-before-ground-forces': (units, debt) => {
      const keepsFighters = countOf(units, 'fighter') < countOf(debt.there, 'fighter');
      return keepsFighters && kindsIn(units).some(isGroundForce) ? 'not-excess' : fightersAndGroundForcesOnce(units, debt);
    },
  },
};

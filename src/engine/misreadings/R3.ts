import { countOf, includes, isCapacityCounted, isGroundForce, kindsIn, minus, totalOf, type Unit, type Units } from '../../board/index.ts';
import { forbid } from '../actions/verdict.ts';
import { everyone, everySystem, fightersAndGroundForcesOnce, theDifference } from '../excess.ts';
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

export const R3: Misreadings = {
  'R3/amount': {
    never: () => 0,
    everything: (counted, capacity) => (counted > capacity ? counted : 0),
    'one-fewer': (counted, capacity) => theDifference(counted, capacity + 1),
    'full-is-too-many': (counted, capacity) => (counted === 0 ? 0 : theDifference(counted + 1, capacity)),
  },
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
  },
  'R3/whose': {
    'active-player-only': (position, system) =>
      everyone(position, system).filter((player) => player === (position.active?.player ?? player)),
  },
  'R3/where': {
    'active-system-only': (position) => everySystem(position).filter((system) => system === (position.active?.system ?? system)),
    'tactical-action-only': (position) => (position.active === undefined ? [] : everySystem(position)),
    'destination-only': (position, action) =>
      everySystem(position).filter((system) => action.type !== 'move' || system === action.params.to),
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
  'R3/answer': {
    'fewer-too': (meets, owed) => meets <= owed,
    'more-too': (meets, owed) => meets >= owed,
  },
  'R3/removal': {
    destroyed: () => 'destroyed',
    'destroyed-after-cannons': ({ step }) => (step === 'space-cannon-offense' ? 'destroyed' : 'removed'),
  },
};

import { countOf, isCapacityCounted, isGroundForce, kindsIn, only, totalOf, type Unit } from '../../board/index.ts';
import { loadOf, pickedUpIn } from '../lifting.ts';
import type { Load } from '../policies.ts';
import type { Misreadings } from './table.ts';

const carriesOnly = (load: Load, allowed: (unit: Unit) => boolean): boolean =>
  load.cargo.every(({ units }) => kindsIn(units).every((unit) => isCapacityCounted(unit) && allowed(unit)));

const carriedOf = (load: Load, kind: (unit: Unit) => boolean): number =>
  load.cargo.reduce((sum, { units }) => sum + totalOf(only(units, kind)), 0);

/** The values on most cards, by type of ship. */
const GENERIC: Readonly<Record<string, number>> = { carrier: 4, dreadnought: 1, flagship: 3, 'war-sun': 6 };

export const R1: Misreadings = {
  'R1/cargo': {
    'no-mechs': (load) => carriesOnly(load, (unit) => unit !== 'mech'),
    'fighters-only': (load) => carriesOnly(load, (unit) => unit === 'fighter'),
    'ground-forces-only': (load) => carriesOnly(load, isGroundForce),
    'small-holds-for-troops': (load) => carriesOnly(load, (unit) => load.capacity > 1 || isGroundForce(unit)),
    'any-unit': () => true,
  },
  'R1/load-limit': {
    none: () => true,
    pooled: (_load, convoy) =>
      convoy.reduce((sum, load) => sum + loadOf(load), 0) <= convoy.reduce((sum, { capacity }) => sum + capacity, 0),
    'per-kind': (load) => carriedOf(load, (unit) => unit === 'fighter') <= load.capacity && carriedOf(load, isGroundForce) <= load.capacity,
    'one-less': (load) => loadOf(load) < Math.max(load.capacity, 1),
    'each-pick-up': (load) => load.cargo.every(({ units }) => totalOf(units) <= load.capacity),
    'active-system-free': (load) => {
      const elsewhere = load.cargo.filter((cargo) => pickedUpIn(load, cargo) !== load.position.active?.system);
      return elsewhere.reduce((sum, { units }) => sum + totalOf(units), 0) <= load.capacity;
    },
    'mech-takes-two': (load) =>
      loadOf(load) + load.cargo.reduce((sum, { units }) => sum + countOf(units, 'mech'), 0) <= load.capacity,
    'printed-at-least': (load) => loadOf(load) <= Math.max(load.capacity, GENERIC[load.ship] ?? 0),
    'fighters-free': (load) => carriedOf(load, isGroundForce) <= load.capacity,
  },
};

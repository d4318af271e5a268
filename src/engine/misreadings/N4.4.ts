import { isGroundForce, kindsIn, own, sameUnits, unitsAt, isCapacityCounted, only } from '../../board/index.ts';
import { pickedUpIn } from '../lifting.ts';
import type { Load } from '../policies.ts';
import type { Misreadings } from './table.ts';

const kindsCarried = (load: Load): ReadonlySet<'fighters' | 'ground forces'> =>
  new Set(load.cargo.flatMap(({ units }) => kindsIn(units)).map((unit) => (isGroundForce(unit) ? 'ground forces' : 'fighters')));

/** Whether the ship takes everything its owner has at each place where it picks up. */
const takesAll = (load: Load): boolean =>
  load.cargo.every((cargo) => {
    const there = only(unitsAt(own(load.position.systems, pickedUpIn(load, cargo)), cargo.from, load.player), isCapacityCounted);
    return sameUnits(cargo.units, there);
  });

export const N4_4: Misreadings = {
  'N4.4/some-of-each': {
    'one-kind-a-ship': (load) => kindsCarried(load).size <= 1,
    'all-or-none': takesAll,
  },
};

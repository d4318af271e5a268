import { type Cargo, countOf, kindsIn, type Unit } from '../../board/index.ts';
import { takenAway } from '../lifting.ts';
import type { Lift, Load } from '../policies.ts';
import type { Misreadings } from './table.ts';

/** The part of the cargo that fits, in the order given. */
const fittingIn = (load: Load): readonly Cargo[] => {
  let room = load.capacity;
  const fitting: Cargo[] = [];
  for (const part of load.cargo) {
    const units: Partial<Record<Unit, number>> = {};
    for (const unit of kindsIn(part.units)) {
      const some = Math.min(room, countOf(part.units, unit));
      if (some > 0) units[unit] = some;
      room -= some;
    }
    fitting.push({ ...part, units });
  }
  return fitting;
};

/** The ship lifts what fits; the rest silently stays where it is. */
const trimmed = (load: Load): Lift | undefined => {
  if (takenAway(load.position, load.player, [load]) === undefined) return undefined;
  const { ship, from } = load;
  return { ship, from, cargo: fittingIn(load), aboard: fittingIn(load) };
};

export const N4_6: Misreadings = {
  'N4.6/overload': {
    'lifted-then-removed': (load) => ({ ...load, aboard: fittingIn(load) }),
    trimmed,
  },
};

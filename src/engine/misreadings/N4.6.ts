import { type Cargo, kindsIn, countOf, type ShipMove, type Unit } from '../../board/index.ts';
import { takenAway } from '../lifting.ts';
import type { Load } from '../policies.ts';
import type { Misreadings } from './table.ts';

/** What fits, in the order given; the rest silently stays where it is. */
const trimmed = (load: Load): ShipMove | undefined => {
  if (takenAway(load.position, load.player, [load]) === undefined) return undefined;
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
  return { ship: load.ship, from: load.from, cargo: fitting };
};

export const N4_6: Misreadings = {
  'N4.6/overload': {
    'lifted-then-removed': (load) => load,
    trimmed,
  },
};

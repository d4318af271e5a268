import { countOf, isShip, kindsIn, minus, inSpace, plus, totalOf, type Unit, type Units } from '../../board/index.ts';
import { fightersAndGroundForces, valueOf } from '../capacity.ts';
import type { Area, Policies } from '../policies.ts';
import type { Misreadings } from './table.ts';

const capacityOf = (policies: Policies, { position, player }: Area, units: Units): number =>
  kindsIn(units).filter(isShip).reduce((sum, unit) => sum + countOf(units, unit) * valueOf(policies, { position, player }, unit), 0);

/** The lost units, and with them `count` of the remaining fighters and ground forces, in this order. */
const withCargo = (area: Area, lost: Units, count: number, order: readonly Unit[]): Units => {
  const aboard = minus(fightersAndGroundForces(area), lost);
  let gone: Units = {};
  for (const unit of order) {
    const some = Math.min(count - totalOf(gone), countOf(aboard, unit));
    if (some > 0) gone = plus(gone, { [unit]: some });
  }
  return plus(lost, gone);
};

const FIGHTERS_FIRST: readonly Unit[] = ['fighter', 'infantry', 'mech'];
const GROUND_FORCES: readonly Unit[] = ['infantry', 'mech'];
const GROUND_FORCES_FIRST: readonly Unit[] = ['infantry', 'mech', 'fighter'];

export const R4: Misreadings = {
  'R4/assignment': {
    'die-with-ship': (policies, area, lost) => withCargo(area, lost, capacityOf(policies, area, lost), FIGHTERS_FIRST),
    'ground-forces-die': (policies, area, lost) => withCargo(area, lost, capacityOf(policies, area, lost), GROUND_FORCES),
    'spread-evenly': (policies, area, lost) => {
      const all = capacityOf(policies, area, inSpace(area.position, area.system, area.player));
      const units = totalOf(fightersAndGroundForces(area));
      return withCargo(area, lost, all === 0 ? 0 : Math.floor(units * capacityOf(policies, area, lost) / all), GROUND_FORCES_FIRST);
    },
  },
};

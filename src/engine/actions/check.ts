import { type Numbers, type Position, totalOf } from '../../board/index.ts';
import { cite, groundForcesOnPlanets, hasShipWithoutValue } from '../because.ts';
import { capacityIn, countedIn } from '../capacity.ts';
import { isInCombat } from '../combat.ts';
import { excessIn } from '../excess.ts';
import type { Policies } from '../policies.ts';
import type { ActionOf } from './verdict.ts';

/** A player's capacity in a system, the units that count against it, and the excess (R2, R3, R3.2, R3.3). */
export const check = (policies: Policies, position: Position, action: ActionOf<'check'>): Numbers => {
  const area = { position, ...action.params };
  const capacity = capacityIn(policies, area, action);
  const counted = countedIn(policies, area, capacity);
  const excess = excessIn(policies, area, action);
  const inCombat = isInCombat(area);
  return {
    capacity,
    counted,
    excess,
    because: cite([
      'R2',
      hasShipWithoutValue(policies, area) && 'R0',
      excess > 0 && 'R3',
      !inCombat && totalOf(groundForcesOnPlanets(area)) > 0 && 'R3.2',
      inCombat && 'R3.3',
    ]),
  };
};

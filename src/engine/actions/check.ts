import { type Numbers, type Position, totalOf } from '../../board/index.ts';
import { cite, groundForcesOnPlanets, hasShipWithoutValue } from '../because.ts';
import { capacityIn, countedIn } from '../capacity.ts';
import { isInCombat } from '../combat.ts';
import { excessIn } from '../excess.ts';
import type { Policies } from '../policies.ts';
import type { ActionOf } from './verdict.ts';

/** A player's capacity in a system, the units that count against it, and the excess (R2, R3, R3.2, R3.3). */
export const check = (policies: Policies, position: Position, action: ActionOf<'check'>): Numbers => {
  const asked = { position, ...action.params, action, policies };
  const capacity = capacityIn(asked);
  const counted = countedIn(asked, capacity);
  const excess = excessIn(asked);
  const inCombat = isInCombat(asked);
  return {
    capacity,
    counted,
    excess,
    because: cite([
      'R2',
      hasShipWithoutValue(asked) && 'R0',
      excess > 0 && 'R3',
      !inCombat && totalOf(groundForcesOnPlanets(asked)) > 0 && 'R3.2',
      inCombat && 'R3.3',
    ]),
  };
};

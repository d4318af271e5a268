import { minus, own, plus, type Position, unitsAt, type Verdict, withUnitsAt } from '../../board/index.ts';
import { withReinforcements } from '../combat.ts';
import type { Policies } from '../policies.ts';
import { type ActionOf, allow } from './verdict.ts';

/** Units are produced, placed or sent back to space; what is too many then is owed (R3). */
export const place = (policies: Policies, position: Position, action: ActionOf<'place'>): Verdict => {
  const { player, system, on, units } = action.params;
  const drawn = withReinforcements(position, player, (left) => minus(left, units));
  const there = unitsAt(own(position.systems, system), on, player);
  return allow(policies, position, withUnitsAt(drawn, system, on, player, plus(there, units)), action);
};

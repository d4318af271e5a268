import { minus, own, plus, type Position, unitsAt, type Verdict, withUnitsAt } from '../../board/index.ts';
import { withReinforcements } from '../combat.ts';
import type { Policies } from '../policies.ts';
import { type ActionOf, allow } from './verdict.ts';

/** Units are produced or placed, or return to space; an excess is then owed (R3). */
export const place = (policies: Policies, position: Position, action: ActionOf<'place'>): Verdict => {
  const { player, system, on, units } = action.params;
  const drawn = withReinforcements(position, player, (left) => minus(left, units));
  const there = unitsAt(own(position.systems, system), on, player);
  return allow(policies, { before: position, action, after: withUnitsAt(drawn, { system, place: on, player }, plus(there, units)) });
};

import { type Position, stepOrder, type Verdict } from '../../board/index.ts';
import type { Policies } from '../policies.ts';
import { isMetByShips, timingClause } from '../timing.ts';
import { type ActionOf, allow, forbid, unlessDue } from './verdict.ts';

/** Play goes on to a later step, unless an excess is due before (N1, N2, R3.3). A combat is left by `end-combat` alone. */
export const advance = (rulings: Policies, position: Position, action: ActionOf<'advance'>): Verdict => {
  const { to } = action.params;
  if (position.step === 'space-combat' || position.step !== undefined && stepOrder(to) <= stepOrder(position.step)) return forbid('not-now', 'R3.3');
  const waiting = unlessDue(rulings, position, action);
  if (waiting !== undefined) return waiting;
  return allow(rulings, position, { ...position, step: to }, action, () => [asks(position) && timingClause(position.step)]);
};

/** Whether the step's clause asks anything before play goes on: N1 does where another player has ships. */
const asks = (position: Position): boolean => position.step !== 'move-ships' || isMetByShips(position);

import type { Position, Verdict } from '../../board/index.ts';
import { owedIn } from '../excess.ts';
import type { Policies } from '../policies.ts';
import { type ActionOf, allow, forbid } from './verdict.ts';

/** The combat in the active system is over: the winner is settled first (N3), then everyone's excess is owed (R3.3). */
export const endCombat = (policies: Policies, position: Position, action: ActionOf<'end-combat'>): Verdict => {
  const { active, step } = position;
  if (!active || step !== 'space-combat') return forbid('not-now', 'R3.3');
  const { goesOn, winner } = policies['N3/winner'](policies, position, active.system);
  if (goesOn) return forbid('combat-goes-on', 'N3');
  const after: Position = { ...position, step: 'end-of-space-combat' };
  const verdict = allow(policies, position, after, action, () => 'N3', (owes) => owedIn(owes, active.system).length > 0 && 'R3.3');
  return verdict.legal ? { ...verdict, winner } : verdict;
};

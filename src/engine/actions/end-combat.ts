import type { Position, Verdict } from '../../board/index.ts';
import { owedIn } from '../excess.ts';
import type { Policies } from '../policies.ts';
import { type ActionOf, allow, type Because, forbid } from './verdict.ts';

/** The combat in the active system ends: the winner is determined first (N3), then everyone owes their excess (R3.3). */
export const endCombat = (policies: Policies, position: Position, action: ActionOf<'end-combat'>): Verdict => {
  const { active, step } = position;
  if (!active || step !== 'space-combat') return forbid('not-now', 'R3.3');
  const { goesOn, winner } = policies['N3/winner'](position, active.system, policies);
  if (goesOn) return forbid('combat-goes-on', 'N3');
  const after: Position = { ...position, step: 'end-of-space-combat' };
  const isOwing: Because = (owes) => owedIn(owes, active.system).length > 0 && 'R3.3';
  const verdict = allow(policies, { before: position, action, after }, () => 'N3', isOwing);
  return verdict.legal ? { ...verdict, winner } : verdict;
};

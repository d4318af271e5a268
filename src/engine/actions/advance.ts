import type { Position, Verdict } from '../../board/index.ts';
import type { Policies } from '../policies.ts';
import { timingClause } from '../timing.ts';
import { type ActionOf, allow } from './verdict.ts';

/** Play goes on to a later step: nothing had to be removed first (N1, N2, R3.3). */
export const advance = (policies: Policies, position: Position, action: ActionOf<'advance'>): Verdict =>
  allow(policies, { before: position, action, after: { ...position, step: action.params.to } }, () => timingClause(position));

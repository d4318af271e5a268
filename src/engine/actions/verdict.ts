import type { Action, ActionType, Illegal, Owed, Position, Reason, Verdict } from '../../board/index.ts';
import { cite, type Cited, whyOwed } from '../because.ts';
import { debtsIn } from '../excess.ts';
import type { Policies } from '../policies.ts';
import { dueBefore, timingClause } from '../timing.ts';

export type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;

export const forbid = (reason: Reason, ...because: readonly Cited[]): Illegal => ({ legal: false, reason, because: cite(because) });

/** A clause that decides an action, where it does, beside those about what is owed then. */
export type Because = (owes: readonly Owed[]) => Cited;

/** An action that leads from `before` to `position`, with what is owed then (R3). */
export const allow = (policies: Policies, before: Position, position: Position, action: Action, ...because: readonly Because[]): Verdict => {
  const owes = debtsIn(policies, position, action);
  const after = policies['R3/excess']({ position, owes }, before, action);
  if ('legal' in after) return after;
  const asked = policies['R3.1/asked'](after);
  const decided = because.map((clause) => clause(asked.owes));
  return { legal: true, position: asked.position, owes: asked.owes, because: cite([...decided, ...whyOwed(policies, asked, action)]) };
};

/** Refuses an action before which something is due (N1, N2, R3.3). */
export const unlessDue = (policies: Policies, position: Position, action: Action): Illegal | undefined => {
  if (dueBefore(policies, position, action).length === 0) return undefined;
  return forbid('excess-not-met', 'R3', timingClause(position));
};

import type { Action, ActionType, ClauseId, Illegal, Legal, Owed, Position, Reason, Removal, Verdict } from '../../board/index.ts';
import { cite, whyOwed } from '../because.ts';
import { debtsIn } from '../excess.ts';
import type { Policies } from '../policies.ts';
import { dueBefore, timingClause } from '../timing.ts';

export type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;

export const forbid = (reason: Reason, ...because: readonly (ClauseId | false | undefined)[]): Illegal => ({ legal: false, reason, because: cite(...because) });

/** What is known of an allowed action beside the position it leads to. */
export interface Allowed {
  readonly winner?: string | null;
  readonly as?: Removal;
  /** What decided it, beside the clauses about the excess. */
  readonly because?: (owes: readonly Owed[]) => readonly (ClauseId | false | undefined)[];
}

/** An action that leads from `before` to `position`, with what is owed then (R3). */
export const allow = (rulings: Policies, before: Position, position: Position, action: Action, { because, ...more }: Allowed = {}): Verdict => {
  const owes = debtsIn(rulings, position, action);
  const after = rulings['R3/excess']({ position, owes }, before, action);
  if (after === undefined) return forbid('over-capacity', 'R3');
  return { legal: true, ...rulings['R3.1/asked'](after), ...more, because: cite(...(because?.(owes) ?? []), ...whyOwed(rulings, position, owes, action)) } satisfies Legal;
};

/**
 * Refuses an action while something is due (N1, N2, R3.3). The article says so of going on and of landing;
 * that no other action may be taken meanwhile is our reading of a point that it leaves open.
 */
export const unlessDue = (rulings: Policies, position: Position, action: Action): Illegal | undefined => {
  if (dueBefore(rulings, position, action).length === 0) return undefined;
  return forbid('excess-not-met', 'R3', timingClause(position.step));
};

import type { Action, ActionType, Illegal, Owed, Position, Reason, Verdict } from '../../board/index.ts';
import { cite, type Cited, whyOwed } from '../because.ts';
import { debtsIn } from '../excess.ts';
import type { Policies } from '../policies.ts';
import { dueBefore, timingClause } from '../timing.ts';

/** An action of this type. */
export type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>;

/** The action is illegal, for this reason and by these clauses. */
export const forbid = (reason: Reason, ...because: readonly Cited[]): Illegal => ({ legal: false, reason, because: cite(because) });

/** A clause that decides the action, depending on what is owed afterwards. */
export type Because = (owes: readonly Owed[]) => Cited;

/** What an action makes of a position. */
export interface Transition {
  readonly before: Position;
  readonly action: Action;
  readonly after: Position;
}

/** The action is legal, with what is owed after it (R3). */
export const allow = (policies: Policies, { before, action, after }: Transition, ...because: readonly Because[]): Verdict => {
  const owes = debtsIn(policies, after, action);
  const aftermath = policies['R3/excess']({ position: after, owes }, before, action);
  if ('legal' in aftermath) return aftermath;
  const asked = policies['R3.1/asked'](aftermath);
  const decided = because.map((clause) => clause(asked.owes));
  return { legal: true, position: asked.position, owes: asked.owes, because: cite([...decided, ...whyOwed(policies, asked, action)]) };
};

/** The position in which the action starts; illegal if an owner must be asked first what to remove (R3.1, for N1, N2 and R3.3). */
export const readyFor = (policies: Policies, position: Position, action: Action): Position | Illegal => {
  const due = dueBefore(policies, position, action);
  if (due.length === 0) return position;
  const asked = policies['R3.1/asked']({ position, owes: due });
  return asked.owes.length === 0 ? asked.position : forbid('excess-not-met', 'R3', timingClause(position));
};

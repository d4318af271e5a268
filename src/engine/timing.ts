import {
  type Action, ACTION_TYPES, type ActionType, type Active, type ClauseId, type Owed, playersInSpace, type Position, type Step,
} from '../board/index.ts';
import type { Cited } from './because.ts';
import { hasShips } from './combat.ts';
import { debtsIn, owedIn } from './excess.ts';
import type { Policies, Waiting } from './policies.ts';

/** What holds up play in a step: a clause, its ruling, and the actions that have to wait. */
interface Hold {
  readonly clause: ClauseId;
  readonly ruling: 'N1/on-arrival' | 'N2/after-cannons' | 'R3.3/before-going-on';
  readonly waiting: readonly ActionType[];
}

/** N1 and N2 apply the limit before play proceeds; other actions of the step don't have to wait. */
const PROCEEDING: readonly ActionType[] = ['advance', 'land'];

/**
 * The steps that play can't leave while something is owed in the active system. R3.3 applies the limit at the end of a combat.
 * It leaves open whether anything may happen first; this suite says no.
 */
const HOLDS: ReadonlyMap<Step | undefined, Hold> = new Map([
  ['move-ships', { clause: 'N1', ruling: 'N1/on-arrival', waiting: PROCEEDING }],
  ['space-cannon-offense', { clause: 'N2', ruling: 'N2/after-cannons', waiting: PROCEEDING }],
  ['end-of-space-combat', { clause: 'R3.3', ruling: 'R3.3/before-going-on', waiting: ACTION_TYPES }],
]);

/** What may hold up play in this position, and whose tactical action it is. */
const holdIn = ({ active, step }: Position): Hold & { readonly active: Active } | undefined => {
  const hold = HOLDS.get(step);
  return active && hold && { ...hold, active };
};

/** The clause that can hold up play here; N1 only if another player has ships. */
export const timingClause = (position: Position): Cited => {
  const hold = holdIn(position);
  return hold && (hold.clause !== 'N1' || isMetByShips(position, hold.active)) && hold.clause;
};

/** What must be removed before the action: in some steps, the debts of the active system (N1, N2, R3.3). */
export const dueBefore = (policies: Policies, position: Position, action: Action): readonly Owed[] => {
  const hold = holdIn(position);
  if (hold === undefined || !hold.waiting.includes(action.type)) return [];
  const { active, ruling } = hold;
  const owing = owedIn(debtsIn(policies, position, action), active.system);
  return owing.filter((owed) => policies[ruling](owed, { position, active, action, policies }));
};

/** Whether a player other than the active one has ships in the active system. */
const isMetByShips = (position: Position, active: Active): boolean =>
  playersInSpace(position, active.system).some((player) => player !== active.player && hasShips(position, active.system, player));

/** `N1` If another player has ships there, excess is removed before the space cannons and the combat. */
export const whereOthersHaveShips = (_owed: Owed, { position, active }: Waiting): boolean => isMetByShips(position, active);

/** `N2` Excess caused by the space cannons is removed before the combat. */
export const beforeTheCombat = (): boolean => true;

import { type Action, ACTION_TYPES, type ActionType, type Active, type ClauseId, type Owed, playersInSpace, type Position, type Step } from '../board/index.ts';
import type { Cited } from './because.ts';
import { hasShips } from './combat.ts';
import { debtsIn, owedIn } from './excess.ts';
import type { Policies, Waiting } from './policies.ts';

/** What holds up play in a step: a clause, its ruling, and the actions that wait. */
interface Hold {
  readonly clause: ClauseId;
  readonly ruling: 'N1/on-arrival' | 'N2/after-cannons' | 'R3.3/before-going-on';
  readonly waiting: readonly ActionType[];
}

/** N1 and N2 ask for the limit before play proceeds; what else the step has goes on. */
const PROCEEDING: readonly ActionType[] = ['advance', 'land'];

/**
 * The steps that play may not leave while the active system owes. R3.3 asks for the limit at the end of a combat; that nothing at all comes
 * between is our reading of a point that it leaves open.
 */
const HOLDS: ReadonlyMap<Step | undefined, Hold> = new Map([
  ['move-ships', { clause: 'N1', ruling: 'N1/on-arrival', waiting: PROCEEDING }],
  ['space-cannon-offense', { clause: 'N2', ruling: 'N2/after-cannons', waiting: PROCEEDING }],
  ['end-of-space-combat', { clause: 'R3.3', ruling: 'R3.3/before-going-on', waiting: ACTION_TYPES }],
]);

/** What may hold up play where it is, and in whose tactical action. */
const holdIn = ({ active, step }: Position): Hold & { readonly active: Active } | undefined => {
  const hold = HOLDS.get(step);
  return active && hold && { ...hold, active };
};

/** The clause that asks something before play goes on; N1 does where another player has ships. */
export const timingClause = (position: Position): Cited => {
  const hold = holdIn(position);
  return hold && (hold.clause !== 'N1' || isMetByShips(position, hold.active)) && hold.clause;
};

/** What must be removed before the action can be taken: debts of the active system, in some steps (N1, N2, R3.3). */
export const dueBefore = (policies: Policies, position: Position, action: Action): readonly Owed[] => {
  const hold = holdIn(position);
  if (hold === undefined || !hold.waiting.includes(action.type)) return [];
  const { active, ruling } = hold;
  const owing = () => owedIn(debtsIn(policies, position, action), active.system);
  return policies[ruling]({ position, active, owing, action });
};

/** Whether a player other than the active one has ships in the active system. */
const isMetByShips = (position: Position, active: Active): boolean =>
  playersInSpace(position, active.system).some((player) => player !== active.player && hasShips(position, active.system, player));

/** `N1` Where another player has ships, an excess goes before the space cannons and before the combat. */
export const whereOthersHaveShips = ({ position, active, owing }: Waiting): readonly Owed[] => (isMetByShips(position, active) ? owing() : []);

/** `N2` An excess that the space cannons make goes before the combat. */
export const beforeTheCombat = ({ owing }: Waiting): readonly Owed[] => owing();

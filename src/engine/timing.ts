import { type Action, type ClauseId, type Owed, playersInSpace, type Position, type Step } from '../board/index.ts';
import { hasShips } from './combat.ts';
import { debtsIn } from './excess.ts';
import type { Policies, Waiting } from './policies.ts';

type TimingRuling = 'N1/on-arrival' | 'N2/after-cannons' | 'R3.3/before-going-on';

/** The steps that play may not leave while the active system owes, by the clause that says so. */
const HELD_UP: Readonly<Partial<Record<Step, { readonly clause: ClauseId; readonly ruling: TimingRuling }>>> = {
  'move-ships': { clause: 'N1', ruling: 'N1/on-arrival' },
  'space-cannon-offense': { clause: 'N2', ruling: 'N2/after-cannons' },
  'end-of-space-combat': { clause: 'R3.3', ruling: 'R3.3/before-going-on' },
};

/** The clause that may hold up play in a step. */
export const timingClause = (step: Step | undefined): ClauseId | undefined => (step === undefined ? undefined : HELD_UP[step]?.clause);

/** What must be removed before the action can be taken: debts of the active system, in some steps (N1, N2, R3.3). */
export const dueBefore = (rulings: Policies, position: Position, action: Action): readonly Owed[] => {
  const { step, active } = position;
  const heldUp = step === undefined ? undefined : HELD_UP[step];
  if (active === undefined || heldUp === undefined) return [];
  const owing = () => debtsIn(rulings, position, action).filter(({ system }) => system === active.system);
  return rulings[heldUp.ruling]({ position, owing, action });
};

/** Whether a player other than the active one has ships in the active system. */
export const isMetByShips = (position: Position): boolean => {
  const { active } = position;
  return active !== undefined
    && playersInSpace(position, active.system).some((player) => player !== active.player && hasShips(position, active.system, player));
};

/** `N1` Where another player has ships, an excess goes before the space cannons and before the combat. */
export const whereOthersHaveShips = ({ position, owing }: Waiting): readonly Owed[] => (isMetByShips(position) ? owing() : []);

/** `N2` An excess that the space cannons make goes before the combat. */
export const beforeTheCombat = ({ owing }: Waiting): readonly Owed[] => owing();

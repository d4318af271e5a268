import type { Judge } from '../../board/index.ts';
import { smallerThan } from '../shrink/candidates.ts';
import { costOf } from '../shrink/cost.ts';
import type { IsNatural } from './natural.ts';
import type { Showing, Witness } from './witnesses.ts';

/** The smallest natural question reached by taking away one thing after another while the fault still shows under the condition. */
export const shrunkWitness = (witness: Witness, { judge, showing, isNatural }: Shrinking): Witness => {
  const shows = ({ position, action }: Pick<Witness, 'position' | 'action'>): boolean => {
    if (!isNatural(position, action)) return false;
    const { faults, conditions } = showing(position, action);
    return faults.includes(witness.fault) && conditions.includes(witness.condition);
  };
  let best = witness;
  for (let next: Witness | undefined = best; next !== undefined;) {
    best = next;
    next = firstSmaller(best, judge, shows);
  }
  return best;
};

export interface Shrinking {
  readonly judge: Judge;
  readonly showing: Showing;
  readonly isNatural: IsNatural;
}

const firstSmaller = (witness: Witness, judge: Judge, shows: (one: Witness) => boolean): Witness | undefined => {
  const play = { position: witness.position, actions: [witness.action] };
  const cost = costOf(play);
  for (const smaller of smallerThan(play, judge)) {
    const [action] = smaller.actions;
    if (action === undefined || smaller.actions.length > 1 || costOf(smaller) >= cost) continue;
    const next = { ...witness, position: smaller.position, action };
    if (shows(next)) return next;
  }
  return undefined;
};

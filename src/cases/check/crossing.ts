import type { ActionType } from '../../board/index.ts';
import { type Fault, listed, quoted, valueFault } from '../../source/index.ts';
import { actionOf } from '../action.ts';
import type { CaseParts } from './case-parts.ts';

/** A crossing takes the action of its file, and belongs to the profile `core`. */
export const crossingFaults = (parts: CaseParts, action: ActionType): readonly Fault[] =>
  [...actionFaults(parts, action), ...profileFaults(parts)];

const actionFaults = ({ steps, path }: CaseParts, action: ActionType): readonly Fault[] => {
  const taken = steps.flatMap(({ when }) => (when === undefined ? [] : actionOf(when).type));
  if (taken.length < steps.length || taken.includes(action)) return [];
  return [valueFault(path, 'wrong-action', `the case takes ${listed(taken)}`, `the action ${quoted(action)} of its file`)];
};

const profileFaults = ({ profile, path }: CaseParts): readonly Fault[] => {
  if (profile === 'core') return [];
  return [valueFault([...path, 'profile'], 'wrong-profile', `the crossing has the profile ${quoted(profile)}`, '`core`')];
};

import { type Action, ACTION_TYPES } from '../board/index.ts';
import type { WrittenAction } from './types.ts';

/** The action of a written one, an object with a single key; its shape has been checked. */
export const actionOf = (when: WrittenAction): Action => {
  if (when.check !== undefined) return { type: 'check', params: when.check };
  if (when.move !== undefined) return { type: 'move', params: when.move };
  if (when.remove !== undefined) return { type: 'remove', params: when.remove };
  if (when.lose !== undefined) return { type: 'lose', params: when.lose };
  if (when.place !== undefined) return { type: 'place', params: when.place };
  if (when.land !== undefined) return { type: 'land', params: when.land };
  if (when.advance !== undefined) return { type: 'advance', params: when.advance };
  if (when['end-combat'] !== undefined) return { type: 'end-combat', params: when['end-combat'] };
  throw new Error(`no action among ${ACTION_TYPES.join(', ')}`);
};

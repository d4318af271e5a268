import type { Action, Answer, Illegal, Position } from '../board/index.ts';
import { advance } from './actions/advance.ts';
import { check } from './actions/check.ts';
import { endCombat } from './actions/end-combat.ts';
import { impossible } from './actions/impossible.ts';
import { land } from './actions/land.ts';
import { lose } from './actions/lose.ts';
import { move } from './actions/move.ts';
import { place } from './actions/place.ts';
import { remove } from './actions/remove.ts';
import { type ActionOf, unlessDue } from './actions/verdict.ts';
import type { Policies } from './policies.ts';

/** Judges an action in a position, by the given policies. */
export const judge = (policies: Policies, position: Position, action: Action): Answer => {
  switch (action.type) {
    case 'check': return check(policies, position, action);
    case 'remove': return remove(policies, position, action);
    case 'move': return refused(policies, position, action) ?? move(policies, position, action);
    case 'lose': return refused(policies, position, action) ?? lose(policies, position, action);
    case 'place': return refused(policies, position, action) ?? place(policies, position, action);
    case 'land': return refused(policies, position, action) ?? land(policies, position, action);
    case 'advance': return refused(policies, position, action) ?? advance(policies, position, action);
    case 'end-combat': return endCombat(policies, position, action);
  }
};

/** Why the action can't start: the board rules it out, or an excess must be removed first. */
const refused = (
  policies: Policies, position: Position, action: ActionOf<'move' | 'lose' | 'place' | 'land' | 'advance'>,
): Illegal | undefined =>
  impossible(position, action) ?? unlessDue(policies, position, action);

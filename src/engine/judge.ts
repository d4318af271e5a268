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

/** Judges one action in one position, by the answers to the rulings that it is given. */
export const judge = (rulings: Policies, position: Position, action: Action): Answer => {
  switch (action.type) {
    case 'check': return check(rulings, position, action);
    case 'remove': return remove(rulings, position, action);
    case 'move': return refused(rulings, position, action) ?? move(rulings, position, action);
    case 'lose': return refused(rulings, position, action) ?? lose(rulings, position, action);
    case 'place': return refused(rulings, position, action) ?? place(rulings, position, action);
    case 'land': return refused(rulings, position, action) ?? land(rulings, position, action);
    case 'advance': return refused(rulings, position, action) ?? advance(rulings, position, action);
    case 'end-combat': return endCombat(rulings, position, action);
  }
};

/** Why an action is not begun: the board rules it out, or something is due first. */
const refused = (rulings: Policies, position: Position, action: ActionOf<'move' | 'lose' | 'place' | 'land' | 'advance'>): Illegal | undefined =>
  impossible(position, action) ?? unlessDue(rulings, position, action);

import type { Action, Answer, Position } from '../board/index.ts';
import { advance } from './actions/advance.ts';
import { check } from './actions/check.ts';
import { endCombat } from './actions/end-combat.ts';
import { land } from './actions/land.ts';
import { lose } from './actions/lose.ts';
import { move } from './actions/move.ts';
import { place } from './actions/place.ts';
import { remove } from './actions/remove.ts';
import type { Policies } from './policies.ts';

/** Judges one action in one position, by the answers to the rulings that it is given. */
export const judge = (rulings: Policies, position: Position, action: Action): Answer => {
  switch (action.type) {
    case 'check': return check(rulings, position, action);
    case 'move': return move(rulings, position, action);
    case 'remove': return remove(rulings, position, action);
    case 'lose': return lose(rulings, position, action);
    case 'place': return place(rulings, position, action);
    case 'land': return land(rulings, position, action);
    case 'advance': return advance(rulings, position, action);
    case 'end-combat': return endCombat(rulings, position, action);
  }
};

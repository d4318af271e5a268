import type { Action, Answer, Position, Verdict } from '../board/index.ts';
import { advance } from './actions/advance.ts';
import { check } from './actions/check.ts';
import { endCombat } from './actions/end-combat.ts';
import { impossible } from './actions/impossible.ts';
import { land } from './actions/land.ts';
import { lose } from './actions/lose.ts';
import { move } from './actions/move.ts';
import { place } from './actions/place.ts';
import { remove } from './actions/remove.ts';
import { type ActionOf, readyFor } from './actions/verdict.ts';
import type { Policies } from './policies.ts';

/** Judges an action in a position, by the given policies. */
export const judge = (policies: Policies, position: Position, action: Action): Answer => {
  switch (action.type) {
    case 'check': return check(policies, position, action);
    case 'remove': return remove(policies, position, action);
    case 'move': return started(policies, position, action, move);
    case 'lose': return started(policies, position, action, lose);
    case 'place': return started(policies, position, action, place);
    case 'land': return started(policies, position, action, land);
    case 'advance': return started(policies, position, action, advance);
    case 'end-combat': return endCombat(policies, position, action);
  }
};

type Startable = ActionOf<'move' | 'lose' | 'place' | 'land' | 'advance'>;

/** Judges an action that may be unable to start: the board rules it out, or an excess must be removed first. */
const started = <A extends Startable>(
  policies: Policies, position: Position, action: A, judgeIn: (policies: Policies, position: Position, action: A) => Verdict,
): Verdict => {
  const ruledOut = impossible(position, action);
  if (ruledOut !== undefined) return ruledOut;
  const ready = readyFor(policies, position, action);
  if ('legal' in ready) return ready;
  return (ready === position ? undefined : impossible(ready, action)) ?? judgeIn(policies, ready, action);
};

import type { Action, Judge, Owed, Position } from '../../board/index.ts';
import { owedIn } from '../../cases/debts.ts';
import { isSettledPosition } from '../settled.ts';
import type { Knowledge } from '../probe.ts';
import { afterAction, type Play } from '../shrink/play.ts';
import type { Dice } from './dice.ts';
import { drawAction, drawRemoval } from './action.ts';
import { type DrawFacts, drawPosition } from './position.ts';

/** A random position that an engine supports, and up to 12 actions, each in the position that the one before leads to. */
export const drawPlay = (dice: Dice, judge: Judge, knows: Knowledge, drawFacts?: DrawFacts): Play => {
  const start = drawSettled(dice, knows, drawFacts);
  const actions: Action[] = [];
  let position = start;
  for (let left = dice.oneOf([1, 3, 5, 8, 12]); left > 0; left -= 1) {
    const owed = owedIn(position);
    const action = isSettledPosition(position, owed) ? drawNext(dice, position, knows, { owed, isFirst: actions.length === 0 }) : undefined;
    if (action === undefined) break;
    actions.push(action);
    position = afterAction(judge, position, action);
  }
  return { position: start, actions };
};

const drawSettled = (dice: Dice, knows: Knowledge, drawFacts: DrawFacts | undefined): Position => {
  let position = drawPosition(dice, knows, drawFacts);
  for (let attempt = 0; attempt < 8 && !isSettledPosition(position); attempt += 1) position = drawPosition(dice, knows, drawFacts);
  return position;
};

/** Play waits for removals, so most debts are settled before anything else happens. */
const drawNext = (dice: Dice, position: Position, knows: Knowledge, { owed, isFirst }: PlayState): Action | undefined =>
  (owed.length > 0 && dice.chance(isFirst ? 20 : 50) ? drawRemoval(dice, owed) : drawAction(dice, position, owed, knows));

interface PlayState {
  readonly owed: readonly Owed[];
  /** No action was drawn yet. */
  readonly isFirst: boolean;
}

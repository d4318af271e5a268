import type { Action, Judge, Owed, Position } from '../../board/index.ts';
import { owedIn } from '../../cases/debts.ts';
import { isSettledPosition } from '../settled.ts';
import type { Knowledge } from '../probe.ts';
import { afterAction, type Play } from '../shrink/play.ts';
import type { Dice } from './dice.ts';
import { drawAction, drawRemoval } from './action.ts';
import { type DrawFacts, drawPosition } from './position.ts';

/** A random position of what an engine knows, and what happens from there: up to a dozen actions, each taken where the one before leads to. */
export const drawPlay = (dice: Dice, judge: Judge, knows: Knowledge, drawFacts?: DrawFacts): Play => {
  const start = drawSettled(dice, knows, drawFacts);
  const actions: Action[] = [];
  let position = start;
  for (let left = dice.oneOf([1, 3, 5, 8, 12]); left > 0; left -= 1) {
    const owed = owedIn(position);
    const action = isSettledPosition(position, owed) ? drawNext(dice, position, owed, knows, actions.length) : undefined;
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

/** Play waits for removals, so that most that is owed goes before anything else happens. */
const drawNext = (dice: Dice, position: Position, owed: readonly Owed[], knows: Knowledge, taken: number): Action | undefined =>
  (owed.length > 0 && dice.chance(taken === 0 ? 20 : 50) ? drawRemoval(dice, owed) : drawAction(dice, position, owed, knows));

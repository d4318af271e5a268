import type { Action, Owed, Position } from '../board/index.ts';
import type { CaseStep } from '../cases/case.ts';
import { owedIn } from '../cases/generic.ts';
import { isSettledPosition } from './asked.ts';
import type { Asked, Difference, Judge, Probe } from './probe.ts';
import { type Dice, diceFor } from './search/dice.ts';
import { drawAction, drawRemoval } from './search/draw-action.ts';
import { type DrawFacts, drawPosition } from './search/draw-position.ts';
import { inOrder } from './search/in-order.ts';
import { afterAction, type Play } from './shrink/play.ts';

export interface FuzzOptions {
  readonly seed: number;
  /** How many plays are drawn. */
  readonly runs: number;
  /** The first of them, from 0. */
  readonly from?: number;
  readonly drawFacts?: DrawFacts;
  readonly isTimeUp?: () => boolean;
  readonly onProgress?: (progress: FuzzProgress) => void;
  readonly onPassed?: (step: CaseStep) => void;
  /** Told each difference, with the play at whose last action it was met; the search ends where it answers false. */
  readonly onDifference?: (difference: Difference, play: Play, run: number) => boolean | Promise<boolean>;
}

export interface FuzzProgress {
  readonly runs: number;
  readonly asked: number;
  readonly declined: number;
  readonly differences: number;
}

/** Draws random plays and puts all their actions to an engine, one after another as they are played. */
export const fuzz = async (judge: Judge, probe: Probe, options: FuzzOptions): Promise<FuzzProgress> => {
  let progress: FuzzProgress = { runs: 0, asked: 0, declined: 0, differences: 0 };
  for await (const [{ run, play, step }, asked] of inOrder(questionsOf(judge, probe, options), probe.window, (each) => probe.ask(each.step))) {
    progress = counted({ ...progress, runs: run + 1 - (options.from ?? 0) }, asked);
    options.onProgress?.(progress);
    if (asked === 'same') options.onPassed?.(step);
    if (typeof asked !== 'string' && await options.onDifference?.(asked, play(), run) === false) return progress;
  }
  return progress;
};

interface Question {
  readonly run: number;
  readonly step: CaseStep;
  /** The play up to this question. */
  play(): Play;
}

const questionsOf = function* (judge: Judge, probe: Probe, { seed, runs, from = 0, drawFacts, isTimeUp = () => false }: FuzzOptions): Generator<Question> {
  for (let run = from; run < from + runs && !isTimeUp(); run += 1) {
    const play = drawPlay(diceFor(seed, run), judge, drawFacts);
    let position = play.position;
    for (const [at, action] of play.actions.entries()) {
      yield { run, step: probe.question(position, action), play: () => ({ position: play.position, actions: play.actions.slice(0, at + 1) }) };
      position = afterAction(judge, position, action);
    }
  }
};

/** A random position and what happens from there: up to a dozen actions, each taken where the one before leads to. */
export const drawPlay = (dice: Dice, judge: Judge, drawFacts?: DrawFacts): Play => {
  const start = drawSettled(dice, drawFacts);
  const actions: Action[] = [];
  let position = start;
  for (let left = dice.oneOf([1, 3, 5, 8, 12]); left > 0; left -= 1) {
    const owed = owedIn(position);
    const action = isSettledPosition(position, owed) ? drawNext(dice, position, owed, actions.length) : undefined;
    if (action === undefined) break;
    actions.push(action);
    position = afterAction(judge, position, action);
  }
  return { position: start, actions };
};

const drawSettled = (dice: Dice, drawFacts: DrawFacts | undefined): Position => {
  let position = drawPosition(dice, drawFacts);
  for (let attempt = 0; attempt < 8 && !isSettledPosition(position); attempt += 1) position = drawPosition(dice, drawFacts);
  return position;
};

/** Play waits for removals, so that most that is owed goes before anything else happens. */
const drawNext = (dice: Dice, position: Position, owed: readonly Owed[], taken: number): Action | undefined =>
  (owed.length > 0 && dice.chance(taken === 0 ? 20 : 50) ? drawRemoval(dice, owed) : drawAction(dice, position, owed));

const counted = (progress: FuzzProgress, asked: Asked): FuzzProgress => ({
  ...progress,
  asked: progress.asked + (asked === 'declined' ? 0 : 1),
  declined: progress.declined + (asked === 'declined' ? 1 : 0),
  differences: progress.differences + (typeof asked === 'string' ? 0 : 1),
});

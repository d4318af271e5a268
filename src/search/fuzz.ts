import type { Judge } from '../board/index.ts';
import type { CaseStep } from '../cases/case.ts';
import { type SearchCounts, countedWith, NO_COUNTS, type SearchHooks } from './counts.ts';
import { diceFor } from './draw/dice.ts';
import { drawPlay } from './draw/play.ts';
import type { DrawFacts } from './draw/position.ts';
import { inOrder } from './in-order.ts';
import type { Probe } from './probe.ts';
import { afterAction, type Play } from './shrink/play.ts';

export interface FuzzOptions extends SearchHooks<FuzzProgress> {
  readonly seed: number;
  /** How many plays are drawn. */
  readonly runs: number;
  /** The number of the first play; default: 0. */
  readonly from?: number;
  readonly drawFacts?: DrawFacts | undefined;
}

export interface FuzzProgress extends SearchCounts {
  readonly runs: number;
}

/** Draws random plays and asks an engine each of their actions, in the order of play. */
export const fuzz = async (judge: Judge, probe: Probe, options: FuzzOptions): Promise<FuzzProgress> => {
  const { from = 0, onProgress, onPassed, onDifference } = options;
  let progress: FuzzProgress = { ...NO_COUNTS, runs: 0 };
  let drawn = 0;
  const questions = questionsOf(judge, probe, options, () => { drawn += 1; });
  for await (const [{ run, play, step }, outcome] of inOrder(questions, () => probe.window, (question) => probe.ask(question.step))) {
    if (outcome === 'stopped') return progress;
    progress = countedWith({ ...progress, runs: run + 1 - from }, outcome);
    onProgress?.(progress);
    if (outcome === 'same') onPassed?.(step);
    if (typeof outcome !== 'string' && await onDifference?.(outcome, play(), run) === false) return progress;
  }
  return { ...progress, runs: drawn };
};

interface DrawnQuestion {
  readonly run: number;
  readonly step: CaseStep;
  /** The play up to this question. */
  play(): Play;
}

const questionsOf = function* (judge: Judge, probe: Probe, options: FuzzOptions, onDrawn: () => void): Generator<DrawnQuestion> {
  const { seed, runs, from = 0, drawFacts, isTimeUp = () => false } = options;
  for (let run = from; run < from + runs && !isTimeUp(); run += 1) {
    const play = drawPlay(diceFor(seed, run), judge, probe.knows, drawFacts);
    onDrawn();
    let position = play.position;
    for (const [at, action] of play.actions.entries()) {
      const playUpTo = (): Play => ({ position: play.position, actions: play.actions.slice(0, at + 1) });
      yield { run, step: probe.question(position, action), play: playUpTo };
      position = afterAction(judge, position, action);
    }
  }
};

import type { CaseStep } from '../cases/case.ts';
import type { Judge } from '../board/index.ts';
import type { ProbeOutcome, Difference, Probe } from './probe.ts';
import { diceFor } from './draw/dice.ts';
import { drawPlay } from './draw/play.ts';
import type { DrawFacts } from './draw/position.ts';
import { inOrder } from './in-order.ts';
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
  let drawn = 0;
  for await (const [{ run, play, step }, asked] of inOrder(questionsOf(judge, probe, options, () => { drawn += 1; }), probe.window, (each) => probe.ask(each.step))) {
    progress = counted({ ...progress, runs: run + 1 - (options.from ?? 0) }, asked);
    options.onProgress?.(progress);
    if (asked === 'same') options.onPassed?.(step);
    if (typeof asked !== 'string' && await options.onDifference?.(asked, play(), run) === false) return progress;
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
      yield { run, step: probe.question(position, action), play: () => ({ position: play.position, actions: play.actions.slice(0, at + 1) }) };
      position = afterAction(judge, position, action);
    }
  }
};

const counted = (progress: FuzzProgress, asked: ProbeOutcome): FuzzProgress => ({
  ...progress,
  asked: progress.asked + (asked === 'declined' ? 0 : 1),
  declined: progress.declined + (asked === 'declined' ? 1 : 0),
  differences: progress.differences + (typeof asked === 'string' ? 0 : 1),
});

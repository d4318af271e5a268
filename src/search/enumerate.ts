import type { Judge, Position } from '../board/index.ts';
import type { CaseStep } from '../cases/case.ts';
import { type SearchCounts, countedWith, NO_COUNTS, type SearchHooks } from './counts.ts';
import { inOrder } from './in-order.ts';
import type { Probe } from './probe.ts';
import { isIn, type PositionShard, WHOLE } from './scope/count.ts';
import type { Scope } from './scope/types.ts';
import { walk } from './scope/walk.ts';

export interface EnumerateProgress extends SearchCounts {
  /** Positions of the scope that were walked, those of other shards too. */
  readonly positions: number;
  /** The scope was walked to its end. */
  readonly isComplete: boolean;
}

export interface EnumerateOptions extends SearchHooks<EnumerateProgress> {
  readonly shard?: PositionShard;
}

/** Puts every judgement of a scope to an engine, positions with the fewest units first. */
export const enumerate = async (scope: Scope, judge: Judge, probe: Probe, options: EnumerateOptions = {}): Promise<EnumerateProgress> => {
  const { shard = WHOLE, onProgress, onPassed, onDifference } = options;
  let progress: EnumerateProgress = { ...NO_COUNTS, positions: 0, isComplete: false };
  let walked = 0;
  const isTimeUp = options.isTimeUp ?? (() => false);
  const questions = questionsOf({ scope, judge, probe, shard, isTimeUp, onPosition: () => { walked += 1; } });
  for await (const [{ at, step, position }, outcome] of inOrder(questions, () => probe.window, (question) => probe.ask(question.step))) {
    if (outcome === 'stopped') return progress;
    progress = { ...countedWith(progress, outcome), positions: at + 1, isComplete: false };
    onProgress?.(progress);
    if (outcome === 'same') onPassed?.(step);
    if (typeof outcome !== 'string' && await onDifference?.(outcome, { position, actions: [step.action] }, at) === false) return progress;
  }
  return isTimeUp() ? progress : { ...progress, positions: walked, isComplete: true };
};

interface WalkedQuestion {
  /** The number of its position. */
  readonly at: number;
  readonly step: CaseStep;
  /** The position as it is walked, with the values that players' cards print. */
  readonly position: Position;
}

interface Walking {
  readonly scope: Scope;
  readonly judge: Judge;
  readonly probe: Probe;
  readonly shard: PositionShard;
  readonly isTimeUp: () => boolean;
  readonly onPosition: () => void;
}

const questionsOf = function* ({ scope, judge, probe, shard, isTimeUp, onPosition }: Walking): Generator<WalkedQuestion> {
  for (const { at, judgements } of walk(scope, judge)) {
    if (isTimeUp()) return;
    onPosition();
    if (!isIn(shard, at)) continue;
    for (const { position, action } of judgements()) yield { at, position, step: probe.question(position, action) };
  }
};

import type { Judge, Position } from '../board/index.ts';
import type { CaseStep } from '../cases/case.ts';
import type { ProbeOutcome, Difference, Probe } from './probe.ts';
import { isIn, type PositionShard, WHOLE } from './scope/count.ts';
import type { Scope } from './scope/types.ts';
import { walk } from './scope/walk.ts';
import { inOrder } from './in-order.ts';
import type { Play } from './shrink/play.ts';

/** How far an enumeration has come: it can go on from there. */
export interface EnumerateProgress {
  /** Positions of the scope that are done with, those of other shards too. */
  readonly positions: number;
  readonly asked: number;
  readonly declined: number;
  readonly differences: number;
}

export const NOTHING_YET: EnumerateProgress = { positions: 0, asked: 0, declined: 0, differences: 0 };

export interface EnumerateOptions {
  readonly shard?: PositionShard;
  readonly from?: EnumerateProgress;
  /** Told after each position. */
  readonly onProgress?: (progress: EnumerateProgress) => void;
  readonly onPassed?: (step: CaseStep) => void;
  /** Told each difference, those with the fewest units first, with what was asked; the enumeration ends where it answers false. */
  readonly onDifference?: (difference: Difference, play: Play) => boolean | Promise<boolean>;
}

/**
 * Puts every judgement of a scope to an engine. What is told last of an enumeration that was ended is where it can go on. Where it was to
 * go on beyond the end of the scope, it comes back with the fewer positions that there are.
 */
export const enumerate = async (scope: Scope, judge: Judge, probe: Probe, options: EnumerateOptions = {}): Promise<EnumerateProgress> => {
  const { shard = WHOLE, from = NOTHING_YET, onProgress, onPassed, onDifference } = options;
  let [done, now] = [from, from];
  let walked = 0;
  const questions = questionsOf(scope, judge, probe, shard, from.positions, () => { walked += 1; });
  for await (const [{ at, step, position }, asked] of inOrder(questions, probe.window, (question) => probe.ask(question.step))) {
    if (at >= now.positions) {
      done = { ...now, positions: at };
      onProgress?.(done);
    }
    now = counted({ ...now, positions: at + 1 }, asked);
    if (asked === 'same') onPassed?.(step);
    if (typeof asked !== 'string' && await onDifference?.(asked, { position, actions: [step.action] }) === false) return now;
  }
  if (walked < from.positions) return { ...from, positions: walked };
  onProgress?.(now);
  return now;
};

interface WalkedQuestion {
  /** The number of its position. */
  readonly at: number;
  readonly step: CaseStep;
  /** As it is walked, with the values of players' cards. */
  readonly position: Position;
}

const questionsOf = function* (
  scope: Scope, judge: Judge, probe: Probe, shard: PositionShard, from: number, onPosition: () => void,
): Generator<WalkedQuestion> {
  for (const { at, judgements } of walk(scope, judge)) {
    onPosition();
    if (at < from || !isIn(shard, at)) continue;
    for (const { position, action } of judgements()) yield { at, position, step: probe.question(position, action) };
  }
};

const counted = (progress: EnumerateProgress, asked: ProbeOutcome): EnumerateProgress => ({
  ...progress,
  asked: progress.asked + (asked === 'declined' ? 0 : 1),
  declined: progress.declined + (asked === 'declined' ? 1 : 0),
  differences: progress.differences + (typeof asked === 'string' ? 0 : 1),
});

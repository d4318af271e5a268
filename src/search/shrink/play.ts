import { type Action, isVerdict, type Judge, type Position } from '../../board/index.ts';
import { isSettled } from '../settled.ts';
import type { ProbeOutcome, Difference, Probe } from '../probe.ts';
import type { CaseStep } from '../../cases/case.ts';

/** A position and one action or more, each taken in the position that the one before leads to. */
export interface Play {
  readonly position: Position;
  /** At least one. */
  readonly actions: readonly Action[];
}

/** Where an action leads: nowhere, where it is illegal. */
export const afterAction = (judge: Judge, position: Position, action: Action): Position => {
  const answer = judge(position, action);
  return isVerdict(answer) && answer.legal ? answer.position : position;
};

/** The questions of a play, in turn; `undefined`: one of them asks something open. */
export const questionsIn = (probe: Probe, judge: Judge, { position, actions }: Play): readonly CaseStep[] | undefined => {
  const steps: CaseStep[] = [];
  let now = position;
  for (const action of actions) {
    if (!isSettled(now, action)) return undefined;
    steps.push(probe.question(now, action));
    now = afterAction(judge, now, action);
  }
  return steps;
};

/** What differs at the last action of a play, all of it asked in turn. */
export const differenceAtLast = async (probe: Probe, judge: Judge, play: Play): Promise<Difference | undefined> => {
  const steps = questionsIn(probe, judge, play);
  if (steps === undefined) return undefined;
  let last: ProbeOutcome = 'same';
  for (const step of steps) last = await probe.ask(step);
  return typeof last === 'string' ? undefined : last;
};

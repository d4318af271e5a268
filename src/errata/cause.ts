import type { ClauseId, Judge } from '../board/index.ts';
import type { ChangedAnswer } from './rulings.ts';
import type { ErratumDifference } from './smallest.ts';
import { saysOtherwise } from './kind-of-difference.ts';

/** A changed answer, and the engine before the erratum with that answer alone in it. */
export interface Alone extends ChangedAnswer {
  readonly judge: Judge;
}

/**
 * The clause of the ruling that causes a difference: the first that makes the new answer alone; else the first that changes it at all;
 * else, where only several together do, the first.
 */
export const causeOf = ({ position, action, before, after }: ErratumDifference, alone: readonly Alone[]): ClauseId | undefined => {
  const answered = alone.map(({ ruling, judge }) => ({ clause: ruling.clause, answer: judge(position, action) }));
  const cause = answered.find(({ answer }) => !saysOtherwise(answer, after)) ?? answered.find(({ answer }) => saysOtherwise(before, answer));
  return (cause ?? answered[0])?.clause;
};

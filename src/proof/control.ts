import { isVerdict, type Answer, type Verdict, type Position } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import { rulingsOf } from '../rules/article.ts';
import type { Article } from '../rules/types.ts';
import type { JudgesFor } from './engines.ts';
import { editionsOf, passes, type Trial } from './trial.ts';

/** Makes the control out of the right answer. */
export type Control = (answer: Answer, position: Position) => Answer;

/** Inverts every verdict and adds one to every number: what passes with this engine passes with anything. */
export const inverted: Control = (answer, position) => {
  if (isVerdict(answer)) return invertedVerdict(answer, position);
  return { ...answer, capacity: answer.capacity + 1, counted: answer.counted + 1, excess: answer.excess + 1 };
};

/** The cases that the control passes: there must be none. */
export const passedByControl = (article: Article, trials: readonly Trial[], judgesFor: JudgesFor, control: Control): readonly Case[] =>
  trials.filter((trial) => {
    const right = judgesFor(rulingsOf(article, editionsOf(trial.case).at(-1) ?? 'current'))(trial.case.profile);
    return passes(trial, (position, action) => control(right(position, action), position));
  }).map((trial) => trial.case);

const invertedVerdict = ({ legal, because }: Verdict, position: Position): Verdict =>
  (legal ? { legal: false, reason: 'not-now', because } : { legal: true, position, owes: [], because });

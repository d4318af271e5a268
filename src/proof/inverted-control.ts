import { isVerdict, type Answer, type Verdict, type Position } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import { rulingsOf } from '../rules/article.ts';
import type { Article } from '../rules/types.ts';
import type { JudgesFor } from './judges.ts';
import { editionsOf, passesCase, type PreparedCase } from './prepared-case.ts';

/** Turns the right answer to a question into the control's wrong one. */
export type Control = (answer: Answer, position: Position) => Answer;

/** Inverts every verdict and adds one to every number: a case that accepts these answers accepts anything. */
export const invertAnswer: Control = (answer, position) => {
  if (isVerdict(answer)) return invertedVerdict(answer, position);
  return { ...answer, capacity: answer.capacity + 1, counted: answer.counted + 1, excess: answer.excess + 1 };
};

/** The cases that accept the control's answers: there must be none. */
export const passedByControl = (
  article: Article, cases: readonly PreparedCase[], judgesFor: JudgesFor, control: Control,
): readonly Case[] =>
  cases.filter((prepared) => {
    const right = judgesFor(rulingsOf(article, editionsOf(prepared.case).at(-1) ?? 'current'))(prepared.case.profile);
    return passesCase(prepared, (position, action) => control(right(position, action), position));
  }).map((prepared) => prepared.case);

const invertedVerdict = ({ legal, because }: Verdict, position: Position): Verdict =>
  (legal ? { legal: false, reason: 'not-now', because } : { legal: true, position, owes: [], because });

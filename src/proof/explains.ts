import { type Answer, isVerdict, type Judge } from '../board/index.ts';
import type { CaseStep, Expected } from '../cases/case.ts';
import { acceptedAnswers } from '../cases/accepted-answers.ts';
import { compare, statedIn } from '../runner/compare.ts';

/** Whether an engine answers a question so that the runner lets it pass. */
export const isRight = (judge: Judge, step: CaseStep, accepted: readonly Expected[] = acceptedAnswers(step)): boolean =>
  compare(step, accepted, judge(step.position, step.action)).kind === 'pass';

/** Whether it would let it pass, too, if the engine removed at once what leaves no choice. */
export const isRightAtOnce = (judge: Judge, step: CaseStep): boolean => {
  if (isRight(judge, step)) return true;
  const told: CaseStep = { ...step, expected: expectedBy(judge(step.position, step.action), step) };
  const [, settled] = told.expected.kind === 'legal' ? acceptedAnswers(told) : [];
  if (settled?.kind !== 'legal') return false;
  return compare(step, acceptedAnswers(step), { legal: true, ...settled }).kind === 'pass';
};

/** Whether an engine's answer explains what another one answered, as the runner compares: the other may remove at once what leaves no choice. */
export const explains = (judge: Judge, step: CaseStep, actual: unknown, accepted: typeof acceptedAnswers = acceptedAnswers): boolean => {
  const told: CaseStep = { ...step, expected: expectedBy(judge(step.position, step.action), step) };
  return compare(told, accepted(told), actual).kind === 'pass';
};

/** The answer as a case would expect it: no more of it than the case itself speaks of. */
const expectedBy = (answer: Answer, { action, expected }: CaseStep): Expected => {
  if (!isVerdict(answer)) {
    return { kind: 'numbers', ...Object.fromEntries(statedIn(expected).map((name) => [name, answer[name]])) };
  }
  if (!answer.legal) return { kind: 'illegal', reason: answer.reason };
  return {
    kind: 'legal', position: answer.position, owes: answer.owes,
    ...(action.type === 'end-combat' && answer.winner !== undefined ? { winner: answer.winner } : {}),
    ...(expected.kind === 'legal' && expected.as !== undefined && answer.as !== undefined ? { as: answer.as } : {}),
  };
};

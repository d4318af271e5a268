import { type Answer, isVerdict, type Judge } from '../board/index.ts';
import type { CaseStep, Expected } from '../cases/case.ts';
import { acceptedAnswers } from '../cases/accepted-answers.ts';
import { compare, statedIn } from '../runner/compare.ts';
import { defined, isRecord } from '../text/records.ts';

/** Whether an engine's answer to a step passes. */
export const passesStep = (judge: Judge, step: CaseStep, accepted: readonly Expected[] = acceptedAnswers(step)): boolean =>
  compare(step, accepted, judge(step.position, step.action)).kind === 'pass';

/** Whether it passes as it is, or after the removals that leave the player no choice. */
export const passesStepAtOnce = (judge: Judge, step: CaseStep): boolean => {
  if (passesStep(judge, step)) return true;
  const asExpected: CaseStep = { ...step, expected: expectedBy(judge(step.position, step.action), step) };
  const [, settled] = asExpected.expected.kind === 'legal' ? acceptedAnswers(asExpected) : [];
  if (settled?.kind !== 'legal') return false;
  return compare(step, acceptedAnswers(step), { legal: true, ...settled }).kind === 'pass';
};

/**
 * Whether an engine's answer equals what another engine answered, which may have made the removals that leave no choice.
 * If the case expects a refusal, debts aren't compared: engines that go on too early disagree about old debts.
 */
export const givesSameAnswer = (
  judge: Judge, step: CaseStep, actual: unknown, accepted: typeof acceptedAnswers = acceptedAnswers,
): boolean => {
  const asExpected: CaseStep = { ...step, expected: expectedBy(judge(step.position, step.action), step) };
  return [actual, withDebtsOf(asExpected, step, actual)].some((each) => compare(asExpected, accepted(asExpected), each).kind === 'pass');
};

const withDebtsOf = ({ expected }: CaseStep, refused: CaseStep, actual: unknown): unknown =>
  (refused.expected.kind === 'illegal' && expected.kind === 'legal' && isRecord(actual) ? { ...actual, owes: expected.owes } : actual);

/** The answer as a case would expect it, with only the members that the case itself compares. */
const expectedBy = (answer: Answer, { action, expected }: CaseStep): Expected => {
  if (!isVerdict(answer)) {
    return { kind: 'numbers', ...Object.fromEntries(statedIn(expected).map((name) => [name, answer[name]])) };
  }
  if (!answer.legal) return { kind: 'illegal', reason: answer.reason };
  return defined({
    kind: 'legal' as const, position: answer.position, owes: answer.owes,
    winner: action.type === 'end-combat' ? answer.winner : undefined,
    as: expected.kind === 'legal' && expected.as !== undefined ? answer.as : undefined,
  });
};

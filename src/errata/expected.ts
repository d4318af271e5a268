import { type Answer, NUMBER_NAMES } from '../board/index.ts';
import { acceptedAnswers } from '../cases/index.ts';
import type { CaseStep } from '../cases/case.ts';
import { expectedFrom } from '../cases/from-answer.ts';
import { compare } from '../runner/compare.ts';
import type { Part } from '../runner/report.ts';

/** The step, expecting this answer instead; of the three numbers, it still states the same ones. */
export const restatedBy = (step: CaseStep, answer: Answer): CaseStep => {
  const expected = expectedFrom(answer);
  const stated = step.expected;
  if (expected.kind !== 'numbers' || stated.kind !== 'numbers') return { ...step, expected };
  const numbers = NUMBER_NAMES.filter((name) => stated[name] !== undefined).map((name) => [name, expected[name]]);
  return { ...step, expected: { kind: 'numbers', ...Object.fromEntries(numbers) } };
};

/** The parts in which one answer is wrong if the other is right; none if every case accepts both. */
export const partsThatDiffer = (question: Omit<CaseStep, 'expected'>, before: Answer, after: Answer): readonly Part[] => {
  const step: CaseStep = { ...question, expected: expectedFrom(before) };
  const comparison = compare(step, acceptedAnswers(step), after);
  return comparison.kind === 'fail' ? comparison.parts : [];
};

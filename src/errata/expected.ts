import { type Action, type Answer, NUMBER_NAMES, type Owed, type Position } from '../board/index.ts';
import { acceptedAnswers } from '../cases/index.ts';
import type { CaseStep } from '../cases/case.ts';
import { expectedFrom } from '../search/probe.ts';
import { compare } from '../runner/compare.ts';
import type { Part } from '../runner/report.ts';

/** A step of a case that expects this answer instead; it states as much as it stated. */
export const restatedBy = (step: CaseStep, answer: Answer): CaseStep => {
  const expected = expectedFrom(answer);
  const stated = step.expected;
  if (expected.kind !== 'numbers' || stated.kind !== 'numbers') return { ...step, expected };
  const numbers = NUMBER_NAMES.filter((name) => stated[name] !== undefined).map((name) => [name, expected[name]]);
  return { ...step, expected: { kind: 'numbers', ...Object.fromEntries(numbers) } };
};

/** The parts in which an answer is wrong by another one; none where every case accepts both. */
export const partsThatDiffer = (position: Position, owed: readonly Owed[], action: Action, before: Answer, after: Answer): readonly Part[] => {
  const step = { position, owed, action, expected: expectedFrom(before) };
  const comparison = compare(step, acceptedAnswers(step), after);
  return comparison.kind === 'fail' ? comparison.parts : [];
};

import type { CaseStep, Expected } from '../../cases/case.ts';
import { acceptedAnswers } from '../../cases/settle.ts';
import { compare } from '../../runner/compare.ts';
import { type Difference, expectedFrom, type Judge } from '../probe.ts';

/** An engine that misreads one ruling, by its name `RULING=ANSWER`. */
export interface Misreader {
  readonly name: string;
  readonly judge: Judge;
}

/** The misreadings that answer just what the engine has answered; where none does, those that do if it removes at once what leaves no choice. */
export const explaining = (misreaders: readonly Misreader[], { kind, step, actual }: Difference): readonly Misreader[] => {
  if (kind !== 'fail') return [];
  const exactly = misreaders.filter(({ judge }) => answersSo(judge, step, actual, (misread) => [misread.expected]));
  return exactly.length > 0 ? exactly : misreaders.filter(({ judge }) => answersSo(judge, step, actual, acceptedAnswers));
};

/** Those of them that also answer as the engine has answered other questions, namely rightly. */
export const notRefuted = (misreaders: readonly Misreader[], passed: readonly CaseStep[]): readonly Misreader[] =>
  misreaders.filter(({ judge }) => passed.every((step) => isRight(judge, step)));

/** Questions that were answered rightly: the last so many of them. */
export class Passed {
  readonly #steps: CaseStep[] = [];
  #next = 0;

  add(step: CaseStep): void {
    this.#steps[this.#next] = step;
    this.#next = (this.#next + 1) % KEPT;
  }

  steps(): readonly CaseStep[] {
    return this.#steps;
  }
}

const KEPT = 500;

const answersSo = (judge: Judge, step: CaseStep, actual: unknown, accepted: (step: CaseStep) => readonly Expected[]): boolean => {
  const misread = { ...step, expected: expectedFrom(judge(step.position, step.action)) };
  return compare(misread, accepted(misread), actual).kind === 'pass';
};

const isRight = (judge: Judge, step: CaseStep): boolean => compare(step, acceptedAnswers(step), judge(step.position, step.action)).kind === 'pass';

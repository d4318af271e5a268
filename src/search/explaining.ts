import type { CaseStep } from '../cases/case.ts';
import { givesSameAnswer, passesStepAtOnce } from '../proof/judge-answers.ts';
import type { Judge } from '../board/index.ts';
import type { Difference } from './probe.ts';

/** An engine that misreads one ruling, by its name `RULING=ANSWER`. */
export interface MisreadingJudge {
  readonly name: string;
  readonly judge: Judge;
}

/** The misreadings that answer what the engine has answered, as the runner compares: it may remove at once what leaves no choice. */
export const explaining = (misreaders: readonly MisreadingJudge[], { kind, step, actual }: Difference): readonly MisreadingJudge[] =>
  (kind === 'fail' ? misreaders.filter(({ judge }) => givesSameAnswer(judge, step, actual)) : []);

/** Those of them that answer just that; all, where none does. */
export const exactFirst = (fits: readonly MisreadingJudge[], { step, actual }: Difference): readonly MisreadingJudge[] => {
  const exactly = fits.filter(({ judge }) => givesSameAnswer(judge, step, actual, ({ expected }) => [expected]));
  return exactly.length > 0 ? exactly : fits;
};

/** The misreadings that also answer these questions correctly, as the engine did; it may remove at once what leaves no choice. */
export const notRefuted = (misreaders: readonly MisreadingJudge[], passed: readonly CaseStep[]): readonly MisreadingJudge[] =>
  misreaders.filter(({ judge }) => passed.every((step) => passesStepAtOnce(judge, leastExpected(step))));

/** Of a count, only the excess: an engine that passed may have left out the other two numbers. */
const leastExpected = (step: CaseStep): CaseStep => {
  const { expected } = step;
  if (expected.kind !== 'numbers' || expected.excess === undefined) return step;
  return { ...step, expected: { kind: 'numbers', excess: expected.excess } };
};

import type { CaseStep } from '../../cases/case.ts';
import { explains, isRight } from '../explains.ts';
import type { Difference, Judge } from '../probe.ts';

/** An engine that misreads one ruling, by its name `RULING=ANSWER`. */
export interface Misreader {
  readonly name: string;
  readonly judge: Judge;
}

/** The misreadings that answer just what the engine has answered; where none does, those that do if it removes at once what leaves no choice. */
export const explaining = (misreaders: readonly Misreader[], { kind, step, actual }: Difference): readonly Misreader[] => {
  if (kind !== 'fail') return [];
  const exactly = misreaders.filter(({ judge }) => explains(judge, step, actual, ({ expected }) => [expected]));
  return exactly.length > 0 ? exactly : misreaders.filter(({ judge }) => explains(judge, step, actual));
};

/** Those of them that also answer as the engine has answered other questions, namely rightly. */
export const notRefuted = (misreaders: readonly Misreader[], passed: readonly CaseStep[]): readonly Misreader[] =>
  misreaders.filter(({ judge }) => passed.every((step) => isRight(judge, step)));

import { type Answer, isVerdict } from '../board/index.ts';
import { defined } from '../text/records.ts';
import type { Expected } from './case.ts';

/** An answer of the reference engine as the expected outcome of a step. */
export const expectedFrom = (answer: Answer): Expected => {
  if (!isVerdict(answer)) return { kind: 'numbers', capacity: answer.capacity, counted: answer.counted, excess: answer.excess };
  if (!answer.legal) return { kind: 'illegal', reason: answer.reason };
  const { position, owes, winner, as } = answer;
  return defined({ kind: 'legal' as const, position, owes, winner, as });
};

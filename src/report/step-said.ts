import type { StepReport } from '../runner/report.ts';
import { inShort } from '../subjects/shape.ts';
import { LONGEST, printable } from './printable.ts';
import { rowsOf } from './side-by-side.ts';
import { actionInWords, expectedInWords, owedInWords, positionInWords } from './words.ts';

/** The position and the action, a line for each thing that they say. */
export const givenSaid = ({ step, position, owed, action }: StepReport): readonly string[] => [
  ...[...positionInWords(position), ...owed.map(owedInWords)].map((line) => printable(line)),
  `${step === 1 ? '' : `step ${step}: `}${printable(actionInWords(action), 2 * LONGEST)}`,
];

/** What was expected, where it can be beside the answer to it. */
export const expectedSaid = (at: StepReport): readonly string[] => {
  const rows = rowsOf(at);
  return rows.length === 0 ? expectedInWords(at.expected).map((line) => printable(line)) : rows.map(({ expected }) => expected);
};

/** What came: in words where it can be read, as JSON where it can't, nothing where nothing came. */
export const answerSaid = (at: StepReport): readonly string[] => {
  if (at.actual === undefined) return [];
  const rows = rowsOf(at);
  return rows.length === 0 ? [printable(inShort(at.actual, LONGEST))] : rows.map(({ actual }) => actual);
};

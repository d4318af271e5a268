import type { StepReport } from '../../runner/report.ts';
import { inShort } from '../../text/values.ts';
import { LONGEST, printable } from '../../text/printable.ts';
import { comparedRows } from './side-by-side.ts';
import { actionInWords, expectedInWords, owedInWords, positionInWords } from './board.ts';

/** A failed step in lines under the labels of the text report; no `actual` lines where no answer came. */
export const stepInWords = (at: StepReport) =>
  ({ given: givenLines(at), action: [actionLine(at)], expected: expectedLines(at), actual: actualLines(at) });

/** A failed step as one list of lines, each with its label. */
export const stepLines = (at: StepReport): readonly (readonly [label: string, line: string])[] =>
  Object.entries(stepInWords(at)).flatMap(([label, lines]) => lines.map((line) => [label, line] as const));

/** The position before the action, with what is owed. */
export const givenLines = ({ position, owed }: StepReport): readonly string[] =>
  [...positionInWords(position), ...owed.map(owedInWords)].map((line) => printable(line));

/** `step 2: red moves …`. */
export const actionLine = ({ step, action }: StepReport): string =>
  `${step === 1 ? '' : `step ${step}: `}${printable(actionInWords(action), 2 * LONGEST)}`;

/** The expected answer, line by line beside the actual one where that can be read. */
const expectedLines = (at: StepReport): readonly string[] => {
  const rows = comparedRows(at);
  if (rows.length === 0) return expectedInWords(at.expected).map((line) => printable(line));
  return rows.map(({ expected }) => expected).filter(isFilled);
};

/** The actual answer: in words where it can be read, otherwise as JSON. */
const actualLines = (at: StepReport): readonly string[] => {
  if (at.actual === undefined) return shortenedLines(at);
  const rows = comparedRows(at);
  return rows.length === 0 ? [printable(inShort(at.actual, LONGEST))] : rows.map(({ actual }) => actual).filter(isFilled);
};

/** The line about an answer that is too long to be kept. */
export const shortenedLines = ({ shortened }: StepReport): readonly string[] => (shortened === undefined ? [] : [printable(shortened)]);

// the shorter column ends with empty lines
const isFilled = (line: string): boolean => line !== '';

import type { StepReport } from '../../runner/report.ts';
import { inShort } from '../../text/values.ts';
import { LONGEST, printable } from '../../text/printable.ts';
import { comparedRows } from './side-by-side.ts';
import { actionInWords, expectedInWords, owedInWords, positionInWords } from './board.ts';

/** A step under the words of the text report, a line for each thing that is said there; `actual` is empty where nothing came. */
export const stepInWords = (at: StepReport) => ({ given: givenLines(at), action: [actionLine(at)], expected: expectedLines(at), actual: actualLines(at) });

/** The same in one list, each line under its word. */
export const stepLines = (at: StepReport): readonly (readonly [word: string, line: string])[] =>
  Object.entries(stepInWords(at)).flatMap(([word, lines]) => lines.map((line) => [word, line] as const));

const givenLines = ({ position, owed }: StepReport): readonly string[] =>
  [...positionInWords(position), ...owed.map(owedInWords)].map((line) => printable(line));

const actionLine = ({ step, action }: StepReport): string => `${step === 1 ? '' : `step ${step}: `}${printable(actionInWords(action), 2 * LONGEST)}`;

/** What was expected, where it can be beside the answer to it. */
const expectedLines = (at: StepReport): readonly string[] => {
  const rows = comparedRows(at);
  return rows.length === 0 ? expectedInWords(at.expected).map((line) => printable(line)) : rows.map(({ expected }) => expected).filter(isSaid);
};

/** What came: in words where it can be read, as JSON where it can't, nothing where nothing came. */
const actualLines = (at: StepReport): readonly string[] => {
  if (at.actual === undefined) return shortenedLines(at);
  const rows = comparedRows(at);
  return rows.length === 0 ? [printable(inShort(at.actual, LONGEST))] : rows.map(({ actual }) => actual).filter(isSaid);
};

/** What is said of an answer that is too long. */
export const shortenedLines = ({ shortened }: StepReport): readonly string[] => (shortened === undefined ? [] : [printable(shortened)]);

// in two columns the shorter is filled up
const isSaid = (line: string): boolean => line !== '';

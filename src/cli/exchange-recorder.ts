import type { Trace } from '../subjects/process/source.ts';

/** Records messages to an engine (`>`) and from it (`<`). It stays small, however much an engine writes. */
export interface ExchangeRecorder {
  readonly trace: Trace;
  /** The lines since the last call: at most the first hundred. */
  taken(): readonly string[];
}

/** A recorder that has heard nothing yet. */
export const exchangeRecorder = (): ExchangeRecorder => {
  let lines: string[] = [];
  return {
    trace: (direction, line) => {
      if (lines.length < MOST_LINES) lines.push(`${direction} ${beginningOf(line)}`);
    },
    taken: () => {
      const all = lines;
      lines = [];
      return all;
    },
  };
};

const MOST_LINES = 100;

/** In characters: more than is shown of a line. */
const LONGEST_LINE = 4000;

/** A copy: the beginning of a text alone would keep the whole text in memory. */
const beginningOf = (line: string): string =>
  (line.length <= LONGEST_LINE ? line : Buffer.from(line.slice(0, LONGEST_LINE)).toString());

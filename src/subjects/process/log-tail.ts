import { printable } from '../../text/printable.ts';

/** The end of a log. It stays small, however much is written. */
export interface LogTail {
  take(chunk: Buffer): void;
  /** The last lines, safe for a terminal. */
  lines(): readonly string[];
}

/** An empty log: keeps the last 16 KiB, and shows at most the last 20 lines. */
export const logTail = (): LogTail => {
  let kept = Buffer.alloc(0);
  let isCut = false;
  return {
    take: (chunk) => {
      const all = chunk.length >= MOST_BYTES ? chunk : Buffer.concat([kept, chunk]);
      isCut ||= all.length > MOST_BYTES || all === chunk;
      kept = Buffer.from(all.subarray(-MOST_BYTES));
    },
    lines: () => lastLines(kept.toString('utf8'), isCut),
  };
};

const MOST_BYTES = 16_384;
const MOST_LINES = 20;
const LONGEST_LINE = 500; // in characters

/** If the beginning was cut off, the first line is incomplete and left out. */
const lastLines = (text: string, isCut: boolean): readonly string[] => {
  const lines = text.split(/\r?\n/);
  const whole = isCut && lines.length > 1 ? lines.slice(1) : lines;
  return whole.filter((line) => line.trim() !== '').slice(-MOST_LINES).map((line) => printable(line.replaceAll('\t', '  '), LONGEST_LINE));
};

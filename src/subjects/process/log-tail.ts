import { shownLog } from './shown.ts';

/** The end of a log: however much is written, little is kept. */
export interface LogTail {
  take(chunk: Buffer): void;
  /** The last lines, safe for a terminal. */
  lines(): readonly string[];
}

export const logTail = (): LogTail => {
  let kept = Buffer.alloc(0);
  let cut = false;
  return {
    take: (chunk) => {
      const all = chunk.length >= MOST_BYTES ? chunk : Buffer.concat([kept, chunk]);
      cut ||= all.length > MOST_BYTES || all === chunk;
      kept = Buffer.from(all.subarray(-MOST_BYTES));
    },
    lines: () => lastLines(kept.toString('utf8'), cut),
  };
};

const MOST_BYTES = 16_384;
const MOST_LINES = 20;

/** Where the beginning was cut off, the first line is half a line. */
const lastLines = (text: string, cut: boolean): readonly string[] => {
  const lines = text.split(/\r?\n/);
  const whole = cut && lines.length > 1 ? lines.slice(1) : lines;
  return whole.filter((line) => line.trim() !== '').slice(-MOST_LINES).map(shownLog);
};

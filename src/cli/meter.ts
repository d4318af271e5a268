import type { Io } from './io.ts';

/** A line on a terminal that says how far a search is; to anyone else it shows nothing. */
export interface Meter {
  show(line: () => string): void;
  clear(): void;
  /** Seconds since it was made. */
  seconds(): number;
}

export const meterOn = ({ stderr, env }: Pick<Io, 'stderr' | 'env'>, now: () => number = Date.now): Meter => {
  const begun = now();
  const isSeen = stderr.isTTY === true && env['TERM'] !== 'dumb';
  let shown = begun;
  return {
    show: (line) => {
      if (!isSeen || now() - shown < BETWEEN) return;
      shown = now();
      stderr.write(`${BLANK}${line().slice(0, (stderr.columns ?? NARROW) - 1)}`);
    },
    clear: () => { if (isSeen) stderr.write(BLANK); },
    seconds: () => Math.max(0.001, (now() - begun) / 1000),
  };
};

/** `12345 in 2.1 s, 5879 a second`. */
export const rateInWords = (count: number, seconds: number): string => `${count} in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second`;

/** In milliseconds. */
const BETWEEN = 200;
const NARROW = 80;
const BLANK = '\r\u001b[K';

import type { Subject } from '../subjects/subject.ts';
import { printable } from '../text/printable.ts';
import type { Io } from './io.ts';

/** A line on the terminal that shows how far a command is. */
export interface Progress {
  show(line: () => string): void;
  /** The same subject, with its replies counted; at most `requests` requests follow. */
  watched(subject: Subject, requests: number): Subject;
  /** Erases the line. */
  clear(): void;
  /** Seconds since the start; never 0. */
  seconds(): number;
}

/** Shows the line on a terminal once a command takes more than a second; elsewhere it shows nothing. */
export const progressOn = ({ stderr, env }: Pick<Io, 'stderr' | 'env'>, now: () => number = Date.now): Progress => {
  const begun = now();
  const seconds = (): number => Math.max(0.001, (now() - begun) / 1000);
  if (stderr.isTTY !== true || env['TERM'] === 'dumb') return { ...UNSEEN, seconds };
  let shown = begun;
  const show = (line: () => string): void => {
    if (now() - begun < PATIENCE || now() - shown < BETWEEN) return;
    shown = now();
    stderr.write(`${BLANK}${line().slice(0, (stderr.columns ?? NARROW) - 1)}`);
  };
  return {
    show,
    watched: (subject, requests) => counted(subject, (done) => show(() => `${printable(subject.hello.name, 40)}: ${done} of ${requests}`)),
    clear: () => { if (shown > begun) stderr.write(BLANK); },
    seconds,
  };
};

/** In milliseconds: when the line appears, and how often it changes. */
const PATIENCE = 1000;
const BETWEEN = 100;
const NARROW = 80;
const BLANK = '\r\u001b[K';

const UNSEEN: Omit<Progress, 'seconds'> = { show: () => undefined, watched: (subject) => subject, clear: () => undefined };

const counted = (subject: Subject, tell: (done: number) => void): Subject => {
  let done = 0;
  return {
    ...subject,
    ask: async (request) => {
      const reply = await subject.ask(request);
      tell(done += 1);
      return reply;
    },
  };
};

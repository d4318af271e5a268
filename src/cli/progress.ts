import type { Subject } from '../subjects/subject.ts';
import { printable } from '../report/printable.ts';
import type { Io } from './io.ts';

/** A line that says how far a run is. */
export interface Progress {
  /** The subject itself, counted: `requests` is how many will be sent at most. */
  watched(subject: Subject, requests: number): Subject;
  /** Takes the line away. */
  clear(): void;
}

/** Shows the line on a terminal, on runs that take more than a second; to anyone else it shows nothing. */
export const progressOn = ({ stderr, env }: Pick<Io, 'stderr' | 'env'>, now: () => number = Date.now): Progress => {
  if (stderr.isTTY !== true || env['TERM'] === 'dumb') return UNSEEN;
  const begun = now();
  let shown = begun;
  const show = (line: string): void => {
    if (now() - begun < PATIENCE || now() - shown < BETWEEN) return;
    shown = now();
    stderr.write(`${BLANK}${line.slice(0, (stderr.columns ?? NARROW) - 1)}`);
  };
  return {
    watched: (subject, requests) => counted(subject, (done) => show(`${printable(subject.hello.name, 40)}: ${done} of ${requests}`)),
    clear: () => { if (shown > begun) stderr.write(BLANK); },
  };
};

/** In milliseconds. */
const PATIENCE = 1000;
const BETWEEN = 100;
const NARROW = 80;
const BLANK = '\r\u001b[K';

const UNSEEN: Progress = { watched: (subject) => subject, clear: () => undefined };

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

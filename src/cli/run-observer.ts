import { counted } from '../text/counted.ts';
import { printable } from '../text/printable.ts';
import type { SubjectSource } from '../subjects/subject.ts';
import type { Io } from './io.ts';
import type { Observer } from './make-report.ts';
import { progressOn } from './progress.ts';
import { traced, type TraceFile } from './trace.ts';

/** Shows the progress of a run on a terminal, records the messages in `trace`, and says how long each engine took unless `isQuiet`. */
export const observerOn = (io: Pick<Io, 'stderr' | 'env'>, isQuiet = false, trace?: TraceFile): Observer => {
  let progress = progressOn(io);
  return {
    starting: ({ label }) => {
      progress = progressOn(io);
      trace?.heading(label);
    },
    opened: (subject, source, requests) =>
      progress.watched(isReference(source) && trace !== undefined ? traced(subject, trace.line) : subject, requests),
    closed: ({ hello }, source, cases) => {
      progress.clear();
      if (isReference(source) || isQuiet) return;
      io.stderr.write(`${printable(hello.name)}: ${counted(cases, 'case')} in ${progress.seconds().toFixed(1)} s\n`);
    },
  };
};

/** The reference engine answers in this process, in no time. */
const isReference = ({ label }: SubjectSource): boolean => label === 'reference';

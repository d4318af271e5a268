import { availableParallelism } from 'node:os';
import { counted } from '../text/counted.ts';
import { printable } from '../text/printable.ts';
import type { SubjectSource } from '../subjects/subject.ts';
import type { Io } from './io.ts';
import type { Observer } from './make-report.ts';
import { progressOn } from './progress.ts';
import { traced, type TraceFile } from './trace.ts';

export interface ObserverOptions {
  readonly isQuiet?: boolean | undefined;
  /** How many processes of each engine start. */
  readonly jobs?: number | undefined;
}

/** Shows the progress of a run on a terminal, records the messages in `trace`, and says how long each engine took unless `isQuiet`. */
export const observerOn = (io: Pick<Io, 'stderr' | 'env'>, { isQuiet = false, jobs = 1 }: ObserverOptions, trace?: TraceFile): Observer => {
  let progress = progressOn(io);
  return {
    starting: ({ label }) => {
      progress = progressOn(io);
      trace?.heading(label);
      if (label !== REFERENCE && jobs > MANY * availableParallelism()) io.stderr.write(startNote(label, jobs));
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
const isReference = ({ label }: SubjectSource): boolean => label === REFERENCE;

const REFERENCE = 'reference';

/** Without this note, a run that starts so many processes for each processor looks as if it hung. */
const MANY = 8;

const startNote = (label: string, jobs: number): string =>
  `starting ${jobs} processes of ${printable(label)} on ${counted(availableParallelism(), 'processor')}, which can take minutes\n`;

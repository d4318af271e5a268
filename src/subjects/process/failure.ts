import type { Ending } from './child.ts';

/** What ended the conversation with a process. */
export interface Failure {
  readonly kind: 'crashed' | 'hung' | 'garbled';
  readonly message: string;
  readonly stderr: readonly string[];
  /** Whether a request that caused it has already got its reply. */
  readonly isBlamed: boolean;
}

/** How a program ended, in words. */
export const endingText = (ending: Ending): string => {
  switch (ending.kind) {
    case 'not-started':
      return `could not start: ${START_FAULTS.get(ending.code) ?? ending.code}`;
    case 'exited':
      return `exited with code ${ending.code} before its input ended`;
    case 'killed':
      return `was killed by ${ending.signal}`;
    case 'closed-stdout':
      return 'closed its stdout before its input ended';
  }
};

/** What `endingText` says of a program that is not on the PATH. */
export const NO_SUCH_PROGRAM = 'no such program';

const START_FAULTS: ReadonlyMap<string, string> = new Map([
  ['ENOENT', NO_SUCH_PROGRAM],
  ['EACCES', 'the file is not executable, or you may not run it'],
  ['ENAMETOOLONG', 'its name is too long'],
  ['E2BIG', 'the command is too long'],
  ['ELOOP', 'its symlinks form a loop'],
  ['EMFILE', 'too many files are open'],
  ['EAGAIN', 'too many processes are running'],
  ['ENOMEM', 'no memory is left'],
]);

/** Milliseconds in words. */
export const seconds = (milliseconds: number): string => `${milliseconds / 1000} s`;

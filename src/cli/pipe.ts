import { closeSync, constants, openSync, writeSync } from 'node:fs';

/** Opens a file that is not replaced but written to: a pipe, a device, an open file. Fails if nothing reads from a pipe in time. */
export const openForWriting = (file: string, flags = constants.O_CREAT | constants.O_APPEND): number =>
  retried(() => openSync(file, constants.O_WRONLY | constants.O_NONBLOCK | flags), 'ENXIO');

/** Writes all bytes, though a pipe may take only some at a time. Fails if nothing reads from it in time. */
export const writeFully = (file: number, bytes: Uint8Array): void => {
  for (let done = 0; done < bytes.length;) done += retried(() => writeSync(file, bytes, done), 'EAGAIN');
};

/** Writes a text to a file that is not replaced. */
export const writeDirectly = (file: string, text: string): void => {
  const open = openForWriting(file);
  try {
    writeFully(open, Buffer.from(text));
  } finally {
    closeSync(open);
  }
};

/** Repeats what fails with `code`, because nothing reads from the pipe yet, until it succeeds or the time is up. */
const retried = <T>(attempt: () => T, code: string): T => {
  const end = performance.now() + PATIENCE;
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === code) || performance.now() > end) throw error;
      Atomics.wait(CLOCK, 0, 0, BETWEEN);
    }
  }
};

/** In milliseconds: how long a reader may take to read again, and the time between two attempts. */
const PATIENCE = 5_000;
const BETWEEN = 20;
const CLOCK = new Int32Array(new SharedArrayBuffer(4));

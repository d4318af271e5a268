import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { batchOf } from '../batch.ts';
import { endOnExit } from './end-on-exit.ts';
import { lineReader } from './line-reader.ts';
import { logTail } from './log-tail.ts';

/** A program to start. */
export interface Program {
  readonly file: string;
  readonly args: readonly string[];
  /** `file` is a whole command line for the system's shell. */
  readonly shell?: boolean;
}

/** Why a program answers nothing more. */
export type Ending =
  | { readonly kind: 'not-started'; readonly code: string }
  | { readonly kind: 'exited'; readonly code: number }
  | { readonly kind: 'killed'; readonly signal: string }
  | { readonly kind: 'closed-stdout' };

/** Receives what a program does. */
export interface ChildListener {
  /** Bytes came on stdout. */
  heard(): void;
  line(bytes: Buffer): void;
  tooLong(head: Buffer): void;
  /** More can be written. */
  drained(): void;
  /** Called once, after the last line. */
  over(ending: Ending): void;
}

/** A running program. It leads a process group of its own, so it can be ended together with its children. */
export interface Child {
  write(line: string): void;
  /** False while many requests wait to be written or read. */
  readonly writable: () => boolean;
  /** Whether it has begun a line and not ended it. */
  readonly isUnfinished: () => boolean;
  readonly stderr: () => readonly string[];
  /** Ends its input, and kills it if it then goes on. */
  finish(): Promise<void>;
  /** Kills it and all its children. */
  kill(): Promise<void>;
}

/** Starts a program. `longestLine` is in bytes. */
export const startChild = (program: Program, longestLine: number, listener: ChildListener): Child => {
  try {
    return watched(spawned(program), longestLine, listener);
  } catch (error) {
    // of some faults Node tells with an event, of others it throws: a command that is too long, no memory
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    setImmediate(() => listener.over({ kind: 'not-started', code }));
    return NEVER_STARTED;
  }
};

const NEVER_STARTED: Child = {
  write: () => undefined,
  writable: () => true,
  isUnfinished: () => false,
  stderr: () => [],
  finish: async () => undefined,
  kill: async () => undefined,
};

const spawned = ({ file, args, shell = false }: Program): Process =>
  spawn(file, args, { stdio: 'pipe', detached: !WINDOWS, windowsHide: true, shell });

const watched = (child: Process, longestLine: number, listener: ChildListener): Child => {
  const log = logTail();
  const requests = batchOf((text) => void child.stdin.write(text));
  const reader = lineReader(longestLine, listener.line, listener.tooLong);
  const end = ending(child, (how) => {
    reader.end();
    listener.over(how);
  });
  child.stdout.on('data', (chunk: Buffer) => {
    listener.heard();
    reader.take(chunk);
  });
  child.stderr.on('data', log.take);
  child.stdin.on('drain', listener.drained);
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => undefined); // its end says it all
  return {
    write: requests.add,
    writable: () => !child.stdin.writableNeedDrain && requests.size() < MOST_UNSENT,
    isUnfinished: reader.isUnfinished,
    stderr: log.lines,
    finish: async () => {
      child.stdin.end();
      await within(FINISH, end.gone);
      await killed(child, end.gone);
    },
    kill: () => killed(child, end.gone),
  };
};

type Process = ChildProcessWithoutNullStreams;

const WINDOWS = process.platform === 'win32';

/** In characters: how much is written at once. It is more than a stream takes before it must drain, so a batch that is full is drained. */
const MOST_UNSENT = 65_536;

// milliseconds
const FINISH = 1500; // from the end of its input to a signal
const MERCY = 400; // from SIGTERM to SIGKILL
const LAST_WORDS = 500; // from its exit to the end of its output, which its own children may hold open
const REAP = 2000;

/** Reports once how the child ends: by its exit, or by closing its stdout. */
const ending = (child: Process, over: (ending: Ending) => void): { readonly gone: Promise<void> } => {
  let exit: Ending | undefined;
  let waiting: NodeJS.Timeout | undefined;
  let isReported = false;
  const tell = (how: Ending): void => {
    clearTimeout(waiting);
    if (!isReported) over(how);
    isReported = true;
  };
  const tellLater = (how: Ending): void => {
    waiting ??= setTimeout(() => tell(exit ?? how), LAST_WORDS);
  };
  const gone = exitOf(child, (how) => {
    exit = how;
    if (how.kind === 'not-started') tell(how);
    else tellLater(how);
  });
  child.stdout.once('end', () => tellLater({ kind: 'closed-stdout' }));
  child.once('close', () => {
    if (exit !== undefined) tell(exit);
  });
  return { gone };
};

/** Settles when the child has ended; the children it leaves are killed. */
const exitOf = (child: Process, exited: (ending: Ending) => void): Promise<void> => {
  const isGone = endOnExit(() => signalGroup(child, 'SIGKILL'));
  return new Promise((resolve) => {
    const leave = (how: Ending): void => {
      isGone();
      resolve();
      exited(how);
    };
    child.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (child.pid === undefined) leave({ kind: 'not-started', code: code ?? 'unknown error' });
    });
    child.once('exit', (code, signal) => {
      signalGroup(child, 'SIGKILL');
      leave(signal === null ? { kind: 'exited', code: code ?? 0 } : { kind: 'killed', signal });
    });
  });
};

const killed = async (child: Process, gone: Promise<void>): Promise<void> => {
  for (const [signal, patience] of [['SIGTERM', MERCY], ['SIGKILL', REAP]] as const) {
    if (!isRunning(child)) break;
    signalGroup(child, signal);
    await within(patience, gone);
  }
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.destroy();
};

const isRunning = (child: Process): boolean =>
  child.pid !== undefined && child.exitCode === null && child.signalCode === null;

const within = async (milliseconds: number, done: Promise<void>): Promise<void> => {
  const limit = new AbortController();
  await Promise.race([done, pause(milliseconds, undefined, { signal: limit.signal }).catch(() => undefined)]);
  limit.abort();
};

/** Signals a child and its children; it's no error if none are left. */
const signalGroup = (child: Process, signal: 'SIGTERM' | 'SIGKILL'): void => {
  if (child.pid === undefined) return;
  try {
    if (WINDOWS) spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
    else process.kill(-child.pid, signal);
  } catch {
    // ended meanwhile
  }
};

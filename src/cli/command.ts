import type { Command } from 'commander';
import type { ExitCode } from './exit.ts';
import type { Io } from './io.ts';

/** Gives a command its options, its help and its action; the action reports its exit code to `end`. */
export type Define = (command: Command, io: Io, end: End) => void;

export type End = (code: ExitCode) => void;

/** What the list of commands says of one; the rest is in the command's own file, loaded for the command lines that name it. */
export interface ListedCommand {
  /** Its name and its arguments, as in `lint [path...]`. */
  readonly usage: string;
  readonly summary: string;
  readonly load: () => Promise<{ readonly define: Define }>;
}

/** Commands under a heading of the help, in their order. */
export interface CommandGroup {
  readonly heading: string;
  readonly commands: readonly ListedCommand[];
}

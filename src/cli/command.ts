import type { Command } from 'commander';
import type { ExitCode } from './exit.ts';
import type { Io } from './io.ts';

/** Gives a command its options, help and action; the action passes its exit code to `end`. */
export type Define = (command: Command, io: Io, end: End) => void;

/** Takes the exit code of a command that has finished. */
export type End = (code: ExitCode) => void;

/** A command in the list of commands. Its own file has the rest, and is loaded only if the command line names the command. */
export interface ListedCommand {
  /** Its name and arguments, as in `lint [path...]`. */
  readonly usage: string;
  /** One sentence for the help. */
  readonly summary: string;
  readonly load: () => Promise<{ readonly define: Define }>;
}

/** Commands that share a heading in the help. */
export interface CommandGroup {
  readonly heading: string;
  readonly commands: readonly ListedCommand[];
}

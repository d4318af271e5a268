import type { Readable, Writable } from 'node:stream';

/** The streams and the environment of a command; `process` is one. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Terminal;
  readonly stderr: Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** An output that may be a terminal, `columns` characters wide. */
export type Terminal = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** Whether to use colors: `option` decides first, then FORCE_COLOR, then NO_COLOR, then whether the output is a terminal. */
export const wantsColour = (option: boolean, { env, stdout }: Io): boolean => {
  if (!option) return false;
  if (env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '') return env['FORCE_COLOR'] !== '0';
  if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '') return false;
  return stdout.isTTY === true;
};

/** The width of the output in characters; an output that is no terminal is wide. */
export const widthOf = ({ stdout }: Io): number => Math.max(40, Math.min(stdout.columns ?? WIDE, WIDEST));

/** The width of files, and of outputs that are no terminal, in characters. */
export const WIDE = 120;
const WIDEST = 160;

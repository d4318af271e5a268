import type { Readable, Writable } from 'node:stream';

/** Where the command reads and writes; `process` is one. */
export interface Io {
  readonly stdin: Readable;
  readonly stdout: Terminal;
  readonly stderr: Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export type Terminal = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** Whether to use colours: the option, then FORCE_COLOR, then NO_COLOR, then whether it is a terminal. */
export const wantsColour = (option: boolean, { env, stdout }: Io): boolean => {
  if (!option) return false;
  if (env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '') return env['FORCE_COLOR'] !== '0';
  if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '') return false;
  return stdout.isTTY === true;
};

/** In characters; what is no terminal is taken to be wide. */
export const widthOf = ({ stdout }: Io): number => Math.max(40, Math.min(stdout.columns ?? WIDE, WIDEST));

export const WIDE = 120;
const WIDEST = 160;

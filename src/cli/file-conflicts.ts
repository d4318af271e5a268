import { fstatSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { quoted } from '../text/quoted.ts';
import { Stop } from './exit.ts';
import type { Io, Terminal } from './io.ts';
import { endOfLinks, ifThere, isDescriptor } from './paths.ts';

/** A file, and the option or argument that names it. */
export interface NamedFile {
  readonly option: string;
  readonly path: string;
}

/**
 * Stops if an output is also another output or an input, by whatever name: a symlink, a hard link, another spelling, a descriptor.
 * Several outputs can share a device, a terminal, and a pipe that is standard output.
 */
export const refuseSharedFiles = (outputs: readonly NamedFile[], inputs: readonly NamedFile[], io: Pick<Io, 'stdout' | 'stderr'>): void => {
  const streams = new Map([[redirectedFile(io.stderr), 'standard error'], [redirectedFile(io.stdout), 'standard output']]);
  const taken = new Map<string, string>();
  for (const output of outputs) {
    const { option, path } = output;
    const file = identityOf(path);
    if (file === undefined) continue;
    const other = taken.get(file) ?? (isDescriptor(path) ? undefined : streams.get(file)) ?? inputAt(file, inputs);
    if (other !== undefined) throw new Stop(`${option}: ${quoted(path)} is also the file of ${other}, expected different files`);
    taken.set(file, inWords(output));
  }
};

const inputAt = (file: string, inputs: readonly NamedFile[]): string | undefined => {
  const input = inputs.find(({ path }) => identityOf(path) === file);
  return input === undefined ? undefined : inWords(input);
};

const inWords = ({ option, path }: NamedFile): string => `${option} ${quoted(path)}`;

/**
 * What is the same for all names of a file: its device and number, or else those of its folder, and its name there; undefined for a path
 * that can't be looked at, like a loop of symlinks or a whole program as a word of a command. Whoever opens it says why.
 */
const identityOf = (path: string): string | undefined => {
  try {
    return foundIdentity(path);
  } catch {
    return undefined;
  }
};

const foundIdentity = (path: string): string | undefined => {
  const there = ifThere(() => statSync(path));
  if (there !== undefined) return there.isFile() || there.isFIFO() ? `${there.dev}:${there.ino}` : undefined;
  const end = resolve(endOfLinks(path));
  const folder = ifThere(() => statSync(dirname(end)));
  const name = basename(end).normalize();
  return folder === undefined ? undefined : `${folder.dev}:${folder.ino}/${ignoresCase(dirname(end)) ? name.toLowerCase() : name}`;
};

/** Whether `A` and `a` are one file in the folder: whether its own name, or that of a folder above it, is found in the other case. */
const ignoresCase = (folder: string): boolean => {
  const real = realpathSync(folder);
  const [name, parent] = [basename(real), dirname(real)];
  const other = name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase();
  if (other === name) return parent !== real && ignoresCase(parent);
  const twin = ifThere(() => statSync(join(parent, other)));
  const own = statSync(real);
  return twin !== undefined && twin.dev === own.dev && twin.ino === own.ino;
};

/** The file to which a shell redirects an output. */
const redirectedFile = (output: Terminal): string | undefined => {
  if (!('fd' in output) || typeof output.fd !== 'number') return undefined;
  const stats = fstatSync(output.fd);
  return stats.isFile() ? `${stats.dev}:${stats.ino}` : undefined;
};

import { randomUUID } from 'node:crypto';
import { accessSync, chmodSync, constants, lstatSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { isGarbledName, quoted } from '../source/index.ts';
import { Stop } from './exit.ts';
import type { Io } from './io.ts';
import { endOfLinks, ifThere, isDescriptor, isFolder } from './paths.ts';
import { writeDirectly } from './pipe.ts';

/** Writes a file atomically, following symlinks; writes to a pipe or device directly. `option` named the file, for messages. */
export const writeWhole = (file: string, text: string, option: string): void =>
  written(file, option, () => {
    if (!isRegular(file)) writeDirectly(file, text);
    else replaceAll([{ file: endOfLinks(file), text }]);
  });

/** A file to write into a folder. */
export interface NewFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Writes files into a folder, which is created if needed: all of them, or none. Nobody named them, so stops if one of them is there as
 * anything but a file: a symlink leads to a file of somebody else.
 */
export const writeInto = (folder: string, files: readonly NewFile[], option: string): void => {
  const there = files.map(({ name }) => join(folder, name)).find((file) => !(ifThere(() => lstatSync(file))?.isFile() ?? true));
  if (there !== undefined) throw new Stop(`${option}: ${quoted(there)} is not a regular file, expected one that can be replaced`);
  written(folder, option, () => {
    makeFolder(resolve(folder));
    replaceAll(files.map(({ name, text }) => ({ file: join(folder, name), text })));
  });
};

/** Adds to the summary of a GitHub Actions job, if the environment names its file. */
export const addToSummary = ({ GITHUB_STEP_SUMMARY: file }: Io['env'], markdown: string): void => {
  if (file === undefined || file === '') return;
  try {
    // as a test, a pipe is not opened: that would wait for its reader
    if (markdown !== '' || !isPipe(file)) writeDirectly(file, markdown);
  } catch (error) {
    throw new Stop(`--report github: the job summary can't be written: ${whyNotWritten(error)}`);
  }
};

/** Stops if `writeWhole` could not write the file; called before the work whose result goes there. */
export const checkFile = (file: string, option: string): void =>
  written(file, option, () => {
    if (isGarbledName(file)) throw new Stop(`${option}: the name ${quoted(file)} is not UTF-8, expected one in UTF-8`);
    if (isFolder(file) || namesFolder(file)) throw new Stop(`${option}: ${quoted(file)} is a folder, expected a file`);
    if (!isRegular(file)) return checkOther(file, option);
    const end = endOfLinks(file);
    if (!isFolder(dirname(end))) throw new Stop(`${option}: the folder of ${quoted(file)} does not exist`);
    tryIn(dirname(end));
  });

const namesFolder = (path: string): boolean => path.endsWith('/') || path.endsWith(sep);

/** A pipe is not opened as a test: opening it would wait for its reader. */
const checkOther = (file: string, option: string): void => {
  if (statSync(file).isSocket()) throw new Stop(`${option}: ${quoted(file)} is a socket, expected a file or a pipe`);
  accessSync(file, constants.W_OK);
};

/** Stops if `writeInto` could not write into the folder, which is not created yet. */
export const checkFolder = (folder: string, option: string): void =>
  written(folder, option, () => {
    if (isGarbledName(folder)) throw new Stop(`${option}: the name ${quoted(folder)} is not UTF-8, expected one in UTF-8`);
    const there = nearestThere(resolve(folder));
    if (!isFolder(there)) throw new Stop(`${option}: ${quoted(there)} is a file, expected a folder`);
    tryIn(there);
  });

/** Says in words why something could not be written. */
export const whyNotWritten = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  return REASONS.get(code) ?? quoted(code);
};

const REASONS: ReadonlyMap<string, string> = new Map([
  ['ENOSPC', 'no space left'], ['EROFS', 'the file system is read-only'], ['EACCES', 'permission denied'], ['EPERM', 'permission denied'],
  ['ENAMETOOLONG', 'its name is too long'], ['EISDIR', 'it is a folder'],
  ['ENOENT', 'no file can be created there'], ['EPIPE', 'nothing reads from it'], ['ENXIO', 'nothing reads from it'],
  ['EAGAIN', 'nothing reads from it'], ['ELOOP', 'its symlinks form a loop'],
  ['ENOTDIR', 'a folder of its path is a file'], ['EEXIST', 'a folder of its path is a file'],
  ['EFBIG', 'it would be too large'], ['EDQUOT', 'no space left'], ['EMFILE', 'too many files are open'], ['EIO', 'the device failed'],
]);

const written = (path: string, option: string, work: () => void): void => {
  try {
    work();
  } catch (error) {
    throw error instanceof Stop ? error : new Stop(`${option}: ${quoted(path)} can't be written: ${whyNotWritten(error)}`);
  }
};

/** Whether the file can be replaced. */
const isRegular = (file: string): boolean => !isDescriptor(file) && (ifThere(() => statSync(file))?.isFile() ?? true);

const isPipe = (file: string): boolean => ifThere(() => statSync(file))?.isFIFO() ?? false;

const isThere = (path: string): boolean => ifThere(() => lstatSync(path)) !== undefined;

/** Replaces files, none of them if one can't be written; a file that is there keeps its permissions. */
const replaceAll = (files: readonly { readonly file: string; readonly text: string }[]): void => {
  const all = files.map(({ file, text }) => ({ file, text, unfinished: unfinishedIn(dirname(file)) }));
  try {
    for (const { file, text, unfinished } of all) {
      create(unfinished, text);
      const before = ifThere(() => statSync(file));
      if (before !== undefined) chmodSync(unfinished, before.mode & 0o777);
    }
    for (const { file, unfinished } of all) renameSync(unfinished, file);
  } catch (error) {
    for (const { unfinished } of all) rmSync(unfinished, { force: true });
    throw error;
  }
};

/**
 * A file that is being written. Its name is short, whatever the name of the file that it becomes, and nobody can guess it: a symlink of
 * that name would be written through, and another program, in another container, may have the number of this process.
 */
const unfinishedIn = (folder: string): string => join(folder, `.${randomUUID()}.tmp`);

const create = (file: string, text: string): void => writeFileSync(file, text, { flag: 'wx' });

/** Creates a file as a test: permissions say nothing about read-only and virtual file systems. */
const tryIn = (folder: string): void => {
  const file = unfinishedIn(folder);
  create(file, '');
  rmSync(file, { force: true });
};

const nearestThere = (path: string): string => (isThere(path) || dirname(path) === path ? path : nearestThere(dirname(path)));

// one by one: Node's own `recursive` loops forever on a file system that refuses folders, like /proc
const makeFolder = (folder: string): void => {
  if (isFolder(folder)) return;
  if (!isThere(dirname(folder))) makeFolder(dirname(folder));
  mkdirSync(folder);
};

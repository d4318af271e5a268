import { lstatSync, readlinkSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What `look` sees; `undefined` if there is no such file. */
export const ifThere = (look: () => Stats): Stats | undefined => {
  try {
    return look();
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined;
    throw error;
  }
};

/** Whether there is a folder at `path`, or at the end of its symlinks. */
export const isFolder = (path: string): boolean => ifThere(() => statSync(path))?.isDirectory() ?? false;

/** Where a symlink leads, even if there is nothing yet. */
export const endOfLinks = (file: string): string => {
  const isLink = ifThere(() => lstatSync(file))?.isSymbolicLink() ?? false;
  return isLink ? endOfLinks(resolve(realpathSync(dirname(file)), readlinkSync(file))) : file;
};

/** Whether a path names an open file by its descriptor. Such a file can't be replaced: whoever opened it still writes to it. */
export const isDescriptor = (path: string): boolean => BY_NUMBER.test(resolve(path));

const BY_NUMBER = /^\/(dev\/(stdout|stderr|fd\/\d+)|proc\/\w+\/fd\/\d+)$/;

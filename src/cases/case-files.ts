import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Problem, reasonOf, refused, shownPath } from '../source/index.ts';

/** The case files at `paths`: the files themselves, and every `.yaml` file at any depth in the folders; each once, sorted by name. */
export const caseFilesIn = (paths: readonly string[]): { readonly files: readonly string[]; readonly problems: readonly Problem[] } => {
  const files = new Set<string>();
  const problems: Problem[] = [];
  for (const path of paths) {
    const found = filesAt(path);
    if (Array.isArray(found)) for (const file of found) files.add(resolve(file));
    else problems.push(found);
  }
  return { files: [...files].sort(), problems };
};

const filesAt = (path: string): string[] | Problem => {
  try {
    if (!statSync(path).isDirectory()) return [path];
    const files = yamlIn(path);
    return files.length > 0 ? files : refused(shownPath(path), 'empty', 'the folder has no case files', 'files that end in `.yaml`');
  } catch (error) {
    return refused(shownPath(path), 'unreadable', `the path can't be read: ${reasonOf(error, path)}`, 'a file or a folder');
  }
};

const yamlIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory() && entry.name.endsWith('.yaml'))
    .map((entry) => join(entry.parentPath, entry.name));

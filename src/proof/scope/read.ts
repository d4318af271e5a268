import { join } from 'node:path';
import { hasShape, type Problem, readSource, shapeFaults } from '../../rules/source/index.ts';
import type { Scope } from './types.ts';

/** The scopes that the suite publishes, smallest first. */
export const SCOPE_NAMES = ['tiny', 'example', 'small', 'standard'] as const;

/** Reads a scope file: the scope, or everything that is wrong with the file. */
export const readScope = (path: string): Scope | readonly Problem[] => {
  const source = readSource(path);
  const { value } = source;
  if (value === undefined) return source.problems([]);
  return isScope(value) ? value : source.problems(shapeFaults({ file: 'scope' }, value));
};

export const isRead = (read: Scope | readonly Problem[]): read is Scope => 'parts' in read;

/** The file of a scope of that name in a rules folder. */
export const scopeFile = (folder: string, name: string): string => join(folder, 'scopes', `${name}.yaml`);

const isScope = (value: unknown): value is Scope => hasShape({ file: 'scope' }, value);

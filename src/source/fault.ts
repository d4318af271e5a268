import { defined } from '../text/records.ts';
import type { ProblemCode } from './problem.ts';

/** From the root of a document to a value: keys of objects and positions in lists (from 0). */
export type DataPath = readonly (string | number)[];

/** Something wrong at a path in the data; its line and column are looked up last. */
export interface Fault {
  readonly path: DataPath;
  /** Whether the last key of the path is wrong, or its value. */
  readonly at: 'key' | 'value';
  readonly code: ProblemCode;
  readonly problem: string;
  readonly expected: string;
  readonly hint?: string;
  /** How many characters into the value, if the value is a text. */
  readonly within?: number;
  /** What the fault was concluded from: if any part of that could not be read, the fault is dropped. */
  readonly from?: DataPath;
}

/** A fault of a value, or of the object that lacks one. */
export const valueFault = (path: DataPath, code: ProblemCode, problem: string, expected: string): Fault =>
  ({ path, at: 'value', code, problem, expected });

/** A fault of the last key of `path`. */
export const keyFault = (path: DataPath, code: ProblemCode, problem: string, expected: string): Fault =>
  ({ path, at: 'key', code, problem, expected });

/** Whether `path` is `root` or leads into it. */
export const isWithin = (path: DataPath, root: DataPath): boolean =>
  root.length <= path.length && root.every((key, at) => path[at] === key);

/** Whether two paths are equal. */
export const samePath = (a: DataPath, b: DataPath): boolean => a.length === b.length && isWithin(a, b);

/** The hint of a fault: `did you mean …?`; no hint if there is no `word`. */
export const didYouMean = (word: string | undefined): { readonly hint?: string } =>
  defined({ hint: word === undefined ? undefined : `did you mean \`${word}\`?` });

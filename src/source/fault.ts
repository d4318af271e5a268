import type { ProblemCode } from './problem.ts';

/** From the root of a document to a value: keys of mappings, places in lists (from 0). */
export type DataPath = readonly (string | number)[];

/** A fault, told by its path; the line is looked up late. */
export interface Fault {
  readonly path: DataPath;
  /** Whether it is the last key of the path that is at fault, and not its value. */
  readonly at: 'key' | 'value';
  readonly code: ProblemCode;
  readonly problem: string;
  readonly expected: string;
  readonly hint?: string;
  /** What it was concluded from: where something in there could not be read, it is not told. */
  readonly from?: DataPath;
}

/** A fault of a value, or of the place where one is missing. */
export const valueFault = (path: DataPath, code: ProblemCode, problem: string, expected: string): Fault =>
  ({ path, at: 'value', code, problem, expected });

/** A fault of the last key of `path`. */
export const keyFault = (path: DataPath, code: ProblemCode, problem: string, expected: string): Fault =>
  ({ path, at: 'key', code, problem, expected });

/** Whether `path` is `root` or leads into it. */
export const isWithin = (path: DataPath, root: DataPath): boolean => root.length <= path.length && root.every((key, at) => path[at] === key);

export const samePath = (a: DataPath, b: DataPath): boolean => a.length === b.length && isWithin(a, b);

export const didYouMean = (word: string | undefined): { readonly hint?: string } => (word === undefined ? {} : { hint: `did you mean \`${word}\`?` });

import { visible } from '../text/quoted.ts';

/** The kinds of problems that data files can have. */
export const PROBLEM_CODES = [
  // the file
  'unreadable', 'too-large', 'not-utf-8', 'empty-file', 'file-name',
  // its YAML
  'syntax', 'several-documents', 'anchor', 'merge-key', 'tag', 'key-not-text', 'duplicate-key', 'too-many',
  // its shape
  'unknown-key', 'missing-key', 'wrong-type', 'not-a-count', 'empty', 'malformed', 'malformed-id',
  // words of a closed vocabulary
  'unknown-unit', 'unknown-action', 'unknown-step', 'unknown-clause', 'unknown-reason', 'unknown-edition', 'unknown-profile',
  'unknown-word',
  // cases
  'duplicate-id', 'wrong-clause', 'title', 'duplicate-title', 'steps-and-when', 'several-actions', 'no-expectation', 'mixed-expectation',
  'misplaced-key', 'wrong-action', 'wrong-profile', 'unknown-name', 'no-change', 'planet-named-space', 'ships-on-planet',
  'too-many-units', 'owed', 'check-in-combat', 'unstated-value',
  // rules
  'clause-order', 'cycle', 'duplicate-ruling', 'duplicate-answer', 'unknown-ruling', 'unknown-answer', 'edition-order',
  'number-order', 'duplicate-open-point', 'duplicate-clause', 'formula', 'no-answer',
  // cards
  'card-order', 'unknown-card', 'two-cards',
  // known failures
  'unwritten-reason',
  // the unit catalogue
  'unknown-faction', 'duplicate-number', 'duplicate-card', 'no-flagship', 'not-printed', 'unit-kinds', 'upgrade-chain',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** One fault in a data file and where it is. A fault in the data is never an engine's failure. */
export interface Problem {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly col: number;
  readonly code: ProblemCode;
  readonly problem: string;
  readonly expected: string;
  readonly hint?: string;
}

/** The problem in one line: `file:line:col: code: problem, expected X (hint)`. */
export const formatProblem = (problem: Problem): string =>
  `${visible(problem.file)}:${problem.line}:${problem.col}: ${problem.code}: ${inWords(problem)}`;

/** `problem, expected X (hint)`, without a place. */
export const inWords = ({ problem, expected, hint }: Pick<Problem, 'problem' | 'expected' | 'hint'>): string =>
  `${problem}, expected ${expected}${hint === undefined ? '' : ` (${hint})`}`;

/** Sorts problems by file, line and column. */
export const byPlace = (a: Problem, b: Problem): number =>
  (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line || a.col - b.col);

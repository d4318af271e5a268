import { hasShape, inWords, messageFaults, quoted, readText, shownPath, visible } from '../source/index.ts';
import { DEEPEST, isTooDeep } from '../source/depth.ts';
import { repeatedKey } from '../source/repeated-key.ts';
import type { RunReport } from './report.ts';

/** Reads a report in JSON, at most 100 MB long, or says why the file isn't one, in a line that begins with the file. */
export const readReport = (path: string): RunReport | string => {
  const file = shownPath(path);
  const text = readText(path, file, REPORT);
  if (typeof text !== 'string') return `${visible(file)}: ${text.problem}, expected ${text.expected}`;
  const value = parsed(text);
  const key = value === undefined ? undefined : repeatedKey(text, value);
  if (key !== undefined) return `${visible(file)}: not a report of a run in JSON: the key ${quoted(key)} stands twice in one object`;
  return isRunReport(value) ? value : `${visible(file)}: not a report of a run in JSON: ${whyNot(value)}`;
};

const REPORT = { largest: 100_000_000, kind: 'what `--report json=FILE` writes' };

/** A report contains answers, so it nests deeper than they do. */
const DEEPEST_IN_REPORT = DEEPEST + 20;

const parsed = (text: string): unknown => {
  if (isTooDeep(text, DEEPEST_IN_REPORT)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isRunReport = (value: unknown): value is RunReport => hasShape({ file: 'report' }, value);

const whyNot = (value: unknown): string => {
  if (value === undefined) return `this is not JSON that nests at most ${DEEPEST_IN_REPORT} deep`;
  return messageFaults({ file: 'report' }, value, 'first').map(inWords)[0] ?? 'it has another shape';
};

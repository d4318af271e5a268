import { quoted, readText, shownPath, visible } from '../source/index.ts';
import { DEEPEST, isTooDeep } from '../source/depth.ts';
import { repeatedKey } from '../source/repeated-key.ts';
import type { RunReport } from './report.ts';
import { readRunReport } from './check-report.ts';

/** Reads a report in JSON, at most 100 MB long, or says why the file isn't one, in a line that begins with the file. */
export const readReport = (path: string): RunReport | string => {
  const file = shownPath(path);
  const text = readText(path, file, REPORT);
  if (typeof text !== 'string') return `${visible(file)}: ${text.problem}, expected ${text.expected}`;
  const value = parsed(text);
  const why = value === undefined ? `this is not JSON that nests at most ${DEEPEST_IN_REPORT} deep` : keyFault(text, value);
  if (why !== undefined) return `${visible(file)}: ${NO_REPORT}: ${why}`;
  const report = readRunReport(value);
  return 'fault' in report ? `${visible(file)}: ${NO_REPORT}: ${report.fault}` : report;
};

const REPORT = { largest: 100_000_000, kind: 'what `--report json=FILE` writes' };
const NO_REPORT = 'not a report of a run in JSON';

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

const keyFault = (text: string, value: unknown): string | undefined => {
  const key = repeatedKey(text, value);
  return key === undefined ? undefined : `the key ${quoted(key)} stands twice in one object`;
};

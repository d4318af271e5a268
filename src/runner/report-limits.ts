import { isRecord } from '../text/records.ts';
import type { Comparison } from './compare.ts';

/** What is kept of a compared answer until the report is written. Its size has a limit. */
export type KeptComparison =
  | { readonly kind: 'pass'; readonly remarks: readonly string[]; readonly because?: readonly string[]; readonly isPartial?: true }
  | Omit<Extract<Comparison, { readonly kind: 'fail' }>, 'differences'> & FirstDifferences & { readonly answer: ReportedAnswer }
  | { readonly kind: 'declined' | 'garbled'; readonly message: string; readonly answer?: ReportedAnswer };

/** An answer as a report shows it. */
export interface ReportedAnswer {
  /** Absent if it is too long even without the members that nobody reads. */
  readonly actual?: unknown;
  /** What was left out; absent: nothing. */
  readonly shortened?: string;
}

export interface FirstDifferences {
  readonly differences: readonly string[];
  /** How many more there are; absent: none. */
  readonly besides?: number;
}

/** What to keep of an answer and of its comparison; of an answer that passed, nothing but its clauses. */
export const keptComparison = (comparison: Comparison, actual: unknown): KeptComparison => {
  switch (comparison.kind) {
    case 'pass':
      return comparison.because === undefined ? comparison : { ...comparison, because: firstClauses(comparison.because) };
    case 'fail':
      return { ...comparison, ...firstDifferences(comparison.differences), answer: answerForReport(actual) };
    case 'garbled':
      return { ...comparison, answer: answerForReport(actual) };
    case 'declined':
      return comparison;
  }
};

/** An answer as it came. One that is far longer than any right answer is cut to the members that are read, or to its beginning. */
export const answerForReport = (actual: unknown): ReportedAnswer => {
  const json = JSON.stringify(actual) ?? '';
  if (json.length <= LONGEST_ANSWER) return { actual };
  const known = onlyRead(actual);
  if (JSON.stringify(known).length <= LONGEST_ANSWER) {
    return { actual: known, shortened: `an answer of ${json.length} characters, without the members that are not read` };
  }
  return { shortened: `an answer of ${json.length} characters, which begins ${shortLine(json, LONGEST_BEGINNING)}` };
};

/** The first differences, each cut if it is long, and how many more there are. */
export const firstDifferences = (lines: readonly string[]): FirstDifferences => {
  const differences = lines.slice(0, MOST_LINES).map((line) => shortLine(line));
  return lines.length <= MOST_LINES ? { differences } : { differences, besides: lines.length - MOST_LINES };
};

/** A line, cut if it is long. */
export const shortLine = (line: string, longest = LONGEST_LINE): string =>
  (line.length <= longest ? line : `${[...line.slice(0, 2 * longest)].slice(0, longest - 1).join('')}…`);

const MOST_LINES = 20;
const MOST_CLAUSES = 50;
// in characters
const LONGEST_LINE = 2000;
const LONGEST_ANSWER = 10_000;
const LONGEST_BEGINNING = 300;
const LONGEST_CLAUSE = 40;

const firstClauses = (because: readonly string[]): readonly string[] =>
  [...new Set(because)].slice(0, MOST_CLAUSES).map((id) => shortLine(id, LONGEST_CLAUSE));

const READ = ['legal', 'position', 'owes', 'winner', 'as', 'reason', 'because', 'capacity', 'counted', 'excess'];

const onlyRead = (actual: unknown): unknown => {
  if (!isRecord(actual)) return actual;
  const read = pick(actual, READ);
  return isRecord(read['position']) ? { ...read, position: pick(read['position'], ['systems', 'reinforcements']) } : read;
};

const pick = (record: Readonly<Record<string, unknown>>, names: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));

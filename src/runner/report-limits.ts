import { isRecord } from '../text/records.ts';

/** An answer as it is kept in a report. */
export interface ReportedAnswer {
  /** Absent where too little could be left out of it. */
  readonly actual?: unknown;
  /** What was left out; absent: nothing. */
  readonly shortened?: string;
}

/** An answer as it came; of one that is far larger than any that is right, what is read of it, or its beginning in words. */
export const answerForReport = (actual: unknown): ReportedAnswer => {
  const json = JSON.stringify(actual) ?? '';
  if (json.length <= LONGEST_ANSWER) return { actual };
  const known = onlyRead(actual);
  if (JSON.stringify(known).length <= LONGEST_ANSWER) return { actual: known, shortened: `an answer of ${json.length} characters, of which what is not read is left out` };
  return { shortened: `an answer of ${json.length} characters, which begins ${shortLine(json, LONGEST_BEGINNING)}` };
};

/** The first differences, each cut where it is long, and how many there are besides. */
export const firstDifferences = (lines: readonly string[]): { readonly differences: readonly string[]; readonly besides?: number } => {
  const differences = lines.slice(0, MOST_LINES).map((line) => shortLine(line));
  return lines.length <= MOST_LINES ? { differences } : { differences, besides: lines.length - MOST_LINES };
};

/** A line, cut where it is long. */
export const shortLine = (line: string, longest = LONGEST_LINE): string =>
  (line.length <= longest ? line : `${[...line.slice(0, 2 * longest)].slice(0, longest - 1).join('')}…`);

const MOST_LINES = 20;
// in characters
const LONGEST_LINE = 2000;
const LONGEST_ANSWER = 10_000;
const LONGEST_BEGINNING = 300;

const READ = ['legal', 'position', 'owes', 'winner', 'as', 'reason', 'because', 'capacity', 'counted', 'excess'];

const onlyRead = (actual: unknown): unknown => {
  if (!isRecord(actual)) return actual;
  const read = pick(actual, READ);
  return isRecord(read['position']) ? { ...read, position: pick(read['position'], ['systems', 'reinforcements']) } : read;
};

const pick = (record: Readonly<Record<string, unknown>>, names: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));

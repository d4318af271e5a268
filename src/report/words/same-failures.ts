import type { CaseReport, EngineReport } from '../../runner/report.ts';
import { inShort } from '../../text/values.ts';
import { type Group, grouped } from '../../text/grouped.ts';
import { idRanges } from './case-ids.ts';
import { LONGEST } from '../../text/printable.ts';

/**
 * Groups crashes, hangs and garbled answers that have the same message, the same last lines of stderr and the same answer; any other
 * case is a group of its own. In the order of the first case of each.
 */
export const sameFailures = (cases: readonly CaseReport[]): readonly Group<CaseReport>[] => {
  const groups = grouped(cases, keyOf).flatMap(byLog);
  return [...groups].sort(([a], [b]) => cases.indexOf(a) - cases.indexOf(b));
};

/** `84 more like this: R3-02..31, N4-05`; `undefined` if there are none. */
export const othersInWords = ([, ...others]: Group<CaseReport>): string | undefined =>
  (others.length === 0 ? undefined : `${others.length} more like this: ${idRanges(others)}`);

/** The cases of an engine, clause by clause in the article's order. */
export const casesByClause = ({ clauses, cases }: Pick<EngineReport, 'clauses' | 'cases'>): readonly CaseReport[] =>
  clauses.flatMap(({ id }) => cases.filter(({ clause }) => clause === id));

/** Equal for cases that ended alike, apart from the log. */
const keyOf = ({ id, outcome, message = '', surprise, at }: CaseReport): string => {
  if (!SILENT.some((one) => one === outcome)) return id;
  const problem = at?.actual === undefined ? withoutDetails(message) : message;
  return JSON.stringify([outcome, problem, surprise, inShort(at?.actual, LONGEST)]);
};

/** A message without what differs from case to case: request ids, and all but the beginning of a line that the engine wrote. */
const withoutDetails = (message: string): string =>
  message
    .replace(/(["']?\bid["']?\s*:\s*["']?)\d+/g, '$1…')
    .replace(/`([^`]*)`/g, (_, line: string) => `\`${line.slice(0, BEGINNING)}\``);

/** In characters: enough for everything before the result. */
const BEGINNING = 30;

/** The log of a running process grows from case to case, so one log may be the end of another. */
const byLog = (group: Group<CaseReport>): readonly Group<CaseReport>[] => {
  const groups: [CaseReport, ...CaseReport[]][] = [];
  for (const one of group) {
    const same = groups.find(([first]) => endsAlike(first.at?.stderr ?? [], one.at?.stderr ?? []));
    if (same === undefined) groups.push([one]);
    else same.push(one);
  }
  return groups;
};

const endsAlike = (a: readonly string[], b: readonly string[]): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return (short.length > 0 || long.length === 0) && short.every((line, at) => line === long[long.length - short.length + at]);
};

/** Outcomes that say nothing about the case, so that many of them probably have one cause. */
const SILENT = ['crashed', 'hung', 'garbled'] as const;

import type { CaseReport, EngineReport } from '../../runner/report.ts';
import { inShort } from '../../text/values.ts';
import { type Group, grouped } from '../../text/grouped.ts';
import { idRanges } from './case-ids.ts';
import { LONGEST } from '../../text/printable.ts';

/**
 * Crashes, hangs and garbled answers with the same message, the same last lines of stderr and the same answer, together; any other
 * case by itself. In the order of the first of each.
 */
export const sameFailures = (cases: readonly CaseReport[]): readonly Group<CaseReport>[] => {
  const groups = grouped(cases, endOf).flatMap(byLog);
  return [...groups].sort(([a], [b]) => cases.indexOf(a) - cases.indexOf(b));
};

/** `84 more in the same way: R3-02..31, N4-05`; absent: there are none. */
export const othersInWords = ([, ...others]: Group<CaseReport>): string | undefined =>
  (others.length === 0 ? undefined : `${others.length} more in the same way: ${idRanges(others)}`);

/** The cases of an engine clause by clause, as the article has them. */
export const casesByClause = ({ clauses, cases }: Pick<EngineReport, 'clauses' | 'cases'>): readonly CaseReport[] =>
  clauses.flatMap(({ id }) => cases.filter(({ clause }) => clause === id));

/** All but the log. */
const endOf = ({ id, outcome, message = '', surprise, at }: CaseReport): string =>
  (SILENT.some((one) => one === outcome) ? JSON.stringify([outcome, at?.actual === undefined ? kindOf(message) : message, surprise, inShort(at?.actual, LONGEST)]) : id);

/** A line that is no answer is shown from its beginning: the id of the request is another each time, and so is what is said of the case. */
const kindOf = (message: string): string =>
  message.replace(/(["']?\bid["']?\s*:\s*["']?)\d+/g, '$1…').replace(/`([^`]*)`/g, (_, line: string) => `\`${line.slice(0, BEGINNING)}\``);

/** In characters: enough for what stands before the result. */
const BEGINNING = 30;

/** A process that goes on has said more by each case, so that one log ends as the other does. */
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

/** They say nothing of the case, so that many are likely to have one cause. */
const SILENT = ['crashed', 'hung', 'garbled'] as const;

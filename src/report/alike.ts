import type { CaseReport, EngineReport } from '../runner/report.ts';
import { inShort } from '../subjects/shape.ts';
import { type Group, grouped } from './grouped.ts';
import { idsInShort } from './ids-in-short.ts';
import { LONGEST } from './printable.ts';

/**
 * Crashes, hangs and garbled answers with the same message, the same last lines of stderr and the same answer, together; any other
 * case by itself. In the order of the first of each.
 */
export const alike = (cases: readonly CaseReport[]): readonly Group<CaseReport>[] => grouped(cases, endOf);

/** `84 more in the same way: R3-02..31, N4-05`; absent: there are none. */
export const othersInWords = ([, ...others]: Group<CaseReport>): string | undefined =>
  (others.length === 0 ? undefined : `${others.length} more in the same way: ${idsInShort(others)}`);

/** The cases of an engine clause by clause, as the article has them. */
export const inClauseOrder = ({ clauses, cases }: Pick<EngineReport, 'clauses' | 'cases'>): readonly CaseReport[] =>
  clauses.flatMap(({ id }) => cases.filter(({ clause }) => clause === id));

const endOf = ({ id, outcome, message, surprise, at }: CaseReport): string =>
  (SILENT.some((one) => one === outcome) ? JSON.stringify([outcome, message, surprise, at?.stderr, inShort(at?.actual, LONGEST)]) : id);

/** They say nothing of the case, so that many are likely to have one cause. */
const SILENT = ['crashed', 'hung', 'garbled'] as const;

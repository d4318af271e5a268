import type { RunReport } from '../../runner/report.ts';
import { type Html, tag, text } from './tag.ts';

/** A filter of the page's cases, as its script reads it from the address. */
export interface PageFilter {
  readonly search?: string;
  readonly clause?: string;
  readonly outcome?: string;
  /** The engine's index in the report. */
  readonly engine?: string;
}

/** The address of the page with a filter: `#?outcome=wrong&clause=R3`. */
export const filterLink = (filter: PageFilter): string => `#?${new URLSearchParams({ ...filter }).toString()}`;

/** `words` as text in which a clause is a link to its failures, a case a link to itself, and a range of cases a filter. */
export const withLinks = (words: string, { engines }: RunReport, longest: number): Html => {
  const clauses = new Set<string>(engines.flatMap((engine) => engine.clauses.map(({ id }) => id)));
  const cases = new Set(engines.flatMap((engine) => engine.cases.map(({ id }) => id)));
  return text(words, longest).replace(ID, (found, clause: string, number: string | undefined, last: string | undefined) => {
    if (number === undefined) return clauses.has(clause) ? tag('a', { href: filterLink({ clause, outcome: 'wrong' }) }, found) : found;
    if (!cases.has(`${clause}-${number}`)) return found;
    return tag('a', { href: last === undefined ? `#${found}` : filterLink({ search: found }) }, found);
  });
};

// `R3.1`, `R3.1-02`, `R3.1-02..10` or `X-move-01`
const ID = /\b([RN]\d(?:\.\d)?|X(?:-[a-z]+)+)(?:-(\d{2,4})(?:\.\.(\d{2,4}))?)?(?![\w-])/g;

import { readFileSync } from 'node:fs';
import type { Tally } from '../../src/search/scope/tally.ts';

/** rules/scopes/counts.json, by the names of scopes. */
export type PublishedCounts = Readonly<Record<string, { readonly total: Tally; readonly parts: Readonly<Record<string, Tally>> }>>;

export const publishedCounts = (): PublishedCounts => JSON.parse(readFileSync(new URL('../../rules/scopes/counts.json', import.meta.url), 'utf8'));

/** The table of the README. */
export const shownCounts = (counts: PublishedCounts): string => {
  const rows = Object.entries(counts).map(([name, { total }]) => [name, ...COLUMNS.map(([key]) => total[key].toLocaleString('en')), `\`${total.digest}\``]);
  const decided = Object.entries(counts).map(([name, { total }]) => [name, ...CLAUSES.map((id) => (total.clauses[id] ?? 0).toLocaleString('en'))]);
  return ['', table(['scope', ...COLUMNS.map(([, title]) => title), 'digest'], rows), '', 'The clauses that the reference engine cites:', '', table(['scope', ...CLAUSES], decided), '', ''].join('\n');
};

const COLUMNS = [
  ['positions', 'positions'], ['judgements', 'judgements'], ['numbers', 'numbers'], ['legal', 'legal'], ['illegal', 'illegal'],
  ['owing', 'owing'], ['owed', 'removals'], ['units', 'units'],
] as const satisfies readonly (readonly [keyof Tally, string])[];

// N4.1 to N4.6 are examples of N4, which is what is cited
const CLAUSES = ['R0', 'R1', 'R2', 'R3', 'R3.1', 'R3.2', 'R3.3', 'R4', 'N1', 'N2', 'N3', 'N4'] as const;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

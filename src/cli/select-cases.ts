import { CLAUSE_IDS, type ClauseId, type EditionId } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import type { Profile } from '../cases/types.ts';
import { hintFor, quoted } from '../source/index.ts';
import { Stop } from './exit.ts';

export interface Filter {
  /** Clause ids, case ids, and beginnings of either with a `*`; empty: everything. */
  readonly only: readonly string[];
  readonly edition: EditionId;
  readonly profile: Profile | 'all';
}

/** The cases that a filter leaves, in their order; stops where a pattern matches nothing, or nothing is left. */
export const selectCases = (cases: readonly Case[], { only, edition, profile }: Filter): readonly Case[] => {
  const applicable = cases.filter((one) => applies(one, edition, profile));
  if (applicable.length === 0) throw new Stop(`no case to run: none of ${cases.length} is of profile ${profile} and edition ${edition}`);
  const unmatched = only.find((pattern) => !applicable.some((one) => matches(pattern, one)));
  if (unmatched !== undefined) throw new Stop(nothingMatches(unmatched, applicable));
  return only.length === 0 ? applicable : applicable.filter((one) => only.some((pattern) => matches(pattern, one)));
};

/** `R3.1,N4*` and `R1-02`, as often as they are given; stops where one of them has none. */
export const patternsIn = (texts: readonly string[]): readonly string[] => texts.flatMap((text) => {
  const patterns = text.split(',').map((pattern) => pattern.trim()).filter((pattern) => pattern !== '');
  if (patterns.length === 0) throw new Stop(`--only: expected ids with commas between, got ${quoted(text)}`);
  return patterns;
});

const applies = (one: Case, edition: EditionId, profile: Profile | 'all'): boolean =>
  (profile === 'all' || one.profile === profile) && (one.editions === undefined || one.editions.includes(edition));

const matches = (pattern: string, { id, clause }: { readonly id: string; readonly clause: ClauseId }): boolean =>
  (pattern.endsWith('*') ? id.startsWith(pattern.slice(0, -1)) || clause.startsWith(pattern.slice(0, -1)) : id === pattern || clause === pattern);

const nothingMatches = (pattern: string, cases: readonly Case[]): string => {
  const known = [...CLAUSE_IDS, ...cases.map(({ id }) => id)];
  const hint = known.some((id) => id === pattern) ? '' : hintFor(pattern.replace(/\*$/, ''), known);
  return `--only: \`${pattern}\` matches no case${hint}`;
};

import { CASE_SECTIONS, type ClauseId, type EditionId, idWithoutNumber, isCardId } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import type { Profile } from '../cases/types.ts';
import { clausesIn } from '../rules/article.ts';
import type { Article, Clause } from '../rules/types.ts';
import type { DraftCounts, RunReport, Shard } from '../runner/report.ts';
import { inShard } from '../runner/shard.ts';
import { counted } from '../text/counted.ts';
import { quoted } from '../text/quoted.ts';
import { hintFor } from '../text/nearest.ts';
import { defined } from '../text/records.ts';
import { type CasesUnder, casesUnder, type EditionRules } from './edition-rules.ts';
import { Stop } from './exit.ts';
import { soundSuite } from './suite-data.ts';
import { suiteVersion } from './suite-version.ts';

/** Which cases of a suite a run asks, in all its shards. */
export interface Filter {
  readonly edition: EditionId;
  readonly profile: Profile | 'all';
  /** Clause ids, `X` or `X-move` for crossings, case ids, and beginnings of these with a `*`; empty: everything. */
  readonly only: readonly string[];
}

/** Which cases a run reads and asks. */
export interface Selection extends Omit<Filter, 'edition'> {
  /** The user's own files and folders of cases; empty: the suite's cases. */
  readonly fixtures: readonly string[];
  /** Absent: all parts of the run. */
  readonly shard?: Shard | undefined;
}

/** What a run asks, and by which rules. */
export interface Questions {
  /** Of the run. */
  readonly profile: Profile | 'all';
  readonly article: Article;
  readonly edition: EditionId;
  /** What a draft makes of the cases; absent: the rules are an edition's. */
  readonly draft?: DraftCounts;
  readonly cases: readonly Case[];
  /** The clauses that the report is about. */
  readonly clauses: readonly Clause[];
  /** The suite's cases of the profile and the edition, asked or not; absent: the cases are the user's own, or follow a draft. */
  readonly ofSuite?: readonly Case[];
}

/** What was read for a run, and what of it the run asks. */
export interface Selected {
  /** Every case that was read. */
  readonly all: readonly Case[];
  readonly questions: Questions;
}

/** Reads the user's cases, or the suite's of profile `reads`, and selects what to ask. Stops if a case is faulty or none is selected. */
export const questionsFor = async (
  selection: Selection, rules: EditionRules, reads: Profile | 'all' = selection.profile,
): Promise<Selected> => {
  const { only, fixtures, shard, profile } = selection;
  const { article, edition } = rules;
  const { cases: written } = soundSuite(fixtures, { profile: reads });
  const { cases: all, draft }: CasesUnder = rules.draft === undefined ? { cases: written } : await casesUnder(rules, written);
  const selected = selectCases(all, { edition, profile, only });
  const words = clausesIn(article, edition);
  const clauses = words.filter(({ id }) => (only.length === 0 ? isAsked(id, profile) : selected.some(({ clause }) => clause === id)));
  const cases = shard === undefined ? selected : inShard(selected, shard);
  const ofSuite = fixtures.length > 0 || draft !== undefined ? undefined : selectCases(all, { edition, profile, only: [] });
  return { all, questions: { profile, article, edition, clauses, cases, ...defined({ draft, ofSuite }) } };
};

/** Whether a report of the profile has a row for the clause: the profile `cards` has cases of the cards alone. */
const isAsked = (clause: ClauseId, profile: Profile | 'all'): boolean => profile !== 'cards' || isCardId(clause);

/** What the report of a run says of its selection; `command` repeats the run. */
export const aboutRun = (
  { profile, only, shard }: Selection, { edition, draft }: Questions, command: string,
): Omit<RunReport, 'engines'> =>
  defined({
    suite: defined({ version: suiteVersion(), edition, draft, profile }),
    selection: only.length === 0 ? undefined : only.join(','),
    shard,
    command,
  });

/** The selected cases, in their order; stops if a pattern matches nothing, or nothing is left. */
export const selectCases = (cases: readonly Case[], { only, edition, profile }: Filter): readonly Case[] => {
  const applicable = cases.filter((one) => applies(one, edition, profile));
  if (applicable.length === 0) {
    throw new Stop(`no case to run: none of ${counted(cases.length, 'case')} belongs to profile ${profile} and edition ${edition}`);
  }
  const unmatched = only.find((pattern) => !applicable.some((one) => matches(pattern, one)));
  if (unmatched !== undefined) throw new Stop(nothingMatches(unmatched, applicable));
  return only.length === 0 ? applicable : applicable.filter((one) => only.some((pattern) => matches(pattern, one)));
};

/** Splits `R3.1,N4*`; stops if a text has no pattern. */
export const patternsIn = (texts: readonly string[]): readonly string[] => texts.flatMap((text) => {
  const patterns = text.split(',').map((pattern) => pattern.trim()).filter((pattern) => pattern !== '');
  if (patterns.length === 0) throw new Stop(`--only: expected ids separated by commas, got ${quoted(text)}`);
  return patterns;
});

const applies = (one: Case, edition: EditionId, profile: Profile | 'all'): boolean =>
  (profile === 'all' || one.profile === profile) && (one.editions === undefined || one.editions.includes(edition));

const matches = (pattern: string, { id, clause }: Case): boolean =>
  [id, clause, idWithoutNumber(id)].some((word) => (pattern.endsWith('*') ? word.startsWith(pattern.slice(0, -1)) : word === pattern));

const nothingMatches = (pattern: string, cases: readonly Case[]): string => {
  const known = [...CASE_SECTIONS, ...cases.map(({ id }) => id)];
  const hint = known.some((id) => id === pattern) ? '' : hintFor(pattern.replace(/\*$/, ''), known);
  return `--only: \`${pattern}\` matches no case${hint}`;
};

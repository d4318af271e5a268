import { CARD_IDS, type CardId, isCardId } from './cards.ts';

/** The ids of the article's eighteen clauses, in the article's order: `R` for rules, `N` for notes. */
export const CLAUSE_IDS = [
  'R0', 'R1', 'R2', 'R3', 'R3.1', 'R3.2', 'R3.3', 'R4',
  'N1', 'N2', 'N3', 'N4', 'N4.1', 'N4.2', 'N4.3', 'N4.4', 'N4.5', 'N4.6',
] as const;

export type ArticleClauseId = (typeof CLAUSE_IDS)[number];

/** A clause of the article, or a card, which is a clause of its own. */
export type ClauseId = ArticleClauseId | CardId;

/** The only clause that decides nothing: it sets up an example. */
export const SCENE_CLAUSE = 'N4.1' satisfies ArticleClauseId;

export const isArticleClauseId = (text: string): text is ArticleClauseId => (CLAUSE_IDS as readonly string[]).includes(text);

export const isClauseId = (text: string): text is ClauseId => isArticleClauseId(text) || isCardId(text);

/** The crossings: cases that combine an action with several clauses, and belong to none of them. Their ids begin with it. */
export const CROSSINGS = 'X';

/** What stands in the place of a clause's name and statement. */
export const CROSSINGS_IN_WORDS = {
  name: 'crossings',
  statement: 'An action crossed with several clauses; all of them together decide the outcome.',
} as const;

/** The ids of the cases of a card begin with it. */
export const CARDS = 'C';

/** What a case belongs to, and what a report has a row for: a clause, a card, or the crossings. */
export type CaseSection = ClauseId | typeof CROSSINGS;

/** The clauses in the article's order, then the crossings and the cards. */
export const CASE_SECTIONS: readonly CaseSection[] = [...CLAUSE_IDS, CROSSINGS, ...CARD_IDS];

/** The beginning of a case's id: its clause, `X` and the action of a crossing, or `C` and the card. */
export const idWithoutNumber = (id: string): string => id.replace(/-\d+$/, '');

/** These clauses, each once, in the article's order; then the cards. */
export const inArticleOrder = (ids: Iterable<ClauseId>): readonly ClauseId[] => {
  const named = new Set(ids);
  return [...CLAUSE_IDS, ...CARD_IDS].filter((id) => named.has(id));
};

/** The editions of the article and its notes, oldest first; `current` is the last. */
export const EDITION_IDS = ['lrr-1.1', 'lrr-1.2', 'lrr-1.3', 'lrr-2.0', 'current'] as const;
export type EditionId = (typeof EDITION_IDS)[number];

export const isEditionId = (text: string): text is EditionId => (EDITION_IDS as readonly string[]).includes(text);

/** The ids of the article's eighteen clauses, in the article's order: `R` its rules, `N` its notes. */
export const CLAUSE_IDS = [
  'R0', 'R1', 'R2', 'R3', 'R3.1', 'R3.2', 'R3.3', 'R4',
  'N1', 'N2', 'N3', 'N4', 'N4.1', 'N4.2', 'N4.3', 'N4.4', 'N4.5', 'N4.6',
] as const;

export type ClauseId = (typeof CLAUSE_IDS)[number];

/** The one clause that sets a scene and decides nothing. */
export const SCENE_CLAUSE = 'N4.1' satisfies ClauseId;

export const isClauseId = (text: string): text is ClauseId => (CLAUSE_IDS as readonly string[]).includes(text);

/** Where `id` stands in the article, from 0. */
export const clauseOrder = (id: ClauseId): number => CLAUSE_IDS.indexOf(id);

/** The clauses named, each once, in the article's order. */
export const inArticleOrder = (ids: Iterable<ClauseId>): readonly ClauseId[] => {
  const named = new Set(ids);
  return CLAUSE_IDS.filter((id) => named.has(id));
};

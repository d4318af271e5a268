import { existsSync } from 'node:fs';
import { EDITION_IDS, type EditionId, isEditionId } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import type { Erratum } from '../errata/types.ts';
import type { Article } from '../rules/types.ts';
import type { DraftCounts } from '../runner/report.ts';
import { hintFor } from '../text/nearest.ts';
import { listed, quoted } from '../text/quoted.ts';
import { defined } from '../text/records.ts';
import { Stop } from './exit.ts';
import { faulty, soundArticle, soundArticleWithCards, soundCatalogue, withoutCards } from './suite-data.ts';

/** The rules that `--edition` names. */
export interface EditionRules {
  /** With an erratum's changes in its edition, if `--edition` names an erratum's file. */
  readonly article: Article;
  readonly edition: EditionId;
  readonly draft?: Erratum;
}

/**
 * The rules of an edition, or of the edition that an erratum in a file changes. With `cards`, an edition comes with the cards; an
 * erratum changes the article alone. Stops if there is neither, or the file is faulty.
 */
export const editionRules = async (named: string, cards: 'with-cards' | 'article-alone' = 'article-alone'): Promise<EditionRules> => {
  if (isEditionId(named)) return { article: cards === 'with-cards' ? soundArticleWithCards() : soundArticle(), edition: named };
  if (!existsSync(named)) {
    const expected = `${listed(EDITION_IDS)} or an erratum's file`;
    throw new Stop(`--edition: ${quoted(named)} is neither an edition nor a file, expected ${expected}${hintFor(named, EDITION_IDS)}`);
  }
  const [{ isErratum, readErratum }, { draftedArticle }] =
    await Promise.all([import('../errata/read.ts'), import('../errata/drafted-article.ts')]);
  const draft = readErratum(named, soundArticle());
  if (!isErratum(draft)) throw faulty(draft);
  return { article: draftedArticle(soundArticle(), draft), edition: draft.edition, draft };
};

/** The cases that these rules have. */
export interface CasesUnder {
  readonly cases: readonly Case[];
  /** What a draft makes of them; absent: the rules are an edition's. */
  readonly draft?: DraftCounts;
}

/** The cases of an edition; under a draft those about the article, as the draft changes them, with those that show its changes. */
export const casesUnder = async ({ edition, draft }: EditionRules, all: readonly Case[]): Promise<CasesUnder> => {
  if (draft === undefined) return { cases: all.filter(({ editions }) => editions === undefined || editions.includes(edition)) };
  const { draftedCases } = await import('../errata/draft.ts');
  const suite = { ...withoutCards({ article: soundArticle(), cases: all }), catalogue: soundCatalogue() };
  const { cases, changed, added, leftOut, withoutCase: without } = draftedCases(suite, draft);
  const withoutCase = without === 0 ? undefined : without;
  const counts = { id: draft.id, changed, added, leftOut: leftOut.map(({ id }) => id), withoutCase };
  return { cases, draft: defined(counts) };
};

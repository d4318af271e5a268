import { afterChanges } from '../rules/chain.ts';
import type { Article } from '../rules/types.ts';
import { withNewAnswers } from './new-answers.ts';
import type { Erratum } from './types.ts';

/** The article as if the erratum were printed: its edition has the new answers, numbers and words. */
export const draftedArticle = (article: Article, erratum: Erratum): Article => {
  const known = withNewAnswers(article, erratum);
  return {
    ...known,
    editions: known.editions.map((edition) =>
      (edition.id === erratum.edition ? { ...edition, ...afterChanges(edition, erratum, known.rulings) } : edition)),
  };
};

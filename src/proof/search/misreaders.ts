import { judge, policiesFor } from '../../engine/index.ts';
import { rulingsOf } from '../../rules/article.ts';
import type { Article, EditionId } from '../../rules/types.ts';
import { mutantsOf } from '../mutants.ts';
import type { Judge } from '../probe.ts';
import type { Misreader } from './likely.ts';

/** The reference engine by the rulings of an edition, for positions that state all values. */
export const judgeOf = (article: Article, edition: EditionId): Judge => {
  const policies = policiesFor(rulingsOf(article, edition));
  return (position, action) => judge(policies, position, action);
};

/** The engines that misread one ruling of an edition. */
export const misreadersOf = (article: Article, edition: EditionId): readonly Misreader[] => {
  const rulings = rulingsOf(article, edition);
  return mutantsOf(article).filter(({ ruling, answer }) => rulings[ruling] !== answer).map(({ name, ruling, answer }) => {
    const policies = policiesFor({ ...rulings, [ruling]: answer });
    return { name, judge: (position, action) => judge(policies, position, action) };
  });
};

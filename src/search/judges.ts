import { judge, judgeWithCards, type Policies, policiesFor } from '../engine/index.ts';
import { rulingsOf, rulingsWith } from '../rules/article.ts';
import type { EditionId, Judge } from '../board/index.ts';
import type { Article } from '../rules/types.ts';
import type { Catalogue } from '../rules/units.ts';
import { someHaveCards } from './card-values.ts';
import { rememberingCards } from '../proof/judges.ts';
import { misreadingsIn } from '../proof/misreadings.ts';
import type { MisreadingJudge } from './explaining.ts';

/** What engines of this process judge by; the catalogue is read where a position leaves values to the players' cards. */
export interface EditionRulebook {
  readonly article: Article;
  readonly edition: EditionId;
  readonly catalogue: () => Catalogue;
}

/** The reference engine by the rulings of an edition. */
export const judgeOf = ({ article, edition, catalogue }: EditionRulebook): Judge =>
  judgesWith(catalogue)(policiesFor(rulingsOf(article, edition)));

/** The engines that misread one ruling of an edition. */
export const misreadingJudgesOf = ({ article, edition, catalogue }: EditionRulebook): readonly MisreadingJudge[] => {
  const judgeWith = judgesWith(catalogue);
  return misreadingsIn(article, edition).map(({ name, ruling, answer }) =>
    ({ name, judge: judgeWith(policiesFor(rulingsWith(article, edition, { [ruling]: answer }))) }));
};

const judgesWith = (catalogue: () => Catalogue): ((policies: Policies) => Judge) => {
  const judgeByCards = judgeWithCards(rememberingCards(catalogue));
  return (policies) => (position, action) => (someHaveCards(position) ? judgeByCards : judge)(policies, position, action);
};

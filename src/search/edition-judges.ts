import type { EditionId, Judge } from '../board/index.ts';
import { judge, judgeWithPrintedValues, type Policies, policiesFor } from '../engine/index.ts';
import { rememberingCards } from '../proof/judges.ts';
import { misreadingsIn } from '../proof/misreadings.ts';
import { rulingsOf, rulingsWith } from '../rules/article.ts';
import type { Article } from '../rules/types.ts';
import type { Catalogue } from '../rules/units.ts';
import { someHaveCards } from './card-values.ts';
import type { MisreadingJudge } from './explanations.ts';

/** The rules of one edition; the catalogue is read only when a position leaves values to players' cards. */
export interface EditionRulebook {
  readonly article: Article;
  readonly edition: EditionId;
  readonly catalogue: () => Catalogue;
}

/** The reference engine with the rulings of an edition. */
export const judgeOf = ({ article, edition, catalogue }: EditionRulebook): Judge =>
  judgesWith(catalogue)(policiesFor(article.rulings, rulingsOf(article, edition)));

/** One engine for each misreading of an edition. */
export const misreadingJudgesOf = ({ article, edition, catalogue }: EditionRulebook): readonly MisreadingJudge[] => {
  const judgeWith = judgesWith(catalogue);
  return misreadingsIn(article, edition).map(({ name, ruling, answer }) =>
    ({ name, judge: judgeWith(policiesFor(article.rulings, rulingsWith(article, edition, { [ruling]: answer }))) }));
};

/** One engine with all the misreadings named; of two that misread the same ruling, the later one counts. */
export const judgeMisreading = ({ article, edition, catalogue }: EditionRulebook, names: readonly string[]): Judge => {
  const named = misreadingsIn(article, edition).filter(({ name }) => names.includes(name));
  const answers = Object.fromEntries(named.map(({ ruling, answer }) => [ruling, answer]));
  return judgesWith(catalogue)(policiesFor(article.rulings, rulingsWith(article, edition, answers)));
};

const judgesWith = (catalogue: () => Catalogue): ((policies: Policies) => Judge) => {
  const judgeByCards = judgeWithPrintedValues(rememberingCards(catalogue));
  return (policies) => (position, action) => (someHaveCards(position) ? judgeByCards : judge)(policies, position, action);
};

import { own } from '../board/index.ts';
import { answerOf, rulingsWith } from '../rules/article.ts';
import type { Article, Ruling, Rulings } from '../rules/types.ts';
import type { Erratum } from './types.ts';

/** A ruling whose answer changes. */
export interface ChangedAnswer {
  readonly ruling: Ruling;
  readonly before: string;
  readonly after: string;
}

/** Every answer that the table knows to a ruling, the official one first. */
export const answersTo = ({ official, misreadings }: Ruling): readonly string[] => [official, ...misreadings.map(({ answer }) => answer)];

/** What an answer says, in a sentence. */
export const answerSays = ({ official, says, misreadings }: Ruling, answer: string): string =>
  (answer === official ? says : misreadings.find((each) => each.answer === answer)?.says ?? '');

/** The answers after an erratum. */
export const rulingsAfter = (article: Article, { edition, rulings = {} }: Erratum): Rulings => rulingsWith(article, edition, rulings);

/** The rulings that an erratum answers differently from its edition. */
export const changedAnswers = (article: Article, { edition, rulings = {} }: Erratum): readonly ChangedAnswer[] =>
  article.rulings.flatMap((ruling) => {
    const before = answerOf(article, edition, ruling);
    const after = own(rulings, ruling.id) ?? before;
    return before === after ? [] : [{ ruling, before, after }];
  });

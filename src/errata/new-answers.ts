import { own } from '../board/index.ts';
import type { Article } from '../rules/types.ts';
import type { Erratum, ErratumFile, NewAnswer } from './types.ts';

/** An erratum's answers by name; an answer that it gives itself is called as it says, or as the erratum. */
export const answerNames = ({ id, rulings = {} }: ErratumFile): NonNullable<Erratum['rulings']> =>
  Object.fromEntries(Object.entries(rulings).map(([ruling, answer]) => [ruling, typeof answer === 'string' ? answer : nameOf(id, answer)]));

const nameOf = (erratum: string, { answer }: NewAnswer): string => answer ?? erratum.replaceAll('.', '-');

/** The answers that an erratum gives itself, by ruling. */
export const newAnswers = ({ rulings = {} }: ErratumFile): Readonly<Record<string, NewAnswer>> =>
  Object.fromEntries(Object.entries(rulings).flatMap(([ruling, answer]) => (typeof answer === 'string' ? [] : [[ruling, answer]])));

/** The article with an erratum's new answers among those that its rulings know. */
export const withNewAnswers = (article: Article, { id, newAnswers: answers = {} }: Pick<Erratum, 'id' | 'newAnswers'>): Article => ({
  ...article,
  rulings: article.rulings.map((ruling) => {
    const given = own(answers, ruling.id);
    if (given === undefined) return ruling;
    const row = { answer: nameOf(id, given), says: given.says, formula: given.formula };
    return { ...ruling, misreadings: [...ruling.misreadings.filter(({ answer }) => answer !== row.answer), row] };
  }),
});

/** Whether a new answer speaks of structures. */
export const isAboutStructures = ({ newAnswers: answers = {} }: Pick<Erratum, 'newAnswers'>): boolean =>
  Object.values(answers).some(({ formula }) => /\b(space_dock|pds|structures)\b/.test(formula));

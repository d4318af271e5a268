import type { Case } from '../cases/case.ts';
import type { Needs } from '../cases/needs.ts';
import { rulingsOf } from '../rules/article.ts';
import type { Questions } from './questions.ts';
import { soundCatalogue } from './suite-data.ts';

/** Says what a case needs of an engine; the modules for it are loaded for the first engine that lacks something. */
export const needsBy = (questions: Omit<Questions, 'clauses'>): ((one: Case) => Promise<Needs>) => {
  let reader: ReturnType<typeof loadReader> | undefined;
  return async (one) => {
    reader ??= loadReader(questions);
    return (await reader)(one);
  };
};

const loadReader = async ({ article, edition }: Omit<Questions, 'clauses'>) => {
  const [{ needsReader }, { judgesWith }] = await Promise.all([import('../cases/needs.ts'), import('../proof/judges.ts')]);
  return needsReader(judgesWith(article, soundCatalogue())(rulingsOf(article, edition)));
};

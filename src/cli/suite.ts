import { fileURLToPath } from 'node:url';
import { readCases } from '../cases/index.ts';
import type { Case } from '../cases/case.ts';
import { readArticle } from '../rules/read.ts';
import { formatProblem, type Problem } from '../rules/source/index.ts';
import type { Article } from '../rules/types.ts';
import { FaultyData } from './exit.ts';

const inRepository = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

export const RULES = inRepository('rules');
export const FIXTURES = inRepository('fixtures');

/** The article; stops with every problem that its files have. */
export const soundArticle = (): Article => {
  const { article, problems } = readArticle(RULES);
  if (article === undefined || problems.length > 0) throw faulty(problems);
  return article;
};

/** The cases in files and folders; stops with every problem that they have, and with none of the cases. */
export const soundCases = (paths: readonly string[]): readonly Case[] => {
  const { cases, problems } = readCases(paths);
  if (problems.length > 0) throw faulty(problems);
  return cases;
};

/** All problems, a line each, and how many there are. */
export const faulty = (problems: readonly Problem[]): FaultyData =>
  new FaultyData([...problems.map(formatProblem), `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the data: nothing was run`].join('\n'));

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCases } from '../cases/read.ts';
import type { Case } from '../cases/case.ts';
import type { Profile } from '../cases/types.ts';
import { counted } from '../text/counted.ts';
import { readArticle } from '../rules/read.ts';
import { readCatalogue } from '../rules/read-units.ts';
import { formatProblem, type Problem } from '../source/index.ts';
import type { Article } from '../rules/types.ts';
import type { Catalogue } from '../rules/units.ts';
import { FaultyData } from './exit.ts';

const inRepository = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

export const RULES = inRepository('rules');
export const FIXTURES = inRepository('fixtures');

/**
 * The suite's own files with cases of a profile. Those of profile `units` stand in a folder of that name, and no others do, as a test holds;
 * so nobody who asks for a profile waits until the cases of the other are read.
 */
export const ownCases = (profile: Profile | 'all'): readonly string[] => {
  if (profile === 'all') return [FIXTURES];
  if (profile === 'units') return [join(FIXTURES, 'units')];
  return readdirSync(FIXTURES).filter((name) => name.endsWith('.yaml')).map((name) => join(FIXTURES, name));
};

/** The article; stops with every problem that its files have. */
export const soundArticle = (folder = RULES): Article => {
  const { article, problems } = readArticle(folder);
  if (article === undefined || problems.length > 0) throw faulty(problems);
  return article;
};

/** The article and the cases in files and folders, the suite's own where none are named; stops with every problem of both. `cards`: check theirs too. */
export const soundSuite = (paths: readonly string[], cards?: Catalogue): { readonly article: Article; readonly cases: readonly Case[] } => {
  const rules = readArticle(RULES);
  const read = readCases(paths.length === 0 ? [FIXTURES] : paths, cards);
  const problems = [...rules.problems, ...read.problems];
  if (rules.article === undefined || problems.length > 0) throw faulty(problems);
  return { article: rules.article, cases: read.cases };
};

/** The unit catalogue, read when it is first asked for; stops with every problem that its file has. */
export const soundCatalogue = (): Catalogue => {
  catalogue ??= readSoundCatalogue();
  return catalogue;
};

let catalogue: Catalogue | undefined;

const readSoundCatalogue = (): Catalogue => {
  const read = readCatalogue(RULES);
  if (read.catalogue === undefined) throw faulty(read.problems);
  return read.catalogue;
};

/** All problems, a line each, and how many there are. */
export const faulty = (problems: readonly Problem[]): FaultyData =>
  new FaultyData([...problems.map(formatProblem), `${counted(problems.length, 'problem')} in the data: nothing was run`].join('\n'));

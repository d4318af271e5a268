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
 * The suite's own files with the cases of a profile. The cases of profile `units` are in a folder of their own, which a test checks, so a
 * run of one profile doesn't have to read the cases of the other.
 */
export const ownCases = (profile: Profile | 'all'): readonly string[] => {
  if (profile === 'all') return [FIXTURES];
  if (profile === 'units') return [join(FIXTURES, 'units')];
  return [...readdirSync(FIXTURES).filter((name) => name.endsWith('.yaml')), 'crossings'].map((name) => join(FIXTURES, name));
};

/** Reads the article, the suite's own once; stops with every problem in its files. */
export const soundArticle = (folder = RULES): Article =>
  (folder === RULES ? ownArticle ??= readSoundArticle(RULES) : readSoundArticle(folder));

let ownArticle: Article | undefined;

const readSoundArticle = (folder: string): Article => {
  const { article, problems } = readArticle(folder);
  if (article === undefined || problems.length > 0) throw faulty(problems);
  return article;
};

/** The rules with the cases that were read. */
export interface SoundSuite {
  readonly article: Article;
  readonly cases: readonly Case[];
}

/**
 * Reads the article, and the cases in `paths` or else the suite's. With `cards`, checks the values that cards give too. Stops with every
 * problem. The suite's own files are read once, however often a program runs the suite.
 */
export const soundSuite = (paths: readonly string[] = [], cards?: Catalogue): SoundSuite => {
  if (!paths.every((path) => path.startsWith(FIXTURES))) return readSoundSuite(paths, cards);
  const key = JSON.stringify([paths, cards !== undefined]);
  const suite = ownSuites.get(key) ?? readSoundSuite(paths, cards);
  ownSuites.set(key, suite);
  return suite;
};

const ownSuites = new Map<string, SoundSuite>();

const readSoundSuite = (paths: readonly string[], cards: Catalogue | undefined): SoundSuite => {
  const rules = readArticle(RULES);
  const read = readCases(paths.length === 0 ? [FIXTURES] : paths, cards);
  const problems = [...rules.problems, ...read.problems];
  if (rules.article === undefined || problems.length > 0) throw faulty(problems);
  return { article: rules.article, cases: read.cases };
};

/** Reads the unit catalogue once; stops with every problem in its file. */
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

/** Lists all problems, one per line, and counts them. */
export const faulty = (problems: readonly Problem[]): FaultyData =>
  new FaultyData([...problems.map(formatProblem), `${counted(problems.length, 'problem')} in the data: nothing was run`].join('\n'));

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCases, type ReadCases } from '../cases/read.ts';
import type { Case } from '../cases/case.ts';
import { type Kills, readKills } from '../cases/kills.ts';
import type { Profile } from '../cases/types.ts';
import { counted } from '../text/counted.ts';
import { type ReadArticle, readArticle } from '../rules/read.ts';
import { type ReadCatalogue, readCatalogue } from '../rules/read-units.ts';
import { formatProblem, type Problem } from '../source/index.ts';
import { articleWithCards } from '../rules/article-with-cards.ts';
import type { CardsFile } from '../rules/cards.ts';
import { type ReadCards, readCards } from '../rules/read-cards.ts';
import type { Article } from '../rules/types.ts';
import type { Catalogue } from '../rules/units.ts';
import { FaultyData } from './exit.ts';
import { packed, packedCases } from './packed-data.ts';

const inRepository = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));

export const RULES = inRepository('rules');
export const FIXTURES = inRepository('fixtures');
export const KILLS_FILE = join(FIXTURES, 'kills.json');
export const CONDITIONAL_FILE = join(FIXTURES, 'conditional.json');

/**
 * The suite's own files with the cases of a profile. The cases of the profiles `units` and `cards` are in folders of their own, which a
 * test checks, so a run of one profile doesn't have to read the cases of the others.
 */
export const ownCases = (profile: Profile | 'all'): readonly string[] => {
  if (profile === 'all') return [FIXTURES];
  if (profile !== 'core') return [join(FIXTURES, profile)];
  return [...readdirSync(FIXTURES).filter((name) => name.endsWith('.yaml')), 'crossings'].map((name) => join(FIXTURES, name));
};

/** Reads the article, the suite's own once; stops with every problem in its files. */
export const soundArticle = (folder = RULES): Article => sound(articleIn(folder));

/** The article with the cards, read once; stops with every problem in their files. */
export const soundArticleWithCards = (): Article => {
  ownArticleWithCards ??= articleWithCards(soundArticle(), soundCards());
  return ownArticleWithCards;
};

let ownArticleWithCards: Article | undefined;

/** Reads the cards once; stops with every problem in their file. */
export const soundCards = (): CardsFile => {
  ownCards ??= soundCardsIn(packed('rules-of-cards') ?? readCards(RULES));
  return ownCards;
};

let ownCards: CardsFile | undefined;

const soundCardsIn = ({ cards, problems }: ReadCards): CardsFile => {
  if (cards === undefined) throw faulty(problems);
  return cards;
};

/** The rules with the cases that were read; with the cards, if cases of the profile `cards` may be among them. */
export interface SoundSuite {
  readonly article: Article;
  readonly cases: readonly Case[];
}

/** What to read of the suite's own cases, and how to check cases. */
export interface CaseReading {
  /** Default: all. */
  readonly profile?: Profile | 'all';
  /** To check the values that cards give, too. */
  readonly cards?: Catalogue;
}

/**
 * Reads the article, and the cases in `fixtures` or else the suite's. Stops with every problem. The suite's own files are read once,
 * however often a program runs the suite.
 */
export const soundSuite = (fixtures: readonly string[] = [], { profile = 'all', cards }: CaseReading = {}): SoundSuite => {
  if (fixtures.length > 0) return suiteOf(readCases(fixtures, cards), profile);
  const key = `${profile} ${cards !== undefined}`;
  const suite = ownSuites.get(key) ?? suiteOf(packedCases(profile) ?? readCases(ownCases(profile), cards), profile);
  ownSuites.set(key, suite);
  return suite;
};

const ownSuites = new Map<string, SoundSuite>();

const suiteOf = ({ cases, problems }: Pick<ReadCases, 'cases' | 'problems'>, profile: Profile | 'all'): SoundSuite => {
  const rules = articleIn(RULES);
  const article = sound({ ...rules, problems: [...rules.problems, ...problems] });
  return { article: hasCards(profile) ? soundArticleWithCards() : article, cases };
};

/** Whether a profile has cases about cards. */
export const hasCards = (profile: Profile | 'all'): boolean => profile === 'cards' || profile === 'all';

/** The article alone, and the cases about it: what an erratum can change. */
export const withoutCards = ({ cases }: SoundSuite): SoundSuite =>
  ({ article: soundArticle(), cases: cases.filter(({ profile }) => profile !== 'cards') });

const articleIn = (folder: string): ReadArticle => {
  if (folder !== RULES) return readArticle(folder);
  ownArticle ??= packed('article') ?? readArticle(RULES);
  return ownArticle;
};

let ownArticle: ReadArticle | undefined;

const sound = ({ article, problems }: ReadArticle): Article => {
  if (article === undefined || problems.length > 0) throw faulty(problems);
  return article;
};

/** Reads the unit catalogue once; stops with every problem in its file. */
export const soundCatalogue = (): Catalogue => {
  ownCatalogue ??= soundCatalogueIn(packed('catalogue') ?? readCatalogue(RULES));
  return ownCatalogue;
};

let ownCatalogue: Catalogue | undefined;

const soundCatalogueIn = ({ catalogue, problems }: ReadCatalogue): Catalogue => {
  if (catalogue === undefined) throw faulty(problems);
  return catalogue;
};

/** What the suite's own cases exclude, read once. */
export const ownKills = (): Kills => {
  kills ??= packed('kills') ?? readKills(KILLS_FILE);
  return kills;
};

let kills: Kills | undefined;

/** Lists all problems, one per line, and counts them. */
export const faulty = (problems: readonly Problem[]): FaultyData =>
  new FaultyData([...problems.map(formatProblem), `${counted(problems.length, 'problem')} in the data: nothing was run`].join('\n'));

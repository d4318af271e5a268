import { join } from 'node:path';
import { hasShape, type Problem, readSource, shapeFaults } from '../../source/index.ts';
import { LARGEST_FILE, readText } from '../../source/read-text.ts';
import { shownPath } from '../../source/index.ts';
import type { Fingerprint, FingerprintsFile } from '../types.ts';
import { type ArticleText, type Preference, readArticleText } from './article.ts';
import { clauseUnder, fingerprintOf } from './fingerprint.ts';
import { matchTexts } from './match.ts';

/** The file in a rules folder that keeps the fingerprints. */
export const FINGERPRINTS = 'fingerprints.yaml';

/** The fingerprints of a rules folder, or all that is wrong with the file. */
export const readFingerprints = (folder: string): FingerprintsFile | readonly Problem[] => {
  const source = readSource(join(folder, FINGERPRINTS));
  const { value } = source;
  if (value === undefined) return source.problems([]);
  return isFingerprints(value) ? value : source.problems(shapeFaults({ file: 'fingerprints' }, value));
};

/** An article's texts, read in the way that fits the fingerprints best; or why the file can't be read. */
export const readTexts = (path: string, kept: readonly Fingerprint[]): readonly ArticleText[] | Problem => {
  const text = readText(path, shownPath(path), ARTICLE);
  if (typeof text !== 'string') return text;
  const [inner, outer] = (['inner', 'outer'] satisfies readonly Preference[]).map((preference) => readArticleText(text, preference));
  return fit(outer ?? [], kept) > fit(inner ?? [], kept) ? outer ?? [] : inner ?? [];
};

const ARTICLE = { largest: LARGEST_FILE, kind: 'a text file' };

export const isProblem = (read: readonly ArticleText[] | Problem): read is Problem => 'code' in read;

export const isFile = (read: FingerprintsFile | readonly Problem[]): read is FingerprintsFile => 'texts' in read;

/** The fingerprints of texts, each with its clause, recognized by text or by number. */
export const fingerprintsOf = (texts: readonly ArticleText[], kept: readonly Fingerprint[]): FingerprintsFile => {
  const prints = texts.map((text) => fingerprintOf(text, 'none'));
  const { matches } = matchTexts(kept, prints);
  const clauses = new Map(matches.flatMap(({ before, after }) => after.map((print) => [print.number, before.clause] as const)));
  const taken = new Set(clauses.values());
  return {
    texts: prints.map((print) => {
      const own = clauseUnder(print.number);
      return { ...print, clause: clauses.get(print.number) ?? (own === undefined || taken.has(own) ? 'none' : own) };
    }),
  };
};

/** How many texts are at their number with the same words; without fingerprints, how many have a clause's number. */
const fit = (texts: readonly ArticleText[], kept: readonly Fingerprint[]): number =>
  texts.filter((text) => (kept.length === 0
    ? clauseUnder(text.number) !== undefined
    : kept.some((print) => print.number === text.number && print.text === fingerprintOf(text, 'none').text))).length;

const isFingerprints = (value: unknown): value is FingerprintsFile => hasShape({ file: 'fingerprints' }, value);

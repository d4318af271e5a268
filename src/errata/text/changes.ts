import { counted } from '../../text/counted.ts';
import type { Fingerprint } from '../types.ts';
import type { ArticleText } from './article.ts';
import { shinglesOf, shortHash } from './fingerprint.ts';
import type { Match, Matched } from './match.ts';
import { normalised, sentencesOf, wordsOf } from './normal.ts';

export const CHANGES = ['unchanged', 'reworded', 'renumbered', 'moved', 'split', 'joined', 'added', 'removed'] as const;
export type WordingChange = (typeof CHANGES)[number];

/** What has become of one text. */
export interface TextChange {
  readonly clause: Fingerprint['clause'];
  /** More than one where it is reworded and renumbered at once. */
  readonly changes: readonly WordingChange[];
  /** The number before and now; absent where it is added or removed. */
  readonly before?: string;
  readonly after?: string;
  /** What else there is to say, a line each. */
  readonly details: readonly string[];
}

/** What has become of each kept text, and the texts that are new. */
export const changesOf = ({ matches, added }: Matched, texts: readonly ArticleText[]): readonly TextChange[] => [
  ...matches.map((match) => changeOf(match, matches, texts)),
  ...added.map(({ number }): TextChange =>
    ({ clause: 'none', changes: ['added'], after: number, details: [`“${beginning(wordsAt(number, texts))}”`] })),
];

const changeOf = ({ before, after }: Match, matches: readonly Match[], texts: readonly ArticleText[]): TextChange => {
  const { clause, number } = before;
  const [only] = after;
  if (only === undefined) return { clause, changes: ['removed'], before: number, details: [] };
  if (after.length > 1) {
    return { clause, changes: ['split'], before: number, after: after.map((each) => each.number).join(', '), details: [] };
  }
  const joined = matches.filter((other) => other.before !== before && other.after.includes(only)).map((other) => other.before);
  const reworded = only.text !== before.text && joined.length === 0;
  const place = placeChange(before, only, matches);
  const changes: readonly WordingChange[] = [
    ...(joined.length > 0 ? ['joined' as const] : []), ...(reworded ? ['reworded' as const] : []), ...(place === undefined ? [] : [place]),
  ];
  return {
    clause, before: number, after: only.number,
    changes: changes.length === 0 ? ['unchanged'] : changes,
    details: [
      ...(joined.length > 0 ? [`now one text with ${joined.map(nameOf).join(' and ')}`] : []),
      ...(reworded ? rewordings(before, wordsAt(only.number, texts), matches) : []),
      ...(place === 'moved' ? swapsWith(before, only, matches) : []),
    ],
  };
};

const nameOf = ({ clause, number }: Fingerprint): string => (clause === 'none' ? `text ${number}` : clause);

/** A text has moved where it changed places with others; it is renumbered where others before it came or went. */
const placeChange = (before: Fingerprint, now: Fingerprint, matches: readonly Match[]): 'moved' | 'renumbered' | undefined => {
  if (placesOf(before, matches).includes(now.number)) return undefined;
  const at = matches.findIndex((match) => match.before === before);
  const hasPassed = ({ after: [other] }: Match, index: number): boolean =>
    other !== undefined && other !== now && (index < at) !== isBefore(other, now);
  return matches.some(hasPassed) ? 'moved' : 'renumbered';
};

/** Whether a text stands before another: the rules first, then the notes, each by its number. */
const isBefore = (one: Fingerprint, other: Fingerprint): boolean => {
  const [left, right] = [placeIn(one), placeIn(other)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at < 0 ? left.length < right.length : (left[at] ?? 0) < (right[at] ?? 0);
};

const placeIn = ({ number }: Fingerprint): readonly number[] =>
  [number.startsWith('note ') ? 1 : 0, ...number.replace('note ', '').split('.').map(Number)];

/** Where a text may be looked for now: a text under another one goes where that one goes, or one of its parts. */
const placesOf = (print: Fingerprint, matches: readonly Match[]): readonly string[] => {
  const [, above, last = ''] = /^(.*\d)\.(\d+)$/.exec(print.number) ?? [];
  const now = matches.find(({ before }) => before.number === above)?.after ?? [];
  return now.length === 0 ? [print.number] : now.map(({ number }) => `${number}.${last}`);
};

const wordsAt = (number: string, texts: readonly ArticleText[]): string => texts.find((text) => text.number === number)?.words ?? '';

const swapsWith = (print: Fingerprint, now: Fingerprint, matches: readonly Match[]): readonly string[] => {
  const other = matches.find(({ before, after }) => before.number === now.number && after[0]?.number === print.number);
  return other === undefined ? [] : [`changes places with ${other.before.clause}`];
};

/** Sentences that are new, gone or changed, as far as fingerprints tell. */
const rewordings = (print: Fingerprint, words: string, matches: readonly Match[]): readonly string[] => {
  const sentences = sentencesOf(normalised(words)).map((sentence) => ({ sentence, hash: shortHash(sentence) }));
  const fresh = sentences.filter(({ hash }) => !print.sentences.includes(hash));
  const gone = print.sentences.filter((hash) => !sentences.some((each) => each.hash === hash));
  if (fresh.length === 0 && gone.length === 0) return ['the same sentences in another order'];
  if (gone.length === 0) {
    return fresh.map(({ sentence, hash }) => `1 sentence added${origin(hash, print, matches)}: “${beginning(sentence)}”`);
  }
  if (fresh.length === 0) {
    return [`${counted(gone.length, 'sentence')} of ${print.sentences.length} removed`];
  }
  return [`${counted(gone.length, 'sentence')} reworded${near(print, words)}`];
};

const origin = (hash: string, print: Fingerprint, matches: readonly Match[]): string => {
  const from = matches.find(({ before }) => before !== print && before.sentences.includes(hash));
  return from === undefined ? '' : ` from ${from.before.clause}`;
};

/** The words of the new text about which the kept fingerprint knows nothing, and one on either side. */
const near = (print: Fingerprint, text: string): string => {
  const words = wordsOf(normalised(text));
  const shingles = shinglesOf(text);
  const unknown = new Set(words.keys());
  for (const { hash, at } of shingles) if (print.shingles.includes(hash)) for (const word of [at, at + 1, at + 2]) unknown.delete(word);
  const [first, last] = [Math.min(...unknown), Math.max(...unknown)];
  if (shingles.every(({ hash }) => !print.shingles.includes(hash))) return NOTHING_LEFT;
  if (unknown.size === 0) return shingles.length < print.shingles.length ? ': words are removed' : '';
  return `, near “${beginning(words.slice(Math.max(0, first - 1), last + 2).join(' '))}”`;
};

const NOTHING_LEFT = ': no three words in a row are left of it, so check that it is the same rule';

const LONGEST = 70;

const beginning = (words: string): string => (words.length <= LONGEST ? words : `${words.slice(0, LONGEST - 1).trimEnd()}…`);

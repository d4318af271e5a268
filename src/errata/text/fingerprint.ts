import { createHash } from 'node:crypto';
import { type ArticleClauseId, isArticleClauseId } from '../../board/index.ts';
import type { Fingerprint } from '../types.ts';
import type { ArticleText } from './article.ts';
import { normalised, sentencesOf, wordsOf } from './normal.ts';

/** The fingerprint of a text; no words can be read from it. */
export const fingerprintOf = ({ number, words }: ArticleText, clause: Fingerprint['clause']): Fingerprint => {
  const text = normalised(words);
  const shingles = new Set(shinglesOf(words).map(({ hash }) => hash));
  return { clause, number, text: sha256(text), sentences: sentencesOf(text).map(shortHash), shingles: [...shingles] };
};

/** Three words that follow each other. */
export interface Shingle {
  readonly hash: string;
  readonly words: string;
  /** Which of the text's words the first is, from 0. */
  readonly at: number;
}

export const shinglesOf = (text: string): readonly Shingle[] => {
  const words = wordsOf(normalised(text));
  const starts = words.length <= WIDTH ? [0] : words.slice(WIDTH - 1).map((_, at) => at);
  return starts.map((at) => {
    const some = words.slice(at, at + WIDTH).join(' ');
    return { hash: shortHash(some), words: some, at };
  });
};

/** The first 24 bits: many texts share them, so they reveal none. */
export const shortHash = (text: string): string => sha256(text).slice(0, 6);

/** The clause with this number in the article now; undefined if there is none. */
export const clauseUnder = (number: string): ArticleClauseId | undefined => {
  const id = number.startsWith('note ') ? `N${number.slice('note '.length)}` : `R${number}`;
  return isArticleClauseId(id) ? id : undefined;
};

const WIDTH = 3;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

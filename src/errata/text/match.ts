import type { Fingerprint } from '../types.ts';

/** A kept text and what it has become: nothing, one text, or several into which it was split. */
export interface Match {
  readonly before: Fingerprint;
  readonly after: readonly Fingerprint[];
}

export interface Matched {
  readonly matches: readonly Match[];
  /** Texts that come from none that is kept. */
  readonly added: readonly Fingerprint[];
}

/** Finds each kept text among new ones: by all of its words, at its number if it can be; else by most of them. */
export const matchTexts = (kept: readonly Fingerprint[], texts: readonly Fingerprint[]): Matched => {
  const found = new Map<Fingerprint, readonly Fingerprint[]>();
  const isFree = (text: Fingerprint): boolean => ![...found.values()].some((some) => some.includes(text));
  const isLost = (print: Fingerprint): boolean => !found.has(print);
  for (const print of kept) note(found, print, texts.filter(isFree).find((text) => text.text === print.text && text.number === print.number));
  for (const print of kept.filter(isLost)) note(found, print, texts.filter(isFree).find(({ text }) => text === print.text));
  for (const print of kept.filter(isLost)) {
    const pieces = texts.filter((text) => isFree(text) && shareOf(text, print) >= A_PIECE);
    if (pieces.length > 1) found.set(print, pieces);
  }
  for (const { print, text } of likest(kept.filter(isLost), texts.filter(isFree))) if (isLost(print) && isFree(text)) found.set(print, [text]);
  return { matches: kept.map((before) => ({ before, after: found.get(before) ?? [] })), added: texts.filter(isFree) };
};

const note = (found: Map<Fingerprint, readonly Fingerprint[]>, print: Fingerprint, text: Fingerprint | undefined): void => {
  if (text !== undefined) found.set(print, [text]);
};

/** A piece of a split text has at least this share of its three-word runs from there. */
const A_PIECE = 0.6;

/** A reworded text shares at least this much of all runs with what it was. */
const A_LIKENESS = 0.2;

const shareOf = (piece: Fingerprint, whole: Fingerprint): number => common(piece, whole) / Math.max(1, piece.shingles.length);

const likenessOf = (a: Fingerprint, b: Fingerprint): number => common(a, b) / Math.max(1, a.shingles.length + b.shingles.length - common(a, b));

const common = (a: Fingerprint, b: Fingerprint): number => a.shingles.filter((hash) => b.shingles.includes(hash)).length;

interface Pair {
  readonly print: Fingerprint;
  readonly text: Fingerprint;
}

const likest = (kept: readonly Fingerprint[], texts: readonly Fingerprint[]): readonly Pair[] =>
  kept.flatMap((print) => texts.map((text) => ({ print, text, likeness: likenessOf(print, text) + (print.number === text.number ? SAME_PLACE : 0) })))
    .filter(({ likeness }) => likeness >= A_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness);

/** Of two texts that are alike, the one in the same place; one of the fewest words has only its place. */
const SAME_PLACE = 0.05;

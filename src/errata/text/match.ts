import type { Fingerprint } from '../types.ts';

/** A kept text and what it has become: nothing, one text, or several into which it was split. */
export interface Match {
  readonly before: Fingerprint;
  readonly after: readonly Fingerprint[];
}

export interface Matched {
  readonly matches: readonly Match[];
  /** Texts that come from no kept text. */
  readonly added: readonly Fingerprint[];
}

/**
 * Finds each kept text among the new ones: first by all of its words, at its own number if possible; then as a split or a join;
 * then by most of its words; last by its number, because a text with other words in it usually stays where it was.
 */
export const matchTexts = (kept: readonly Fingerprint[], texts: readonly Fingerprint[]): Matched => {
  const pairs = new Pairs(kept, texts);
  pairs.pairEach((before, after) => before.text === after.text && before.number === after.number);
  pairs.pairEach((before, after) => before.text === after.text);
  pairs.findSplits();
  pairs.findJoins();
  pairs.pairLikest(A_LIKENESS);
  pairs.pairLikest(A_TRACE, (before, after) => listOf(before) === listOf(after));
  pairs.pairByPlace();
  return pairs.matched();
};

/** A piece of a split text has at least this share of its three-word runs from there, and so has a text that was joined to another. */
const A_PIECE = 0.6;

/** A reworded text shares at least this much of all runs with what it was. */
const A_LIKENESS = 0.2;

/** Within one list, fewer common runs identify a text. */
const A_TRACE = 0.05;

/** Of two texts that are equally alike, the one in the same place wins. */
const SAME_PLACE = 0.05;

class Pairs {
  readonly #kept: readonly Fingerprint[];
  readonly #texts: readonly Fingerprint[];
  readonly #found = new Map<Fingerprint, readonly Fingerprint[]>();

  constructor(kept: readonly Fingerprint[], texts: readonly Fingerprint[]) {
    this.#kept = kept;
    this.#texts = texts;
  }

  pairEach(isPair: (before: Fingerprint, after: Fingerprint) => boolean): void {
    for (const before of this.#lost()) {
      const after = this.#free().find((text) => isPair(before, text));
      if (after !== undefined) this.#found.set(before, [after]);
    }
  }

  /** A text whose words are now in several others. */
  findSplits(): void {
    for (const before of this.#lost()) {
      const pieces = this.#free().filter((text) => shareOf(text, before) >= A_PIECE);
      if (pieces.length > 1) this.#found.set(before, pieces);
    }
  }

  /** A new text in which the words of several kept ones stand. */
  findJoins(): void {
    for (const after of this.#free()) {
      const pieces = this.#lost().filter((before) => shareOf(before, after) >= A_PIECE);
      if (pieces.length > 1) for (const before of pieces) this.#found.set(before, [after]);
    }
  }

  /** The likest texts first; `isNear` says between which texts a likeness counts at all. */
  pairLikest(least: number, isNear: (before: Fingerprint, after: Fingerprint) => boolean = () => true): void {
    const pairs = this.#lost().flatMap((before) => this.#free().map((after) => ({ before, after, likeness: likenessOf(before, after) })))
      .filter(({ before, after, likeness }) => likeness >= least && isNear(before, after))
      .map((pair) => ({ ...pair, rank: pair.likeness + (pair.before.number === pair.after.number ? SAME_PLACE : 0) }))
      .sort((a, b) => b.rank - a.rank);
    for (const { before, after } of pairs) {
      if (this.#lost().includes(before) && this.#free().includes(after)) this.#found.set(before, [after]);
    }
  }

  /** By the number alone: a text without any likeness to what it was is where it was. */
  pairByPlace(): void {
    this.pairEach((before, after) => after.number === this.#placeOf(before));
  }

  matched(): Matched {
    return { matches: this.#kept.map((before) => ({ before, after: this.#found.get(before) ?? [] })), added: this.#free() };
  }

  #lost(): readonly Fingerprint[] {
    return this.#kept.filter((before) => !this.#found.has(before));
  }

  #free(): readonly Fingerprint[] {
    const taken = new Set([...this.#found.values()].flat());
    return this.#texts.filter((text) => !taken.has(text));
  }

  /** The number that a text has now if only texts above it were renumbered. */
  #placeOf({ number }: Fingerprint): string {
    const [, above, last = ''] = /^(.*\d)\.(\d+)$/.exec(number) ?? [];
    const now = this.#kept.find((print) => print.number === above);
    const moved = now === undefined ? undefined : this.#found.get(now)?.[0]?.number;
    return moved === undefined ? number : `${moved}.${last}`;
  }
}

/** Whether two texts have any three words in a row in common. */
export const isAlike = (one: Fingerprint, other: Fingerprint): boolean => common(one, other) > 0;

/** The list in which a text stands: `note 4` for `note 4.2`, nothing for the outermost of the article. */
const listOf = ({ number }: Fingerprint): string => /^(.*?)\.?\d+$/.exec(number)?.[1] ?? '';

const shareOf = (piece: Fingerprint, whole: Fingerprint): number => common(piece, whole) / Math.max(1, piece.shingles.length);

const likenessOf = (a: Fingerprint, b: Fingerprint): number =>
  common(a, b) / Math.max(1, a.shingles.length + b.shingles.length - common(a, b));

const common = (a: Fingerprint, b: Fingerprint): number => a.shingles.filter((hash) => b.shingles.includes(hash)).length;

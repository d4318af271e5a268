import type { ClauseId, EditionId } from '../board/index.ts';
import type { AnswerName } from '../rules/types.ts';

/**
 * Words with hyphens between, like `planets-count`.
 * @pattern ^[a-z0-9]+([-.][a-z0-9]+)*$
 */
export type ErratumId = string;

/** A proposed change of the rules: new answers to rulings, or a new wording only. */
export interface ErratumFile {
  readonly id: ErratumId;
  /** What it changes, in a few words. */
  readonly title: string;
  /** The edition that it changes; absent: `current`. */
  readonly edition?: EditionId;
  /**
   * The clauses whose text it touches.
   * @minItems 1
   */
  readonly clauses: readonly ClauseId[];
  /** New answers: ruling id to an answer that the table of rulings knows. Absent: a new wording only. */
  readonly rulings?: Readonly<Record<string, AnswerName>>;
  /** What clauses say from then on, in our own words. */
  readonly statements?: Readonly<Partial<Record<ClauseId, string>>>;
  /** Numbers that clauses are printed under from then on. */
  readonly numbers?: Readonly<Partial<Record<ClauseId, string>>>;
  /** Where it was published or discussed. */
  readonly source?: string;
}

/** An erratum, read and checked. */
export interface Erratum extends ErratumFile {
  readonly edition: EditionId;
}

/**
 * A SHA-256 in hexadecimal digits.
 * @pattern ^[0-9a-f]{64}$
 */
export type TextHash = string;

/**
 * The beginning of a SHA-256, too short to tell words by.
 * @pattern ^[0-9a-f]{6}$
 */
export type ShortHash = string;

/** What is kept of one numbered or lettered text of the article: enough to notice a change, and no words. */
export interface Fingerprint {
  /** The clause that the text says; `none`: nobody has given it an id. */
  readonly clause: ClauseId | 'none';
  /**
   * Where it stands, like `3.1`; `0` is the opening sentence.
   * @pattern ^(note )?[0-9]+(\.[0-9]+)*$
   */
  readonly number: string;
  readonly text: TextHash;
  /** One a sentence, in their order. */
  readonly sentences: readonly ShortHash[];
  /** One for each three words that follow each other. */
  readonly shingles: readonly ShortHash[];
}

/** rules/fingerprints.yaml */
export interface FingerprintsFile {
  /** In the order of the article. */
  readonly texts: readonly Fingerprint[];
}

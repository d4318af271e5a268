import type { ArticleClauseId, ClauseId, EditionId } from '../board/index.ts';
import type { AnswerName } from '../rules/answer-name.ts';

/**
 * Words joined by hyphens, like `planets-count`.
 * @pattern ^[a-z0-9]+([-.][a-z0-9]+)*$
 */
export type ErratumId = string;

/** An answer that the table of rulings doesn't have. */
export interface NewAnswer {
  /** Its name; default: the erratum's id. */
  readonly answer?: AnswerName;
  /** The answer in one sentence. */
  readonly says: string;
  /** The answer as a formula. */
  readonly formula: string;
}

/** A proposed change to the rules: new answers to rulings, or only a new wording. */
export interface ErratumFile {
  readonly id: ErratumId;
  /** What it changes, in a few words. */
  readonly title: string;
  /** The edition that it changes; default: `current`. */
  readonly edition?: EditionId;
  /**
   * The clauses whose text it changes.
   * @minItems 1
   */
  readonly clauses: readonly ArticleClauseId[];
  /** New answers: ruling id to an answer in the table of rulings, or to one of its own. Default: only the wording changes. */
  readonly rulings?: Readonly<Record<string, AnswerName | NewAnswer>>;
  /** The new text of clauses, in our own words. */
  readonly statements?: Readonly<Partial<Record<ArticleClauseId, string>>>;
  /** The new printed numbers of clauses. */
  readonly numbers?: Readonly<Partial<Record<ArticleClauseId, string>>>;
  /** Where it was published or discussed. */
  readonly source?: string;
}

/** An erratum, read and checked. */
export interface Erratum extends Omit<ErratumFile, 'rulings' | 'clauses' | 'statements' | 'numbers'> {
  readonly edition: EditionId;
  readonly clauses: readonly ClauseId[];
  readonly statements?: Readonly<Partial<Record<ClauseId, string>>>;
  readonly numbers?: Readonly<Partial<Record<ClauseId, string>>>;
  /** New answers by name. */
  readonly rulings?: Readonly<Record<string, AnswerName>>;
  /** Those of them that the table of rulings doesn't have, by ruling. */
  readonly newAnswers?: Readonly<Record<string, NewAnswer>>;
}

/**
 * A SHA-256 in hexadecimal digits.
 * @pattern ^[0-9a-f]{64}$
 */
export type TextHash = string;

/**
 * The beginning of a SHA-256, too short to reveal words.
 * @pattern ^[0-9a-f]{6}$
 */
export type ShortHash = string;

/** What is kept of one numbered or lettered text of the article: enough to detect a change, but no words. */
export interface Fingerprint {
  /** The clause of the text; `none` if it has no id. */
  readonly clause: ArticleClauseId | 'none';
  /**
   * Its place, like `3.1`; `0` is the opening sentence.
   * @pattern ^(note )?[0-9]+(\.[0-9]+)*$
   */
  readonly number: string;
  readonly text: TextHash;
  /** One per sentence, in order. */
  readonly sentences: readonly ShortHash[];
  /** One for each three consecutive words. */
  readonly shingles: readonly ShortHash[];
}

/** rules/fingerprints.yaml */
export interface FingerprintsFile {
  /** In the order of the article. */
  readonly texts: readonly Fingerprint[];
}

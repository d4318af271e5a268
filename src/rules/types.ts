import type { ArticleClauseId, ClauseId, EditionId } from '../board/index.ts';
import type { AnswerName } from './answer-name.ts';
import type { CardsFile } from './cards.ts';
import type { FormulaResult, QuestionKind } from './formulas/vocabulary.ts';

/** The levels of the article's clauses, and that of the cards. */
export const LEVELS = ['rule', 'note', 'example', 'card'] as const;
export type Level = (typeof LEVELS)[number];

/** One clause of the article, or one card, in our own words. */
export interface Clause {
  readonly id: ClauseId;
  readonly level: Level;
  /** A few words, for tables. */
  readonly name: string;
  /** One sentence or two: what the clause says. */
  readonly statement: string;
  /** The clauses that this one can't be explained without. */
  readonly restsOn: readonly ClauseId[];
}

/** One clause of the article. */
export interface ArticleClause extends Clause {
  readonly id: ArticleClauseId;
  readonly level: Exclude<Level, 'card'>;
  readonly restsOn: readonly ArticleClauseId[];
}

/** rules/clauses.yaml */
export interface ClausesFile {
  readonly clauses: readonly ArticleClause[];
  /** Clauses about one subject. A case of one may fail for a misreading of another. */
  readonly groups: readonly (readonly ArticleClauseId[])[];
}

/** One wrong answer to a ruling. */
export interface Misreading {
  readonly answer: AnswerName;
  /** The misreading in one sentence. */
  readonly says: string;
  /** The clauses that it breaks; default: the ruling's clause. */
  readonly clauses?: readonly ClauseId[];
  /** Where it was really found: rows of the collection of mistakes, or an edition. */
  readonly seen?: string;
  /** The answer as a formula; absent: a function of the reference engine gives it. */
  readonly formula?: string;
}

/** One named question that a clause answers. */
export interface Ruling {
  /**
   * The clause and the name of the question, like `R1/load-limit`.
   * @pattern ^[RN][0-9](\.[0-9])?/[a-z0-9]+(-[a-z0-9]+)*$
   */
  readonly id: string;
  readonly clause: ClauseId;
  /** The question, as a player would ask it. */
  readonly question: string;
  /** What formulas for it see; absent: only functions of the reference engine can answer it. */
  readonly asks?: QuestionKind;
  /** What formulas for it give. */
  readonly gives?: FormulaResult;
  /** The name of the official answer. */
  readonly official: AnswerName;
  /** The official answer in one sentence. */
  readonly says: string;
  /** The official answer as a formula. */
  readonly formula?: string;
  readonly misreadings: readonly Misreading[];
}

/** rules/rulings.yaml */
export interface RulingsFile {
  readonly rulings: readonly Ruling[];
}

/** What every edition of the article and its notes has. */
export interface EditionHead {
  readonly id: EditionId;
  readonly title: string;
  /**
   * A day, like `2020-09-22`, or `unknown`.
   * @pattern ^([0-9]{4}-[0-9]{2}-[0-9]{2}|unknown)$
   */
  readonly date: string;
  readonly source: string;
  /** What changed since the edition before. */
  readonly changes: string;
}

/** An edition as it is written: the first one whole, each later one as the erratum that made it. */
export interface WrittenEdition extends EditionHead {
  /**
   * The clauses whose text, number or rulings changed; the first edition has no such list.
   * @minItems 1
   */
  readonly clauses?: readonly ArticleClauseId[];
  /** The answers that changed; in the first edition, those that differ from the official ones. Ruling id to answer. */
  readonly rulings?: Readonly<Record<string, AnswerName>>;
  /** The printed numbers that changed, like `16.3a` or `note 4.1`; `16.3 (inside)` means inside that clause. The first edition has all. */
  readonly numbers?: Readonly<Partial<Record<ArticleClauseId, string>>>;
  /** What the changed clauses say, in our own words. The first edition has all clauses. */
  readonly statements?: Readonly<Partial<Record<ArticleClauseId, string>>>;
}

/** rules/editions.yaml */
export interface EditionsFile {
  /** @minItems 1 */
  readonly editions: readonly WrittenEdition[];
}

/** One edition whole, as the chain of errata makes it. */
export interface Edition extends EditionHead {
  /** The answers that differ from the official ones: ruling id to answer. */
  readonly rulings: Readonly<Record<string, AnswerName>>;
  /** The number that it prints for each clause. */
  readonly numbers: Readonly<Record<ArticleClauseId, string>>;
  /** What each clause says, in our own words. */
  readonly statements: Readonly<Record<ArticleClauseId, string>>;
  /** The erratum that made it; absent in the first edition. */
  readonly erratum?: WrittenEdition;
}

/** What the article leaves open; never the subject of a strict case. */
export interface OpenPoint {
  readonly id: string;
  /** The clauses that it is about, and the cards. */
  readonly clauses: readonly ClauseId[];
  readonly question: string;
  /** How the reference engine reads it, if it must. */
  readonly reading: string;
}

/** rules/open-points.yaml */
export interface OpenPointsFile {
  readonly openPoints: readonly OpenPoint[];
}

/** A named set of answers: ruling id to answer. Rulings that it does not name are answered officially. */
export type Rulings = Readonly<Record<string, string>>;

/** Everything in rules/, read and checked. */
export interface Article {
  readonly clauses: readonly Clause[];
  readonly groups: readonly (readonly ClauseId[])[];
  readonly rulings: readonly Ruling[];
  readonly editions: readonly Edition[];
  readonly openPoints: readonly OpenPoint[];
  /** The cards, which are then among the clauses and the rulings too; absent: the article alone. */
  readonly cards?: CardsFile;
}

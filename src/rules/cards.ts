import type { CardId, ClauseId } from '../board/index.ts';
import type { AnswerName } from './answer-name.ts';
import type { CatalogueId } from './units.ts';

/** The rulings that a card can change. */
export const CARD_RULINGS = [
  'R1/load-limit', 'R2/capacity-from', 'R2/counted', 'R2/left-out', 'R3.1/chosen-by', 'R3.1/at-least',
] as const;

export type CardRuling = (typeof CARD_RULINGS)[number];

/** Formulas by the ruling that they answer; in them `answer` is what the article answers, as changed by the cards before. */
export type Changes = Readonly<Partial<Record<CardRuling, string>>>;

/** A wrong idea of what a card does. */
export interface CardMisreading {
  readonly answer: AnswerName;
  /** The misreading in one sentence. */
  readonly says: string;
  /** Where it was really found. */
  readonly seen?: string;
  /** What the card would then change, instead of its own changes. */
  readonly changes: Changes;
}

/** A card that changes rulings of the article, in our own words. */
export interface Card {
  readonly id: CardId;
  /** As printed. */
  readonly title: string;
  /**
   * The units of the catalogue with this text: a player whose unit is one of them has the card.
   * @minItems 1
   */
  readonly holders: readonly CatalogueId[];
  /** What the card says. */
  readonly says: string;
  /**
   * The clauses that it can't be explained without.
   * @minItems 1
   */
  readonly restsOn: readonly ClauseId[];
  /** `strong`: two or more independent sources agree, and none dissents. What is open is in open-points.yaml. */
  readonly strength: 'strong';
  /**
   * The kinds of source that say so.
   * @minItems 1
   */
  readonly sources: readonly string[];
  readonly changes: Changes;
  readonly misreadings: readonly CardMisreading[];
}

/** Units with a text about capacity that isn't among the cards: nothing asks about positions with them. */
export interface NotCovered {
  /** As printed. */
  readonly title: string;
  /** @minItems 1 */
  readonly holders: readonly CatalogueId[];
  readonly why: string;
}

/** rules/cards.yaml */
export interface CardsFile {
  readonly cards: readonly Card[];
  readonly notCovered: readonly NotCovered[];
}

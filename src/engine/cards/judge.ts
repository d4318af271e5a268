import {
  type Answer, type CardId, countOf, inArticleOrder, own, type Position, stacksIn, type UnitStack, unitsNamedBy,
} from '../../board/index.ts';
import type { Card, Changes } from '../../rules/cards.ts';
import { cardsHeld, type CardsHeldBy } from '../../rules/held-cards.ts';
import type { Article } from '../../rules/types.ts';
import type { Catalogue } from '../../rules/units.ts';
import type { judge } from '../judge.ts';
import type { Policies } from '../policies.ts';
import { changesReader } from './changes.ts';
import { policiesOfHolders } from './holders.ts';

/** The cards in play. */
export interface CardsInPlay {
  /** The policies, with what the cards of the players change in the position. */
  readonly policies: (before: Policies, position: Position) => Policies;
  /** Judges as `inner` does, with the players' cards; the answer cites the cards without which it would be another one. */
  readonly judging: (inner: typeof judge) => typeof judge;
}

/** Puts cards into play, each with the changes that `changesOf` says, or as printed; `consulted` hears of each card that is used. */
export type PutIntoPlay = (changesOf?: (card: Card) => Changes, consulted?: (card: CardId) => void) => CardsInPlay;

/** Reads the cards of an article, if it has any, so that they can be put into play; their holders are units of the catalogue. */
export const cardsReadBy = ({ cards, rulings }: Pick<Article, 'cards' | 'rulings'>, catalogue: Catalogue): PutIntoPlay => {
  const [heldBy, applied] = [cardsHeld(cards?.cards ?? [], catalogue), changesReader(rulings)];
  return (changesOf = ({ changes }) => changes, consulted = () => undefined) => {
    const policiesWith = policiesOfHolders(heldBy, (before, card) => applied(before, card.id, changesOf(card)));
    return {
      policies: (before, position) => policiesWith(before, cardsAmong(stacksIn(position), heldBy, position)),
      judging: (inner) => (before, position, action) => {
        const inPlay = cardsAmong([...stacksIn(position), ...unitsNamedBy(action)], heldBy, position);
        if (inPlay.length === 0) return inner(before, position, action);
        inPlay.forEach(consulted);
        const answerWith = (some: readonly CardId[]): Answer => inner(policiesWith(before, some), position, action);
        const answer = answerWith(inPlay);
        return citing(answer, inPlay.filter((id) => !saysTheSame(answer, answerWith(inPlay.filter((other) => other !== id)))));
      },
    };
  };
};

/** The cards that the owners of some of these units hold for them. */
const cardsAmong = (stacks: readonly UnitStack[], heldBy: CardsHeldBy, { players }: Position): readonly CardId[] => {
  const found = new Set<CardId>();
  for (const { player, units } of stacks) {
    for (const { card, unit } of heldBy(own(players, player))) if (countOf(units, unit) > 0) found.add(card.id);
  }
  return [...found];
};

const citing = (answer: Answer, cards: readonly CardId[]): Answer =>
  ({ ...answer, because: inArticleOrder([...answer.because, ...cards]) });

const saysTheSame = (a: Answer, b: Answer): boolean => withoutReasons(a) === withoutReasons(b);

const withoutReasons = (answer: Answer): string => JSON.stringify({ ...answer, because: [] });

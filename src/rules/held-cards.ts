import type { PlayerFacts, Unit } from '../board/index.ts';
import type { Card } from './cards.ts';
import { cardFor } from './printed.ts';
import type { Catalogue } from './units.ts';

/** A card of a player, and the kind of unit that it is about. */
export interface HeldCard {
  readonly card: Card;
  readonly unit: Unit;
}

/** The cards of a player: those that `cards` names, and for every other kind of unit the one that faction and upgrades give. */
export type CardsHeldBy = (facts: PlayerFacts | undefined) => readonly HeldCard[];

/** Finds the cards of players, each player's once. */
export const cardsHeld = (cards: readonly Card[], catalogue: Catalogue): CardsHeldBy => {
  const all = cards.flatMap((card): readonly HeldCard[] => {
    const unit = catalogue.units.find(({ id }) => card.holders.includes(id))?.base;
    return unit === undefined ? [] : [{ card, unit }];
  });
  const known = new WeakMap<PlayerFacts, readonly HeldCard[]>();
  return (facts = NOBODYS) => {
    const held = known.get(facts) ?? all.filter((one) => isHeld(one, facts, all, catalogue));
    known.set(facts, held);
    return held;
  };
};

const isHeld = ({ card, unit }: HeldCard, facts: PlayerFacts, all: readonly HeldCard[], catalogue: Catalogue): boolean => {
  const named = all.filter((other) => other.unit === unit && facts.cards?.includes(other.card.id)).map((other) => other.card);
  if (named.length > 0) return named.includes(card);
  return card.holders.some((id) => id === cardFor(catalogue, facts, unit)?.id);
};

const NOBODYS: PlayerFacts = {};

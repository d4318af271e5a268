import type { Judge, PlayerFacts, Unit } from '../board/index.ts';
import type { Profile } from '../cases/types.ts';
import { type CardsOf, judge, judgeWithCards, policiesFor } from '../engine/index.ts';
import { cardsOf } from '../rules/printed.ts';
import type { Rulings } from '../rules/types.ts';
import type { Catalogue, PrintedCards } from '../rules/units.ts';

/** The engine that answers some rulings so, for cases of a profile: those of the unit catalogue leave values to the cards. */
export type JudgesFor = (rulings: Rulings) => (profile: Profile) => Judge;

export const enginesWith = (catalogue: Catalogue): JudgesFor => {
  const judgeByCards = judgeWithCards(remembering(() => catalogue));
  return (rulings) => {
    const policies = policiesFor(rulings);
    return (profile) => (position, action) => (profile === 'units' ? judgeByCards : judge)(policies, position, action);
  };
};

/** Lays out the cards once for each player's facts: every mutant asks for the same. */
export const remembering = (catalogue: () => Catalogue): CardsOf => {
  const known = new WeakMap<PlayerFacts, Map<Unit, PrintedCards>>();
  return (facts = NOBODYS, unit) => {
    const ofPlayer = known.get(facts) ?? new Map<Unit, PrintedCards>();
    const cards = ofPlayer.get(unit) ?? cardsOf(catalogue(), facts, unit);
    known.set(facts, ofPlayer.set(unit, cards));
    return cards;
  };
};

const NOBODYS: PlayerFacts = {};

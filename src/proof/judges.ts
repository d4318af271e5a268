import type { Action, Judge, Owed, PlayerFacts, Position, Unit } from '../board/index.ts';
import type { Profile } from '../cases/types.ts';
import { type CardsOf, debtsIn, judge, judgeWithCards, type Policies, policiesFor, policiesWithCards } from '../engine/index.ts';
import { cardsOf } from '../rules/printed.ts';
import type { Article, Rulings } from '../rules/types.ts';
import type { Catalogue, PrintedCards } from '../rules/units.ts';

/**
 * Makes an engine that gives these answers to rulings, and tells `consulted` each ruling that it uses. In the profile `units`
 * it reads values from the unit catalogue.
 */
export type JudgesFor = (answers: Rulings, consulted?: (ruling: string) => void) => (profile: Profile) => Judge;

/** Engines that share one catalogue. */
export const judgesWith = (article: Pick<Article, 'rulings'>, catalogue: Catalogue): JudgesFor => {
  const judgeByCards = judgeWithCards(rememberingCards(() => catalogue));
  return (answers, consulted) => {
    const policies = policiesFor(article.rulings, answers);
    const asked = consulted === undefined ? policies : listened(policies, consulted);
    return (profile) => (position, action) => (profile === 'units' ? judgeByCards : judge)(asked, position, action);
  };
};

/** Makes a function that lists everything owed in a position before an action, by these answers to rulings. */
export type DebtsBy = (profile: Profile) => (position: Position, action: Action) => readonly Owed[];

/** Lists debts by any answers to rulings; in the profile `units` with values from the unit catalogue. */
export const debtsBy = (article: Pick<Article, 'rulings'>, catalogue: Catalogue): ((answers: Rulings) => DebtsBy) => {
  const cards = rememberingCards(() => catalogue);
  return (answers) => {
    const policies = policiesFor(article.rulings, answers);
    return (profile) => (position, action) =>
      debtsIn(profile === 'units' ? policiesWithCards(cards, policies, position) : policies, position, action);
  };
};

const listened = (policies: Policies, consulted: (ruling: string) => void): Policies => new Proxy(policies, {
  get: (table, ruling, receiver): unknown => {
    consulted(String(ruling));
    return Reflect.get(table, ruling, receiver);
  },
});

/** Looks up each player's cards once, since every engine needs the same. */
export const rememberingCards = (catalogue: () => Catalogue): CardsOf => {
  const known = new WeakMap<PlayerFacts, Map<Unit, PrintedCards>>();
  return (facts = NOBODYS, unit) => {
    const ofPlayer = known.get(facts) ?? new Map<Unit, PrintedCards>();
    const cards = ofPlayer.get(unit) ?? cardsOf(catalogue(), facts, unit);
    known.set(facts, ofPlayer.set(unit, cards));
    return cards;
  };
};

const NOBODYS: PlayerFacts = {};

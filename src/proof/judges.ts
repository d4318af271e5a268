import type { Action, Judge, Owed, PlayerFacts, Position, Unit } from '../board/index.ts';
import type { Profile } from '../cases/types.ts';
import { cardsReadBy } from '../engine/cards/judge.ts';
import {
  type CardsOf, debtsIn, judge, judgeWithPrintedValues, type Policies, policiesFor, policiesWithPrintedValues,
} from '../engine/index.ts';
import type { Card, Changes } from '../rules/cards.ts';
import { cardsOf } from '../rules/printed.ts';
import type { Article, Rulings } from '../rules/types.ts';
import type { Catalogue, PrintedCards } from '../rules/units.ts';

/**
 * Makes an engine that gives these answers to rulings, and tells `consulted` each ruling and each card that it uses. In the profile
 * `units` it reads values from the unit catalogue; in the profile `cards` it applies the cards, if the article has them.
 */
export type JudgesFor = (answers: Rulings, consulted?: (ruling: string) => void) => (profile: Profile) => Judge;

/** Engines that share one catalogue. */
export const judgesWith = (article: Pick<Article, 'rulings' | 'cards'>, catalogue: Catalogue): JudgesFor => {
  const judgeByPrinted = judgeWithPrintedValues(rememberingCards(() => catalogue));
  const putIntoPlay = cardsReadBy(article, catalogue);
  return (answers, consulted) => {
    const policies = policiesFor(article.rulings, answers);
    const heard = (inner: typeof judge): typeof judge => (consulted === undefined ? inner : listening(inner, consulted));
    const units = heard(judgeByPrinted);
    const judges: Readonly<Record<Profile, typeof judge>> =
      { core: heard(judge), units, cards: putIntoPlay(changesBy(answers), consulted).judging(units) };
    return (profile) => (position, action) => judges[profile](policies, position, action);
  };
};

/** Makes a function that lists everything owed in a position before an action, by these answers to rulings. */
export type DebtsBy = (profile: Profile) => (position: Position, action: Action) => readonly Owed[];

/** Lists debts by any answers to rulings; in the profile `units` with values from the unit catalogue, in `cards` with the cards. */
export const debtsBy = (article: Pick<Article, 'rulings' | 'cards'>, catalogue: Catalogue): ((answers: Rulings) => DebtsBy) => {
  const cards = rememberingCards(() => catalogue);
  const putIntoPlay = cardsReadBy(article, catalogue);
  return (answers) => {
    const policies = policiesFor(article.rulings, answers);
    const inPlay = putIntoPlay(changesBy(answers));
    const policiesIn: Readonly<Record<Profile, (position: Position) => Policies>> = {
      core: () => policies,
      units: (position) => policiesWithPrintedValues(cards, policies, position),
      cards: (position) => policiesWithPrintedValues(cards, inPlay.policies(policies, position), position),
    };
    return (profile) => (position, action) => debtsIn(policiesIn[profile](position), position, action);
  };
};

/** What a card changes by these answers: as printed, or as the misreading of that name has it. */
export const changesBy = (answers: Rulings) => ({ id, changes, misreadings }: Card): Changes =>
  misreadings.find(({ answer }) => answer === answers[id])?.changes ?? changes;

/** Everything owed in a position by the edition `current`, with the cards and the values that they print. */
export const owedWithCards = (
  article: Pick<Article, 'rulings' | 'cards'>, catalogue: Catalogue,
): ((position: Position) => readonly Owed[]) => {
  const debts = debtsBy(article, catalogue)({})('cards');
  // the official answers don't ask which action led to the position
  return (position) => debts(position, { type: 'end-combat', params: {} });
};

// each judgement listens anew: policies with cards are made once, and would be heard of once
const listening = (inner: typeof judge, consulted: (ruling: string) => void): typeof judge =>
  (policies, position, action) => inner(listened(policies, consulted), position, action);

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

import { everyPlayer, own, type PlayerFacts, type Position, statedCapacity, type Unit } from '../board/index.ts';
import type { PrintedCards } from '../rules/units.ts';
import { judge } from './judge.ts';
import type { Policies } from './policies.ts';

/** Lays out the cards from which a player's unit could have its values. */
export type CardsOf = (facts: PlayerFacts | undefined, unit: Unit) => PrintedCards;

/** `R0` Judges as `judge` does, and takes the values that a position does not state from the players' cards. */
export const judgeWithCards = (cardsOf: CardsOf): typeof judge => (rulings, position, action) =>
  judge({ ...rulings, 'R0/value': (facts, unit) => rulings['R0/value'](withValue(rulings, cardsOf, position, facts, unit), unit) }, position, action);

/** `R0` A faction's own card comes before the generic one, and an upgrade that is owned before what it upgrades. */
export const ownCardFirst = ({ generic, genericUpgrade, faction, factionUpgrade }: PrintedCards): number | null =>
  (factionUpgrade ?? faction ?? genericUpgrade ?? generic)?.capacity ?? null;

/** A player's facts with the value of a unit stated that its cards print, unless it is stated already. */
const withValue = (policies: Policies, cardsOf: CardsOf, position: Position, facts: PlayerFacts | undefined, unit: Unit): PlayerFacts | undefined => {
  if (statedCapacity(facts, unit) !== undefined) return facts;
  const everyones = () => everyPlayer(position).map((player) => cardsOf(own(position.players, player), unit));
  return { ...facts, capacity: { [unit]: policies['R0/printed'](cardsOf(facts, unit), everyones) } };
};

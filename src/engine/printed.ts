import { everyPlayer, own, type PlayerFacts, type Position, statedCapacity, type Unit } from '../board/index.ts';
import type { PrintedCards } from '../rules/units.ts';
import { judge } from './judge.ts';
import type { Policies } from './policies.ts';

/** Finds the cards that could give a player's unit its value. */
export type CardsOf = (facts: PlayerFacts | undefined, unit: Unit) => PrintedCards;

/** `R0` Judges as `judge` does, with values that the position doesn't state taken from the players' cards. */
export const judgeWithPrintedValues = (cardsOf: CardsOf): typeof judge => (policies, position, action) =>
  judge(policiesWithPrintedValues(cardsOf, policies, position), position, action);

/** `R0` The policies, with values that the position doesn't state taken from the players' cards. */
export const policiesWithPrintedValues = (cardsOf: CardsOf, policies: Policies, position: Position): Policies => {
  const withValue = statedOrPrinted(policies, cardsOf, position);
  return { ...policies, 'R0/value': (facts, unit) => policies['R0/value'](withValue(facts, unit), unit) };
};

/** `R0` A faction's own card replaces the generic one, and an upgrade that the player owns replaces the card it upgrades. */
export const ownCardFirst = ({ generic, genericUpgrade, faction, factionUpgrade }: PrintedCards): number | null =>
  (factionUpgrade ?? faction ?? genericUpgrade ?? generic)?.capacity ?? null;

type WithValue = (facts: PlayerFacts | undefined, unit: Unit) => PlayerFacts | undefined;

/** Adds a unit's printed value to a player's facts, unless they state one. */
const statedOrPrinted = (policies: Policies, cardsOf: CardsOf, position: Position): WithValue => (facts, unit) => {
  if (statedCapacity(facts, unit) !== undefined) return facts;
  const everyones = () => everyPlayer(position).map((player) => cardsOf(own(position.players, player), unit));
  return { ...facts, capacity: { [unit]: policies['R0/printed'](cardsOf(facts, unit), everyones) } };
};

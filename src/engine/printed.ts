import { type Action, everyPlayer, isShip, isVerdict, kindsIn, own, type PlayerFacts, type Position, SHIPS, type Unit } from '../board/index.ts';
import type { PrintedCards } from '../rules/units.ts';
import { judge } from './judge.ts';
import type { Policies } from './policies.ts';

/** Lays out the cards from which a player's unit could have its values. */
export type CardsOf = (facts: PlayerFacts | undefined, unit: Unit) => PrintedCards;

/** `R0` Judges as `judge` does, and takes the values that a position does not state from the players' cards. */
export const judgeWithCards = (cardsOf: CardsOf): typeof judge => (rulings, position, action) => {
  if (isAllStated(position, action)) return judge(rulings, position, action);
  const answer = judge(rulings, withPrintedValues(rulings, cardsOf, position, action), action);
  // what was read off a card is nothing that the position states: the next card may say something else
  return isVerdict(answer) && answer.legal ? { ...answer, position: { ...answer.position, players: position.players } } : answer;
};

/** `R0` A faction's own card comes before the generic one, and an upgrade that is owned before what it upgrades. */
export const ownCardFirst = ({ generic, genericUpgrade, faction, factionUpgrade }: PrintedCards): number | null =>
  (factionUpgrade ?? faction ?? genericUpgrade ?? generic)?.capacity ?? null;

/** Whether each ship on the board, and each that is to be placed, has its value stated. */
const isAllStated = (position: Position, action: Action): boolean => {
  const placed = action.type === 'place' ? [[action.params.player, action.params.units] as const] : [];
  const standing = Object.values(position.systems).flatMap(({ space = {} }) => Object.entries(space));
  return [...standing, ...placed].every(([player, units]) => {
    const stated = own(position.players, player)?.capacity ?? {};
    return kindsIn(units).every((unit) => !isShip(unit) || stated[unit] !== undefined);
  });
};

const withPrintedValues = (rulings: Policies, cardsOf: CardsOf, position: Position, action: Action): Position => {
  const names = [...new Set([...everyPlayer(position), ...actingIn(action)])];
  const valueOf = (name: string, unit: Unit): number | null =>
    rulings['R0/printed'](cardsOf(own(position.players, name), unit), names.map((each) => cardsOf(own(position.players, each), unit)));
  const players = names.map((name): [string, PlayerFacts] => {
    const facts = own(position.players, name) ?? {};
    const printed = Object.fromEntries(SHIPS.map((ship) => [ship, valueOf(name, ship)]));
    return [name, { ...facts, capacity: { ...printed, ...facts.capacity } }];
  });
  return { ...position, players: Object.fromEntries(players) };
};

const actingIn = ({ params }: Action): readonly string[] => ('player' in params ? [params.player] : []);

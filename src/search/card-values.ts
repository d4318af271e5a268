import type { PlayerFacts, Position } from '../board/index.ts';
import { withPrintedValues } from '../rules/printed.ts';
import type { Catalogue } from '../rules/units.ts';

/**
 * Positions of players with cards are made, walked and shrunk with all values stated that the cards print, so that everything that
 * counts can count; what is asked leaves these values out, so that the engine has to know them.
 */

/** Whether a player's values are those of the cards. */
export const hasCards = ({ faction, upgrades }: PlayerFacts): boolean => faction !== undefined || upgrades !== undefined;

/** The values of a player's cards, stated. */
export type ReadCards = (facts: PlayerFacts) => PlayerFacts;

export const cardReader = (catalogue: () => Catalogue): ReadCards => ({ capacity: _, ...facts }) =>
  (hasCards(facts) ? withPrintedValues(catalogue(), facts) : facts);

/** The position as it is asked: without the values of those players who have cards. */
export const leftToCards = (position: Position): Position => {
  if (!someHaveCards(position)) return position;
  const players = Object.entries(position.players).map(([name, { capacity, ...facts }]): [string, PlayerFacts] =>
    [name, hasCards(facts) || capacity === undefined ? facts : { ...facts, capacity }]);
  return { ...position, players: Object.fromEntries(players) };
};

export const someHaveCards = ({ players }: Position): boolean => {
  for (const name in players) if (Object.hasOwn(players, name) && hasCards(players[name] ?? {})) return true;
  return false;
};

import { type Action, countOf, type Position, stacksIn, unitsNamedBy } from '../board/index.ts';

/**
 * Whether a card may matter to a question: a player has a faction, upgrades or `cards`, or both a space dock and fighters. It takes no
 * cards to tell, so that they are read only for questions in which they may matter.
 */
export const mayHoldCards = (position: Position, action: Action): boolean => {
  const facts = Object.values(position.players);
  if (facts.some(({ faction, upgrades, cards }) => faction !== undefined || upgrades !== undefined || cards !== undefined)) return true;
  const stacks = [...stacksIn(position), ...unitsNamedBy(action)];
  const docks = stacks.filter(({ units }) => countOf(units, 'space-dock') > 0);
  return docks.some((dock) => stacks.some(({ player, units }) => player === dock.player && countOf(units, 'fighter') > 0));
};

import { isShip, type PlayerFacts, type Ship, SHIPS } from '../../board/index.ts';
import { isUpgradeCard } from '../../rules/player-facts.ts';
import type { Catalogue, CatalogueUnit } from '../../rules/units.ts';
import { cardReader } from '../card-values.ts';
import { defined } from '../../text/records.ts';
import type { Dice } from './dice.ts';
import type { DrawFacts } from './position.ts';

/** Draws players with a faction and upgrades, whose values are those of their cards; mostly factions that have ships of their own. */
export const cardsDrawn = (catalogue: () => Catalogue): DrawFacts => {
  const readCards = cardReader(catalogue);
  return (dice) => readCards(drawCards(dice, catalogue()));
};

const drawCards = (dice: Dice, { factions, units }: Catalogue): PlayerFacts => {
  const ships = units.filter(({ base, faction }) => isLoadable(base) && faction !== undefined);
  const faction = (dice.chance(75) ? dice.any(ships)?.faction : undefined) ?? dice.any(factions)?.id;
  const own = (card: CatalogueUnit) => card.faction === undefined || card.faction === faction;
  const upgrades = units.filter((card) => isLoadable(card.base) && isUpgradeCard(card) && own(card) && dice.chance(40)).map(({ id }) => id);
  return defined({ faction, upgrades: upgrades.length === 0 ? undefined : upgrades });
};

const isLoadable = (unit: CatalogueUnit['base']): unit is Ship => isShip(unit) && unit !== 'fighter' && SHIPS.includes(unit);

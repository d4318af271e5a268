import type { PlayerFacts, Position, Unit } from '../board/index.ts';
import { isUpgradeCard } from '../rules/player-facts.ts';
import type { Catalogue, CatalogueUnit } from '../rules/units.ts';
import type { SmallQuestion } from './smaller.ts';

/** What is asked about cards: for one ship of every faction and set of cards that matter to it, its capacity. */
export const questionsOfCards = (catalogue: Catalogue): readonly SmallQuestion[] => [
  ...ownersOf(catalogue).map(([unit, red]) => countsIn(unit, { red })),
  ...ownersOf(catalogue).filter(([, { upgrades = [] }]) => upgrades.length === 0).map(([unit, blue]) => countsIn(unit, { red: {}, blue })),
];

/** A ship, and a player who may have a card of its own for it. */
type Owner = readonly [unit: Unit, facts: PlayerFacts];

const ownersOf = ({ factions, units }: Catalogue): readonly Owner[] => {
  const ships = units.filter(({ kinds, base }) => kinds.includes('ship') && base !== 'fighter');
  return factions.flatMap(({ id }) => ships.filter(({ faction }) => faction === id).flatMap(({ base }) => ownersOfShip(base, id, ships)));
};

const ownersOfShip = (base: Unit, faction: string, ships: readonly CatalogueUnit[]): readonly Owner[] => {
  const cards = ships.filter((card) => card.base === base && isUpgradeCard(card));
  const own = cards.filter((card) => card.faction === faction);
  const generic = cards.filter((card) => card.faction === undefined);
  const sets = [[], ...[...own, ...generic].map(({ id }) => [id])];
  return sets.map((upgrades): Owner => [base, upgrades.length === 0 ? { faction } : { faction, upgrades }]);
};

/** One such ship of `red`; others are at the table. */
const countsIn = (unit: Unit, players: Position['players']): SmallQuestion => ({
  position: { players, systems: { Lodor: { space: { red: { [unit]: 1 } } } } },
  action: { type: 'check', params: { player: 'red', system: 'Lodor' } },
});

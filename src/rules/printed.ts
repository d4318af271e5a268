import { everyPlayer, own, type PlayerFacts, type Position, SHIPS, type Unit } from '../board/index.ts';
import type { Catalogue, CatalogueUnit, PrintedCards } from './units.ts';

/** The capacity printed for a player's unit, `null` if there is none (R0); unknown words are ignored. */
export const printedCapacity = (catalogue: Catalogue, facts: PlayerFacts | undefined, unit: Unit): number | null =>
  cardFor(catalogue, facts, unit)?.capacity ?? null;

/** The card of a player's unit (R0); `undefined` if there is none. */
export const cardFor = (catalogue: Catalogue, facts: PlayerFacts | undefined, unit: Unit): CatalogueUnit | undefined => {
  const { generic, genericUpgrade, faction, factionUpgrade } = cardsOf(catalogue, facts, unit);
  return factionUpgrade ?? faction ?? genericUpgrade ?? generic;
};

/** A player's facts, with the values that their cards print for ships added to the stated ones (R0). */
export const withPrintedValues = (catalogue: Catalogue, facts: PlayerFacts): PlayerFacts => {
  const printed = Object.fromEntries(SHIPS.map((ship) => [ship, printedCapacity(catalogue, facts, ship)]));
  return { ...facts, capacity: { ...printed, ...facts.capacity } };
};

/** A position with the printed values of all players' cards stated, except values that are stated already. */
export const withCardValues = (position: Position, catalogue: Catalogue): Position => {
  const facts = everyPlayer(position).map((player) => [player, withPrintedValues(catalogue, own(position.players, player) ?? {})]);
  return { ...position, players: Object.fromEntries(facts) };
};

/** The cards that could give the values of a player's unit. */
export const cardsOf = (catalogue: Catalogue, facts: PlayerFacts | undefined, unit: Unit): PrintedCards => {
  const { faction, upgrades = [] } = facts ?? {};
  const cards = catalogue.units.filter(({ base, versionOf }) => base === unit && versionOf === undefined);
  const first = cards.filter(({ upgradeOf }) => upgradeOf === undefined);
  const owned = cards.filter(({ id, upgradeOf }) => upgradeOf !== undefined && upgrades.includes(id));
  const generic = ({ faction: of }: CatalogueUnit) => of === undefined;
  return {
    generic: first.find(generic),
    genericUpgrade: furthest(owned.filter(generic), cards),
    faction: faction === undefined ? undefined : first.find((card) => card.faction === faction),
    factionUpgrade: furthest(owned.filter((card) => !generic(card)), cards),
  };
};

const furthest = (owned: readonly CatalogueUnit[], cards: readonly CatalogueUnit[]): CatalogueUnit | undefined =>
  owned.toSorted((a, b) => stepsFrom(a, cards) - stepsFrom(b, cards)).at(-1);

/** How many upgrades lead from a base unit to the card. */
const stepsFrom = ({ upgradeOf }: CatalogueUnit, cards: readonly CatalogueUnit[]): number => {
  const below = cards.find(({ id }) => id === upgradeOf);
  return below === undefined ? 0 : 1 + stepsFrom(below, cards);
};

import { own, type PlayerFacts } from '../../board/index.ts';
import type { Case } from '../../cases/case.ts';
import type { Catalogue } from '../../rules/units.ts';

/** Which faction each player of a case plays, and with which upgrades: a sentence for each player who has any. */
export const cardsInWords = ({ steps: [first] }: Case, catalogue: Catalogue): readonly string[] => {
  const players = first?.position.players ?? {};
  return Object.keys(players).flatMap((player) => sentence(player, own(players, player) ?? {}, catalogue));
};

const sentence = (player: string, { faction, upgrades = [] }: PlayerFacts, { factions, units }: Catalogue): readonly string[] => {
  if (faction === undefined && upgrades.length === 0) return [];
  const plays = faction === undefined ? [] : [`plays ${factions.find(({ id }) => id === faction)?.name ?? faction}`];
  const owned = upgrades.map((id) => units.find((unit) => unit.id === id)?.name ?? id);
  return [`${player} ${[...plays, ...(owned.length === 0 ? [] : [`owns ${owned.join(', ')}`])].join(' and ')}.`];
};

import type { PlayerFacts } from '../board/index.ts';
import { type DataPath, didYouMean, type Fault, nearest, quoted, valueFault } from '../source/index.ts';
import type { Catalogue, CatalogueUnit } from './units.ts';

/** What is wrong with the faction and the upgrades that a position gives a player; `path` leads to these facts. */
export const playerFactsFaults = ({ faction, upgrades = [] }: PlayerFacts, catalogue: Catalogue, path: DataPath): readonly Fault[] => [
  ...(faction === undefined ? [] : factionFaults(faction, catalogue, [...path, 'faction'])),
  ...upgrades.flatMap((id, at) => upgradeFaults(id, catalogue, [...path, 'upgrades', at])),
];

/** Whether a player can acquire the card: a faction sheet is there from the start. */
export const isUpgradeCard = ({ printedOn }: CatalogueUnit): boolean => printedOn === 'unit-upgrade' || printedOn === 'breakthrough';

const factionFaults = (faction: string, { factions }: Catalogue, path: DataPath): readonly Fault[] => {
  const ids = factions.map(({ id }) => id);
  if (ids.includes(faction)) return [];
  const fault = valueFault(path, 'unknown-faction', `unknown faction ${quoted(faction)}`, 'an id among `factions` of the unit catalogue');
  return [{ ...fault, ...didYouMean(nearest(faction, ids)) }];
};

const upgradeFaults = (id: string, { units }: Catalogue, path: DataPath): readonly Fault[] => {
  const ids = units.filter(isUpgradeCard).map((unit) => unit.id);
  if (ids.includes(id)) return [];
  const known = units.some((unit) => unit.id === id);
  const problem = known ? `${quoted(id)} is not an upgrade` : `unknown unit ${quoted(id)}`;
  const hint = didYouMean(known ? undefined : nearest(id, ids));
  return [{ ...valueFault(path, 'unknown-unit', problem, 'the id of a unit upgrade card in the unit catalogue'), ...hint }];
};

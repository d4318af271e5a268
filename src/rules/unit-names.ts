import type { Catalogue, CatalogueUnit, Faction } from './units.ts';

/** Finds a unit by an id or a name, however another program writes it: `sol_carrier2`, `SolCarrierII`, `Advanced Carrier II`. */
export const unitFinder = (catalogue: Catalogue): ((word: string) => CatalogueUnit | undefined) => {
  const units = new Map<string, CatalogueUnit>();
  for (const unit of catalogue.units) {
    for (const word of wordsFor(unit, catalogue.factions)) if (!units.has(word)) units.set(word, unit);
  }
  return (word) => units.get(plain(word));
};

/** Finds a faction by an id or a name, with or without `the`. */
export const factionFinder = ({ factions }: Catalogue): ((word: string) => Faction | undefined) => {
  const namesOf = ({ id, name, aliases = [] }: Faction): readonly string[] => [id, name, ...aliases];
  const byWord = new Map(factions.flatMap((faction) => namesOf(faction).map((word) => [plain(word), faction])));
  return (word) => byWord.get(plain(word)) ?? byWord.get(plain(word).replace(/^the/, ''));
};

/** Its ids and names, and its id with each alias of its faction. */
const wordsFor = ({ id, name, faction, aliases = [] }: CatalogueUnit, factions: readonly Faction[]): readonly string[] => {
  const others = factions.find((each) => each.id === faction)?.aliases ?? [];
  return [id, name, ...aliases, ...others.map((other) => `${other}-${id.slice(`${faction}-`.length)}`)].map(plain);
};

/** Only letters and digits; a Roman numeral at the end becomes a number, and a 1 at the end is dropped. */
export const plain = (word: string): string => {
  const spaced = word.normalize('NFKD').replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').replaceAll(/['’]/g, '').toLowerCase();
  const parts = spaced.split(/[^a-z0-9]+/).filter((part) => part !== '');
  const last = parts.pop() ?? '';
  return [...parts, NUMERALS.get(last) ?? last].join('').replace(/(?<=[a-z])1$/, '');
};

const NUMERALS: ReadonlyMap<string, string> = new Map([['i', '1'], ['ii', '2'], ['iii', '3']]);

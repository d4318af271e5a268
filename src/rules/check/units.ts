import { isGroundForce, isShip, isStructure, type Unit } from '../../board/index.ts';
import { type DataPath, didYouMean, type Fault, listed, nearest, quoted, valueFault } from '../../source/index.ts';
import { type Catalogue, type CatalogueUnit, type Faction, PRINTED_VALUES, type UnitKind } from '../units.ts';
import { repeated } from './repeated.ts';

/** What is wrong with rules/units.yaml beyond its shape. */
export const unitsFaults = (catalogue: Catalogue): readonly Fault[] => [
  ...wordFaults(catalogue.factions, 'factions'),
  ...catalogue.factions.flatMap((faction, at) => flagshipFaults(faction, at, catalogue.units)),
  ...numberFaults(catalogue.units),
  ...wordFaults(catalogue.units, 'units'),
  ...catalogue.units.flatMap((unit, at) => unitFaults(unit, ['units', at], catalogue)),
];

const unitFaults = (unit: CatalogueUnit, path: DataPath, catalogue: Catalogue): readonly Fault[] => [
  ...factionFaults(unit, path, catalogue.factions),
  ...kindFaults(unit, path),
  ...valueFaults(unit, path),
  ...referenceFaults(unit, 'upgradeOf', path, catalogue.units),
  ...referenceFaults(unit, 'versionOf', path, catalogue.units),
  ...cycleFaults(unit, path, catalogue.units),
  ...rivalFaults(unit, path, catalogue.units),
];

/** Every id and alias belongs to one entry. */
const wordFaults = (entries: readonly (Faction | CatalogueUnit)[], list: 'factions' | 'units'): readonly Fault[] => {
  const words = entries.flatMap(({ id, aliases = [] }, at) => [
    { word: id, path: [list, at, 'id'] },
    ...aliases.map((word, index) => ({ word, path: [list, at, 'aliases', index] })),
  ]);
  return repeated(words.map(({ word }) => word), (word, at) =>
    valueFault(words[at]?.path ?? [list], 'duplicate-id', `${quoted(word)} is already used`, 'a unique id or alias'));
};

const numberFaults = (units: readonly CatalogueUnit[]): readonly Fault[] =>
  repeated(units.map(({ number }) => String(number)), (number, at) =>
    valueFault(
      ['units', at, 'number'], 'duplicate-number', `the number ${quoted(number)} is already used`, `a unique number, like ${next(units)}`,
    ));

const next = (units: readonly CatalogueUnit[]): number => Math.max(...units.map(({ number }) => number)) + 1;

const flagshipFaults = ({ id, name }: Faction, at: number, units: readonly CatalogueUnit[]): readonly Fault[] => {
  if (units.some((unit) => unit.faction === id && unit.base === 'flagship' && isFirst(unit))) return [];
  return [valueFault(['factions', at], 'no-flagship', `${quoted(name)} has no flagship`, 'a flagship for every faction')];
};

const factionFaults = ({ faction }: CatalogueUnit, path: DataPath, factions: readonly Faction[]): readonly Fault[] => {
  const ids = factions.map(({ id }) => id);
  if (faction === undefined || ids.includes(faction)) return [];
  const fault = valueFault([...path, 'faction'], 'unknown-faction', `unknown faction ${quoted(faction)}`, 'an id among `factions`');
  return [{ ...fault, ...didYouMean(nearest(faction, ids)) }];
};

/** A unit has the kinds of its base, and may have more. */
const kindFaults = ({ base, kinds }: CatalogueUnit, path: DataPath): readonly Fault[] => {
  const lacking = kindsOf(base).filter((kind) => !kinds.includes(kind));
  if (lacking.length === 0) return [];
  const expected = `${listed(kindsOf(base))} among them`;
  return [valueFault([...path, 'kinds'], 'unit-kinds', `${quoted(base)} without ${listed(lacking)}`, expected)];
};

const kindsOf = (base: Unit): readonly UnitKind[] => [
  ...(isShip(base) ? ['ship' as const] : []),
  ...(base === 'fighter' ? ['fighter' as const] : []),
  ...(isGroundForce(base) ? ['ground-force' as const] : []),
  ...(isStructure(base) ? ['structure' as const] : []),
];

const valueFaults = ({ capacity, kinds, open }: CatalogueUnit, path: DataPath): readonly Fault[] => {
  if (capacity === null) return [];
  const place = [...path, 'capacity'];
  if (!PRINTED_VALUES.includes(capacity)) {
    const expected = `one of ${PRINTED_VALUES.join(', ')}, or \`null\``;
    return [valueFault(place, 'not-printed', `no card prints a capacity of ${quoted(String(capacity))}`, expected)];
  }
  if (kinds.includes('ship') || open !== undefined) return [];
  return [valueFault(place, 'not-printed', 'a capacity on a unit other than a ship', '`null`, or the key `open` to say what is open')];
};

/** An upgrade has the base of the card that it upgrades, and its faction unless that card is generic. */
const referenceFaults = (
  unit: CatalogueUnit, key: 'upgradeOf' | 'versionOf', path: DataPath, units: readonly CatalogueUnit[],
): readonly Fault[] => {
  const id = unit[key];
  if (id === undefined) return [];
  const place = [...path, key];
  const other = units.find((each) => each.id === id);
  if (other === undefined) {
    const near = nearest(id, units.map((each) => each.id));
    return [{ ...valueFault(place, 'unknown-unit', `unknown unit ${quoted(id)}`, 'an id in this file'), ...didYouMean(near) }];
  }
  const fits = other.base === unit.base && (other.faction === unit.faction || (key === 'upgradeOf' && other.faction === undefined));
  if (fits) return [];
  const expected = `a ${quoted(unit.base)} of the same faction, or a generic one`;
  return [valueFault(place, 'upgrade-chain', `${quoted(id)} has a different base or faction`, expected)];
};

/** A card that upgrades itself, reported at the first card of the cycle. */
const cycleFaults = (unit: CatalogueUnit, path: DataPath, units: readonly CatalogueUnit[]): readonly Fault[] => {
  const chain = chainFrom(unit, units);
  if (!chain.some(({ upgradeOf }) => upgradeOf === unit.id) || chain.some((other) => units.indexOf(other) < units.indexOf(unit))) return [];
  return [valueFault([...path, 'upgradeOf'], 'cycle', `${quoted(unit.id)} upgrades itself`, 'a chain that ends in a base unit')];
};

/** The unit, the unit that it upgrades, and so on. */
const chainFrom = (unit: CatalogueUnit, units: readonly CatalogueUnit[]): readonly CatalogueUnit[] => {
  const chain = new Set([unit]);
  // a loop over a set includes what is added during the loop
  for (const { upgradeOf } of chain) {
    const below = units.find(({ id }) => id === upgradeOf);
    if (below !== undefined) chain.add(below);
  }
  return [...chain];
};

/** Two cards may not be for the same unit of the same faction: it would be unclear which value counts. */
const rivalFaults = (unit: CatalogueUnit, path: DataPath, units: readonly CatalogueUnit[]): readonly Fault[] => {
  const rival = units.slice(0, units.indexOf(unit)).find((other) =>
    other.faction === unit.faction && other.base === unit.base && other.upgradeOf === unit.upgradeOf
    && isOriginal(other) && isOriginal(unit));
  if (rival === undefined) return [];
  const problem = `${quoted(unit.id)} is for the same unit as ${quoted(rival.id)}`;
  return [valueFault([...path, 'id'], 'duplicate-card', problem, 'another base, faction or `upgradeOf`, or the key `versionOf`')];
};

const isOriginal = ({ versionOf }: CatalogueUnit): boolean => versionOf === undefined;

const isFirst = ({ upgradeOf, versionOf }: CatalogueUnit): boolean => upgradeOf === undefined && versionOf === undefined;

import { inShort } from '../text/values.ts';
import { isStructure } from '../board/index.ts';
import { didYouMean, nearest, quoted } from '../source/index.ts';
import type { TheirUnit } from './unit-table.ts';
import { unitFinder } from './unit-names.ts';
import type { Catalogue, CatalogueUnit } from './units.ts';

export const FINDING_KINDS = [
  'differs', // another value than the printed one
  'no-value-stored', // 0 or -1 where the card prints no value
  'dock-with-capacity', // a structure with a capacity that it does not have
  'not-a-number',
  'missing', // the table lacks the unit
  'unknown', // the catalogue has no such unit
  'twice', // two rows for one unit
] as const;

export type FindingKind = (typeof FINDING_KINDS)[number];

/** A difference between another program's table and the catalogue. */
export interface TableDifference {
  readonly kind: FindingKind;
  /** The catalogue's id, or the table's own if the catalogue has none. */
  readonly unit: string;
  /** Its place in the table; absent if the table lacks it. */
  readonly where?: string;
  readonly problem: string;
}

/** All differences between a table and the wanted `units` of the catalogue: first in the table's order, then the units that it lacks. */
export const compareUnits = (
  catalogue: Catalogue, units: readonly CatalogueUnit[], table: readonly TheirUnit[],
): readonly TableDifference[] => {
  const find = unitFinder(catalogue);
  const pairs = table.map((theirs) => ({ theirs, ours: find(theirs.id ?? '') ?? find(theirs.name ?? '') }));
  const known = new Set(pairs.map(({ ours }) => ours));
  return [
    ...pairs.flatMap(({ theirs, ours }, at) => {
      if (ours === undefined) return [unknownUnit(catalogue, theirs)];
      if (!units.includes(ours)) return [];
      const first = pairs.findIndex((pair) => pair.ours === ours);
      return first < at ? [twice(ours, theirs, pairs[first]?.theirs)] : valueFindings(ours, theirs);
    }),
    ...units.filter((unit) => !known.has(unit) && unit.versionOf === undefined).map(missing),
  ];
};

const valueFindings = (ours: CatalogueUnit, { where, capacity }: TheirUnit): readonly TableDifference[] => {
  const value = valueOf(capacity);
  if (value === ours.capacity) return [];
  const { kind, problem } = difference(ours, value, capacity);
  return [{ kind, unit: ours.id, where, problem: `${problem}${ours.open === undefined ? '' : `; open: ${ours.open}`}` }];
};

/** A whole number, or `null` for no value; NaN for anything else. */
const valueOf = (cell: unknown): number | null => {
  if (cell === undefined || cell === null) return null;
  if (typeof cell === 'number') return cell;
  if (typeof cell !== 'string') return NaN;
  return NO_VALUE.includes(cell.trim().toLowerCase()) ? null : Number(cell);
};

const NO_VALUE = ['', '-', '–', '—', 'null', 'none', 'nil', 'n/a', 'na'];

const difference = (ours: CatalogueUnit, value: number | null, cell: unknown): Pick<TableDifference, 'kind' | 'problem'> => {
  if (value !== null && !Number.isInteger(value)) {
    return { kind: 'not-a-number', problem: `${quoted(inShort(cell))} is not a whole number` };
  }
  if (ours.capacity !== null) return { kind: 'differs', problem: `${printed(value)}, expected ${ours.capacity}` };
  if (value === 0 || value === -1) return { kind: 'no-value-stored', problem: `no value is stored as ${value}, which is not the same` };
  if (!isStructure(ours.base)) return { kind: 'differs', problem: `${printed(value)}, expected no value` };
  return { kind: 'dock-with-capacity', problem: `capacity ${printed(value)}, expected no value${exemption(ours, value)}` };
};

const printed = (value: number | null): string => (value === null ? 'no value' : String(value));

const exemption = ({ exemptsFighters }: CatalogueUnit, value: number | null): string =>
  (exemptsFighters !== undefined && value === exemptsFighters ? `; ${value} is the number of fighters that its text exempts` : '');

const twice = ({ id }: CatalogueUnit, { where }: TheirUnit, first: TheirUnit | undefined): TableDifference =>
  ({ kind: 'twice', unit: id, where, problem: `a second row for this unit, after ${first?.where ?? 'the first'}` });

const missing = ({ id, name, capacity }: CatalogueUnit): TableDifference =>
  ({ kind: 'missing', unit: id, problem: `${name} is missing, expected ${capacity === null ? 'no value' : capacity}` });

const unknownUnit = ({ units }: Catalogue, { where, id, name }: TheirUnit): TableDifference => {
  const word = id ?? name ?? '';
  const { hint } = didYouMean(nearest(word, units.map((unit) => unit.id)));
  return { kind: 'unknown', unit: word, where, problem: `no such unit in the catalogue${hint === undefined ? '' : ` (${hint})`}` };
};

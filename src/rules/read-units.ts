import { join } from 'node:path';
import { unitsFaults } from './check/units.ts';
import { hasShape, type Problem, readSource, shapeFaults } from '../source/index.ts';
import type { Catalogue } from './units.ts';

export interface ReadCatalogue {
  /** Absent if there is any problem. */
  readonly catalogue?: Catalogue;
  readonly problems: readonly Problem[];
}

/** Reads `units.yaml` of a rules folder: the unit catalogue, or everything that is wrong with it. */
export const readCatalogue = (folder: string): ReadCatalogue => {
  const source = readSource(join(folder, 'units.yaml'));
  const { value } = source;
  if (value === undefined) return { problems: source.problems([]) };
  if (!isCatalogue(value)) return { problems: source.problems(shapeFaults({ file: 'units' }, value)) };
  const problems = source.problems(unitsFaults(value));
  return problems.length > 0 ? { problems } : { catalogue: value, problems };
};

const isCatalogue = (value: unknown): value is Catalogue => hasShape({ file: 'units' }, value);

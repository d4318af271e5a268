import { join } from 'node:path';
import { hasShape, type Problem, readSource, shapeFaults } from '../source/index.ts';
import type { ProofNotes } from './notes.ts';

export interface ReadNotes {
  /** Absent if there is any problem. */
  readonly notes?: ProofNotes;
  readonly problems: readonly Problem[];
}

/** Reads `proof.yaml` of a rules folder. The proof itself checks that the names in it exist. */
export const readNotes = (folder: string): ReadNotes => {
  const source = readSource(join(folder, 'proof.yaml'));
  const { value } = source;
  if (value === undefined) return { problems: source.problems([]) };
  if (!isNotes(value)) return { problems: source.problems(shapeFaults({ file: 'proof' }, value)) };
  return { notes: value, problems: source.problems([]) };
};

const isNotes = (value: unknown): value is ProofNotes => hasShape({ file: 'proof' }, value);

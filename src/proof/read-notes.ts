import { join } from 'node:path';
import { hasShape, type Problem, readSource, shapeFaults } from '../source/index.ts';
import type { ProofNotes } from './types.ts';

export interface ReadNotes {
  /** Absent where there is any problem. */
  readonly notes?: ProofNotes;
  readonly problems: readonly Problem[];
}

/** Reads `proof.yaml` of a rules folder; whether its names are known is the proof's to say. */
export const readNotes = (folder: string): ReadNotes => {
  const source = readSource(join(folder, 'proof.yaml'));
  const { value } = source;
  if (value === undefined) return { problems: source.problems([]) };
  return isNotes(value) ? { notes: value, problems: source.problems([]) } : { problems: source.problems(shapeFaults({ file: 'proof' }, value)) };
};

const isNotes = (value: unknown): value is ProofNotes => hasShape({ file: 'proof' }, value);

import { type Fault, quoted, valueFault } from '../../source/index.ts';
import type { CaseParts } from './case-parts.ts';
import type { CheckedFile } from './file.ts';

/** A file, to be compared with others. */
export interface ComparedFile {
  readonly checked: CheckedFile;
  /** Where a case is written, as `file:line`. */
  readonly placeOf: (parts: CaseParts) => string;
}

/** Ids used twice, and titles used twice in a clause or among the crossings of an action: the faults of each file, in their order. */
export const duplicateFaults = (files: readonly ComparedFile[]): readonly (readonly Fault[])[] => {
  const ids: FirstPlaces = new Map();
  const titles: FirstPlaces = new Map();
  return files.map(({ checked, placeOf }) => checked.parts.flatMap((parts) => [
    ...duplicateOf('id', parts, ids, { placeOf }),
    ...duplicateOf('title', parts, titles, { placeOf, within: checked.heading?.prefix }),
  ]));
};

/** The place of each word's first use; few are ever asked for. */
type FirstPlaces = Map<string, () => string>;

interface ComparedWith {
  readonly placeOf: ComparedFile['placeOf'];
  /** Absent: the word is unique among all cases. */
  readonly within?: string | undefined;
}

const duplicateOf = (
  key: 'id' | 'title', parts: CaseParts, places: FirstPlaces, { placeOf, within = '' }: ComparedWith,
): readonly Fault[] => {
  const word = parts[key];
  if (word === undefined) return [];
  const first = places.get(`${within}\n${word}`);
  if (first === undefined) return places.set(`${within}\n${word}`, () => placeOf(parts)), [];
  const expected = key === 'id' ? 'a unique id' : 'a unique title';
  const fault = valueFault([...parts.path, key], `duplicate-${key}`, `the ${key} ${quoted(word)} is already used`, expected);
  return [{ ...fault, hint: `first at ${first()}` }];
};

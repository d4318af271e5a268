import { type Fault, quoted, valueFault } from '../../source/index.ts';
import type { CheckedFile } from './file.ts';
import type { CaseParts } from './parts.ts';

/** A file with its name, for what can be wrong only beside others. */
export interface NamedFile {
  readonly checked: CheckedFile;
  /** Where in the files a case stands, `file:line`. */
  readonly placeOf: (parts: CaseParts) => string;
}

/** Ids that are used twice, and titles that are used twice in a clause: the faults of each file, in the order of the files. */
export const sharedFaults = (files: readonly NamedFile[]): readonly (readonly Fault[])[] => {
  const ids: Seen = new Map();
  const titles: Seen = new Map();
  return files.map(({ checked, placeOf }) =>
    checked.parts.flatMap((parts) => [
      ...repeated(ids, parts.id, parts, 'id', placeOf),
      ...repeated(titles, parts.title, parts, 'title', placeOf, checked.clause),
    ]));
};

/** Tells the place where a word stands first; few are asked for. */
type Seen = Map<string, () => string>;

const repeated = (
  seen: Seen, word: string | undefined, parts: CaseParts, key: 'id' | 'title', placeOf: NamedFile['placeOf'], scope = '',
): readonly Fault[] => {
  if (word === undefined) return [];
  const first = seen.get(`${scope}\n${word}`);
  if (first === undefined) return seen.set(`${scope}\n${word}`, () => placeOf(parts)), [];
  const expected = `${key === 'id' ? 'an id' : 'a title'} of its own`;
  const fault = valueFault([...parts.path, key], `duplicate-${key}`, `the ${key} ${quoted(word)} is taken`, expected);
  return [{ ...fault, hint: `first at ${first()}` }];
};

import { type Fault, quoted, valueFault } from '../../rules/source/index.ts';
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
  const ids = new Map<string, string>();
  const titles = new Map<string, string>();
  return files.map(({ checked, placeOf }) =>
    checked.parts.flatMap((parts) => [
      ...repeated(ids, parts.id, parts, 'id', placeOf(parts)),
      ...repeated(titles, parts.title, parts, 'title', placeOf(parts), checked.clause),
    ]));
};

const repeated = (
  seen: Map<string, string>, word: string | undefined, { path }: CaseParts, key: 'id' | 'title', place: string, scope = '',
): readonly Fault[] => {
  if (word === undefined) return [];
  const first = seen.get(`${scope}\n${word}`);
  if (first === undefined) return seen.set(`${scope}\n${word}`, place), [];
  const expected = `${key === 'id' ? 'an id' : 'a title'} of its own`;
  const fault = valueFault([...path, key], `duplicate-${key}`, `the ${key} ${quoted(word)} is taken`, expected);
  return [{ ...fault, hint: `first at ${first}` }];
};

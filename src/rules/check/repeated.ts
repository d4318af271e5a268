import type { Fault } from '../../source/index.ts';

/** For each of `words` that an earlier one equals, what `tell` says of it. */
export const repeated = (words: readonly string[], tell: (word: string, at: number) => Fault): readonly Fault[] =>
  words.flatMap((word, at) => (words.indexOf(word) < at ? [tell(word, at)] : []));

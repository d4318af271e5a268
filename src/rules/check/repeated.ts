import type { Fault } from '../../source/index.ts';

/** The fault that `tell` returns for each word that is equal to an earlier one. */
export const repeated = (words: readonly string[], tell: (word: string, at: number) => Fault): readonly Fault[] =>
  words.flatMap((word, at) => (words.indexOf(word) < at ? [tell(word, at)] : []));

/** The one of `words` that was probably meant by `word`, where one is near enough. */
export const nearest = (word: string, words: Iterable<string>): string | undefined => {
  let best: string | undefined;
  // two letters are too few to tell one word from another
  if (word.length < 3 || word.length > 40) return undefined;
  let least = Math.floor(word.length / 3) + 1;
  for (const candidate of words) {
    const edits = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best;
};

/** ` (did you mean …?)`, to be put behind a message about `word`; nothing, where none of `words` is near enough. */
export const hintFor = (word: string, words: Iterable<string>): string => {
  const near = nearest(word, words);
  return near === undefined ? '' : ` (did you mean \`${near}\`?)`;
};

/** How many letters to add, drop, replace, or swap with their neighbour. */
export const editDistance = (a: string, b: string): number => {
  let [before, last]: readonly (readonly number[])[] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) row.push(cheapest(a, b, i, j, row, last ?? [], before ?? []));
    [before, last] = [last, row];
  }
  return last?.[b.length] ?? 0;
};

const cheapest = (
  a: string, b: string, i: number, j: number, row: readonly number[], last: readonly number[], before: readonly number[],
): number => {
  const same = a[i - 1] === b[j - 1];
  const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  const at = (of: readonly number[], index: number): number => of[index] ?? Infinity;
  return Math.min(
    at(last, j) + 1,
    at(row, j - 1) + 1,
    at(last, j - 1) + (same ? 0 : 1),
    swapped ? at(before, j - 2) + 1 : Infinity,
  );
};

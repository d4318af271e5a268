/** The one of `words` that `word` is probably a misspelling of; undefined if none is close. */
export const nearest = (word: string, words: Iterable<string>): string | undefined => {
  let best: string | undefined;
  // two letters are too few to guess from
  if (word.length < 3 || word.length > 40) return undefined;
  let least = Math.floor(word.length / 3) + 1;
  for (const candidate of words) {
    const edits = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (edits < least) [best, least] = [candidate, edits];
  }
  return best;
};

/** ` (did you mean …?)`, to append to a message about `word`; empty if none of `words` is close. */
export const hintFor = (word: string, words: Iterable<string>): string => {
  const near = nearest(word, words);
  return near === undefined ? '' : ` (did you mean \`${near}\`?)`;
};

/** How many letters have to be added, dropped, replaced or swapped with their neighbor. */
export const editDistance = (a: string, b: string): number => {
  let rows: Rows = { before: [], last: Array.from({ length: b.length + 1 }, (_, at) => at) };
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) row.push(cheapest([a, i], [b, j], row, rows));
    rows = { before: rows.last, last: row };
  }
  return rows.last[b.length] ?? 0;
};

/** The last two rows of the table of distances. */
interface Rows {
  readonly before: readonly number[];
  readonly last: readonly number[];
}

/** The beginning of a word: its first `length` letters. */
type Beginning = readonly [word: string, length: number];

const cheapest = ([a, i]: Beginning, [b, j]: Beginning, row: readonly number[], { before, last }: Rows): number => {
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

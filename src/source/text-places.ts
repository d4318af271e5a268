/** A place in a text; line and column count from 1. */
export interface TextPlace {
  readonly line: number;
  readonly col: number;
}

/** Turns offsets in `text` into lines and columns; the lines are counted when the first place is looked up. */
export const textPlaces = (text: string): (offset: number) => TextPlace => {
  let starts: readonly number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let [line, after] = [0, starts.length];
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else after = middle;
    }
    return { line: line + 1, col: offset - (starts[line] ?? 0) + 1 };
  };
};

/** A line ends with a line feed, a carriage return, or both (YAML 1.2, 5.4). */
const lineStarts = (text: string): readonly number[] => {
  const starts = [0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13 && text.charCodeAt(at + 1) !== 10) starts.push(at + 1);
  }
  return starts;
};

/**
 * The place `within` characters into a YAML text that begins at `start`, if it is written on one line, plain or in quotes; the start of
 * any other.
 */
export const placeWithin = (text: string, start: TextPlace, within: number): TextPlace => {
  if (within === 0) return start;
  const written = text.split(/\r\n|\r|\n/)[start.line - 1]?.slice(start.col - 1) ?? '';
  const skipped = skippedIn(written, within);
  return skipped === undefined ? start : { line: start.line, col: start.col + skipped };
};

/** How many characters of a text as it is written come before its character `within`. */
const skippedIn = (written: string, within: number): number | undefined => {
  const quote = written[0] ?? '';
  if (quote === '|' || quote === '>') return undefined;
  if (quote !== '"' && quote !== "'") return within;
  const characters = written.slice(1).match(quote === "'" ? /''|[^']/g : /\\.|[^"\\]/g) ?? [];
  return 1 + characters.slice(0, within).join('').length;
};

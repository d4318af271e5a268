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

/** The place `within` characters into a YAML text that begins at `start`, as if it were written on one line. */
export const placeWithin = (text: string, start: TextPlace, within: number): TextPlace => {
  const written = text.split(/\r\n|\r|\n/)[start.line - 1]?.slice(start.col - 1) ?? '';
  return { line: start.line, col: start.col + skippedIn(written, within) };
};

/** How many characters of a text as it is written come before its character `within`: indentation, a quote, and escapes. */
const skippedIn = (written: string, within: number): number => {
  const indent = written.length - written.trimStart().length;
  const quote = written[0];
  if (quote !== '"' && quote !== "'") return indent + within;
  const characters = written.slice(1).match(quote === "'" ? /''|[^']/g : /\\x..|\\u.{4}|\\U.{8}|\\.|[^"\\]/g) ?? [];
  return 1 + characters.slice(0, within).join('').length;
};

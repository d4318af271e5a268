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

/** `text` in lines of at most `width` characters, broken between words if possible; at least one line. */
export const wrapped = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((long) => inPieces(long, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length > width) lines.push(line);
    line = longer.length > width ? word : longer;
  }
  return [...lines, line];
};

/** `label` beside its texts, wrapped so that each line has at most `width` characters; the lines after the first are indented. */
export const labelled = (label: string, texts: readonly string[], width: number): readonly string[] => {
  const lines = texts.flatMap((text) => wrapped(text, Math.max(20, width - INDENT)));
  return lines.map((line, at) => `  ${(at === 0 ? label : '').padEnd(INDENT - 2)}${line}`.trimEnd());
};

/** `text`, cut between words to `width` characters, with an ellipsis if anything was cut. */
export const fitted = (text: string, width: number): string => {
  if (text.length <= width) return text;
  const [line = ''] = wrapped(text, Math.max(1, width - 1));
  return `${line.slice(0, Math.max(0, width - 1))}…`;
};

/** The first `most` items, then `and N more`; `besides` counts more that `items` does not have. */
export const firstFew = (items: readonly string[], most: number, besides = 0): readonly string[] => {
  const left = Math.max(0, items.length - most) + besides;
  return left === 0 ? items : [...items.slice(0, most), `and ${left} more`];
};

const INDENT = 12;

const inPieces = (word: string, width: number): readonly string[] => {
  const pieces: string[] = [];
  for (let at = 0; at < word.length; at += width) pieces.push(word.slice(at, at + width));
  return pieces.length === 0 ? [''] : pieces;
};

const LONGEST = 60;
const LONGEST_LINE = 100;

/** `words` in backticks, on one line, with control characters escaped; long texts are cut. */
export const quoted = (words: string): string => `\`${visible(cut(words, LONGEST))}\``;

/** A line of a program's output in backticks, a little longer before it is cut. */
export const quotedLine = (line: string): string => `\`${visible(cut(line, LONGEST_LINE))}\``;

/** Several words, each in backticks, with commas between. */
export const listed = (words: Iterable<string>): string => [...words].map(quoted).join(', ');

/** `text` with all characters escaped that a terminal or an editor would not show as themselves. */
export const visible = (text: string): string => text.replace(UNPRINTABLE, escaped);

// control and format characters, line separators, lone surrogates; a backtick would end the quotation
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}`]/gu;

const escaped = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

const cut = (words: string, longest: number): string => {
  const characters = [...words.slice(0, 4 * longest)];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : words;
};

const LONGEST = 60;

/** `words` in backticks, on one line, with control characters escaped; long texts are cut. */
export const quoted = (words: string): string => `\`${visible(cut(words))}\``;

/** Several words, each in backticks, with commas between. */
export const listed = (words: Iterable<string>): string => [...words].map(quoted).join(', ');

/** `text` with all characters escaped that a terminal or an editor would not show as themselves. */
export const visible = (text: string): string => text.replace(UNPRINTABLE, escaped);

// control and format characters, line separators, lone surrogates; a backtick would end the quotation
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}`]/gu;

const escaped = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

const cut = (words: string): string => {
  const characters = [...words.slice(0, 4 * LONGEST)];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : words;
};

const LONGEST = 60;

/** The user's words in backticks: on one line, control characters escaped, long ones cut. */
export const quoted = (words: string): string => `\`${visible(cut(words))}\``;

/** Several words, each in backticks. */
export const listed = (words: Iterable<string>): string => [...words].map(quoted).join(', ');

/** `text` with whatever a terminal or a reader would not show as itself escaped. */
export const visible = (text: string): string => text.replace(UNPRINTABLE, escaped);

// control and format characters, line separators, lone surrogates; the backtick would end the quotation
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}`]/gu;

const escaped = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

const cut = (words: string): string => {
  const characters = [...words.slice(0, 4 * LONGEST)];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : words;
};

/** How much of what an engine says is shown, in characters. */
export const LONGEST = 200;

/**
 * `text` made safe for a terminal: on one line, invisible characters escaped, cut after `longest` characters.
 * Names and messages of engines are hostile until they have passed through here.
 */
export const printable = (text: string, longest = LONGEST): string => {
  const characters = [...text.slice(0, 2 * longest)];
  const short = characters.length > longest || text.length > 2 * longest ? `${characters.slice(0, longest - 1).join('')}…` : text;
  return short.replace(COMMAND, (hashes) => [...hashes].map(escaped).join('')).replace(UNPRINTABLE, escaped);
};

// CI services obey `::error::`, `##[error]` and `##vso[…]` in a log; the first only at the start of a line, which a line break can make
const COMMAND = /::(?=(?:add-|debug|echo|end|error|group|notice|remove-|save-|set-|stop-|warning|internal-))|##(?=\w*\[)/gi;

// control and format characters (colours, text direction), line separators, lone surrogates
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

const escaped = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

/** The first invisible character of a text that may have several lines, escaped. */
export const invisibleIn = (text: string): string | undefined => {
  const found = text.match(INVISIBLE)?.[0];
  return found === undefined ? undefined : escaped(found);
};

/** A text of several lines with its invisible characters escaped. */
export const visibleLines = (text: string): string => text.replace(INVISIBLE, escaped);

const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** The words of a text that a reader can see, with single spaces between; empty for a text of spaces and invisible characters. */
export const visibleWords = (text: string): string =>
  text.replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '').replace(/[\p{Cc}\p{Z}\u2800]+/gu, ' ').trim();

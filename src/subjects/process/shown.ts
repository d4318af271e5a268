import { visible } from '../../text/quoted.ts';

/** A line that an engine wrote, in backticks: safe for a terminal, and cut where it is long. */
export const shownLine = (line: string): string => `\`${visible(cut(line, LONGEST_LINE))}\``;

/** What an engine says, as part of a sentence. */
export const shownText = (text: string): string => plain(cut(text.trim(), LONGEST_TEXT));

/** A line of a log. */
export const shownLog = (line: string): string => plain(cut(line.replaceAll('\t', '  '), LONGEST_LOG));

const LONGEST_LINE = 100;
const LONGEST_TEXT = 200;
const LONGEST_LOG = 500;

const cut = (text: string, longest: number): string => {
  const characters = [...text.slice(0, 2 * longest)];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : text;
};

/** A backtick quotes nothing here, and stays. */
const plain = (text: string): string => text.split('`').map(visible).join('`');

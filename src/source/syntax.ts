import type { YAMLException } from 'js-yaml';
import { visible } from '../text/quoted.ts';

interface Words {
  readonly problem: string;
  readonly expected: string;
}

/** What a parser says of a text that is no YAML, in words for its author. */
export const syntaxWords = ({ reason, mark }: Pick<YAMLException, 'reason' | 'mark'>): Words =>
  (reason === UNINDENTED && mark !== undefined ? unindented(mark) : undefined) ?? wordsFor(reason);

const UNINDENTED = 'deficient indentation';

const unindented = ({ buffer, position, column }: NonNullable<YAMLException['mark']>): Words | undefined => {
  if (buffer.slice(position - column, position).includes('\t')) return { problem: 'a tab in a line with brackets', expected: 'spaces' };
  if (']}'.includes(buffer.charAt(position) || ' ')) return { problem: 'a bracket that closes no further in than its key', expected: 'more indentation' };
  return undefined;
};

const wordsFor = (reason: string): Words => {
  const [, problem, expected] = WORDS.find(([beginning]) => reason.startsWith(beginning)) ?? ['', visible(reason), 'well-formed YAML'];
  return { problem, expected };
};

const MISPLACED = ['this belongs to nothing before it', 'the right indentation, or quotation marks around a text with signs'] as const;
const NO_COLON = ['a key without a colon, or over several lines', 'a colon after each key'] as const;
const QUOTE_OPEN = ['the text ends within quotation marks', 'the mark that closes them'] as const;
const CONTROL = ['a control character', 'an escape within double quotation marks'] as const;

const WORDS: readonly (readonly [reason: string, problem: string, expected: string])[] = [
  ['nesting exceeded', 'the data is nested too deep', 'flat data'],
  ['bad indentation of', ...MISPLACED],
  ['end of the stream or a document separator is expected', ...MISPLACED],
  [UNINDENTED, 'a bracket or quotation mark before this line is not closed', 'what closes it, or more indentation'],
  ['tab characters', 'a tab as indentation', 'spaces'],
  ['can not read a block mapping entry', ...NO_COLON],
  ["expected ':' after", ...NO_COLON],
  ['a whitespace character is expected after the key-value separator', 'a colon with no space after it', 'a space after the colon of a key'],
  ['missed comma', 'a comma is missing', 'a comma between two entries'],
  ['expected the node content', 'a comma with nothing before it', 'an entry before each comma'],
  ['unexpected end of the stream within a flow', 'the text ends within brackets', 'the bracket that closes them'],
  ['unexpected end of the stream within a single', ...QUOTE_OPEN],
  ['unexpected end of the stream within a double', ...QUOTE_OPEN],
  ['unexpected end of the document within', ...QUOTE_OPEN],
  ['unknown escape', 'an unknown escape', 'two backslashes for one within double quotation marks'],
  ['expected valid JSON', ...CONTROL],
  ['the stream contains', ...CONTROL],
  ['null byte', ...CONTROL],
];

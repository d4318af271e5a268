import type { YAMLException } from 'js-yaml';
import { visible } from '../text/quoted.ts';

interface SyntaxFault {
  readonly problem: string;
  readonly expected: string;
}

/** What is wrong with malformed YAML, in words for its author instead of the parser's. */
export const syntaxFault = ({ reason, mark }: Pick<YAMLException, 'reason' | 'mark'>): SyntaxFault =>
  (reason === UNINDENTED && mark !== undefined ? unindented(mark) : undefined) ?? wordsFor(reason);

const UNINDENTED = 'deficient indentation';

const unindented = ({ buffer, position, column }: NonNullable<YAMLException['mark']>): SyntaxFault | undefined => {
  if (buffer.slice(position - column, position).includes('\t')) return { problem: 'a line with brackets has a tab', expected: 'spaces' };
  if (']}'.includes(buffer.charAt(position) || ' ')) {
    return { problem: 'the closing bracket is not indented further than its key', expected: 'more indentation' };
  }
  return undefined;
};

const wordsFor = (reason: string): SyntaxFault => {
  const [, problem, expected] = WORDS.find(([beginning]) => reason.startsWith(beginning)) ?? ['', visible(reason), 'well-formed YAML'];
  return { problem, expected };
};

const MISPLACED = ['unexpected text', 'matching indentation, or quotation marks around text with special characters'] as const;
const NO_COLON = ['a key has no colon or spans several lines', 'a colon after each key'] as const;
const QUOTE_OPEN = ['the file ends inside quotation marks', 'a closing quotation mark'] as const;
const CONTROL = ['a control character is not allowed', 'an escape in double quotation marks'] as const;

const WORDS: readonly (readonly [reason: string, problem: string, expected: string])[] = [
  ['nesting exceeded', 'the data nests too deeply', 'at most 100 levels'],
  ['bad indentation of', ...MISPLACED],
  ['end of the stream or a document separator is expected', ...MISPLACED],
  [UNINDENTED, 'a bracket or quotation mark before this line is not closed', 'the closing character, or more indentation'],
  ['tab characters', 'a tab is used for indentation', 'spaces'],
  ['can not read a block mapping entry', ...NO_COLON],
  ["expected ':' after", ...NO_COLON],
  ['a whitespace character is expected after the key-value separator', 'a colon has no space after it', 'a space after the colon of a key'],
  ['missed comma', 'a comma is missing', 'a comma between two entries'],
  ['expected the node content', 'a comma has nothing before it', 'an entry before each comma'],
  ['unexpected end of the stream within a flow', 'the file ends inside brackets', 'a closing bracket'],
  ['unexpected end of the stream within a single', ...QUOTE_OPEN],
  ['unexpected end of the stream within a double', ...QUOTE_OPEN],
  ['unexpected end of the document within', ...QUOTE_OPEN],
  ['unknown escape', 'an escape is unknown', '`\\\\` for a backslash in double quotation marks'],
  ['expected valid JSON', ...CONTROL],
  ['the stream contains', ...CONTROL],
  ['null byte', ...CONTROL],
];

import { hintFor } from '../text/nearest.ts';
import { quoted } from '../text/quoted.ts';

/** One member of an object that a program hands over: whether a value can stand there, and in words what can. */
export interface Member {
  readonly holds: (value: unknown) => boolean;
  readonly expected: string;
  /** It can't be left out. */
  readonly isNeeded?: boolean;
}

export type Members = Readonly<Record<string, Member>>;

/** The first fault of an object: a key that it can't have, a member that is missing or something else; `what`: what its keys are called. */
export const memberFault = (given: object, members: Members, what: string): string | undefined =>
  strangerIn(given, Object.keys(members), what) ?? wrongIn(given, members);

/** `unknown option `engin` (did you mean `engine`?)`. */
export const unknownWord = (what: string, word: string, words: readonly string[]): string =>
  `unknown ${what} ${quoted(word)}${hintFor(word, words) || `, expected one of ${words.join(', ')}`}`;

// the fields of a class are its own affair
const strangerIn = (given: object, names: readonly string[], what: string): string | undefined => {
  const stranger = isPlain(given) ? Object.keys(given).find((key) => !names.includes(key)) : undefined;
  return stranger === undefined ? undefined : unknownWord(what, stranger, names);
};

const isPlain = (given: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(given));

const wrongIn = (given: object, members: Members): string | undefined => {
  for (const [name, { holds, expected, isNeeded = false }] of Object.entries(members)) {
    const isThere = Reflect.has(given, name);
    const value: unknown = Reflect.get(given, name);
    if (isThere ? !holds(value) : isNeeded) return `\`${name}\` is ${isThere ? inWords(value) : 'missing'}, expected ${expected}`;
  }
  return undefined;
};

const inWords = (value: unknown): string => (value === undefined ? 'undefined' : quoted(written(value)));

/** As in a program; what an object or a function holds is told by nobody's message. */
const written = (value: unknown): string => {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (typeof value === 'function') return '() => …';
  return typeof value === 'object' && value !== null ? '{…}' : String(value);
};

export const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

export const isOneOf = (words: readonly string[]) => (value: unknown): boolean => words.some((word) => word === value);

export const isListOf = (holds: (value: unknown) => boolean) => (value: unknown): boolean => Array.isArray(value) && value.every(holds);

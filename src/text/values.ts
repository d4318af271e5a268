import { quoted } from './quoted.ts';

/** `NAME is VALUE`: how every check says that a value is wrong; `name` is already quoted. */
export const isInstead = (name: string, value: unknown): string => `${name} is ${valueInWords(value)}`;

/** Stands for a member that an object does not have, which is not the same as one that is undefined. */
export const ABSENT = Symbol('absent');

/** A value in a few words: missing, a list, an object or a function; anything else as JSON or a program writes it, in backticks. */
export const valueInWords = (value: unknown): string => {
  if (value === ABSENT) return 'missing';
  switch (typeof value) {
    case 'string': return quoted(JSON.stringify(value));
    case 'function': return 'a function';
    case 'object': return value === null ? '`null`' : Array.isArray(value) ? 'a list' : 'an object';
    default: return quoted(String(value));
  }
};

/** `path` with one more name: `systems.Lodor`, or `systems["a b"]` if the name is not a plain word. */
export const pathTo = (path: string, name: string): string => {
  if (!/^[\p{L}_][\p{L}\p{N}_-]*$/u.test(name)) return `${path}[${JSON.stringify(name)}]`;
  return path === '' ? name : `${path}.${name}`;
};

/** A path of keys and list positions (from 0) as one text, like `ships[0].cargo`. */
export const pathText = (path: readonly (string | number)[]): string =>
  path.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : pathTo(text, key)), '');

/** `value` as JSON on one line, cut after `longest` characters. */
export const inShort = (value: unknown, longest = 80): string => {
  if (value === undefined) return 'nothing';
  const json = asJson(value);
  return json.length <= longest ? json : `${json.slice(0, longest - 1)}…`;
};

const asJson = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return typeof value === 'object' ? NOT_JSON : String(value); // a bigint
  }
};

/** A list or object that refers to itself or nests too deeply. */
const NOT_JSON = 'a value that JSON cannot hold';

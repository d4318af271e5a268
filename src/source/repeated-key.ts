import { endOfText } from './depth.ts';

/** The first key that JSON has twice in one object, which JSON.parse passes over in silence; `value` is what it made of `json`. */
export const repeatedKey = (json: string, value: unknown): string | undefined =>
  (keysIn(value) === colons(json) && !SPACED.test(json) ? undefined : firstRepeated(json));

/** A key with a space behind it, or something in a text that looks like one: then the slow way decides. */
const SPACED = /"\s+:/;

/** How often `":` stands in the text: once for every key, and perhaps elsewhere in a text. */
const colons = (json: string): number => {
  let count = 0;
  for (let at = json.indexOf('":'); at >= 0; at = json.indexOf('":', at + 2)) count += 1;
  return count;
};

const keysIn = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  let keys = inner === value ? 0 : inner.length;
  for (const each of inner) if (typeof each === 'object') keys += keysIn(each);
  return keys;
};

const firstRepeated = (json: string): string | undefined => {
  const open: (Set<string> | undefined)[] = [];
  for (let at = 0; at < json.length; at += 1) {
    switch (json[at]) {
      case '{': open.push(new Set()); break;
      case '[': open.push(undefined); break;
      case '}':
      case ']': open.pop(); break;
      case '"': {
        const end = endOfText(json, at);
        const key = isKey(json, end) ? String(JSON.parse(json.slice(at, end + 1))) : undefined;
        const keys = open.at(-1);
        if (key !== undefined && keys?.has(key)) return key;
        if (key !== undefined) keys?.add(key);
        at = end;
        break;
      }
    }
  }
  return undefined;
};

const isKey = (json: string, end: number): boolean => {
  let after = end + 1;
  while (' \t\r\n'.includes(json[after] ?? '.')) after += 1;
  return json[after] === ':';
};

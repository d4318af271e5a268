import { own } from '../board/index.ts';
import { isRecord } from '../text/records.ts';

/** Whether two values are the same data: the order of keys does not matter, and empty, zero and absent are equal. */
export const sameData = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((item, at) => sameData(item, b[at]));
  return isRecord(a) && isRecord(b) ? sameMembers(a, b) : isNothing(a) && isNothing(b);
};

type Members = Readonly<Record<string, unknown>>;

const sameMembers = (a: Members, b: Members): boolean => {
  for (const key of Object.keys(a)) if (!sameData(a[key], own(b, key))) return false;
  for (const key of Object.keys(b)) if (!Object.hasOwn(a, key) && !isNothing(b[key])) return false;
  return true;
};

const isNothing = (value: unknown): boolean =>
  value === undefined || value === 0 || (isRecord(value) && Object.values(value).every(isNothing));

/** A text that is equal for values that are the same data. */
export const canonicalText = (value: unknown): string => JSON.stringify(canonical(value)) ?? '';

type Entry = readonly [key: string, value: unknown];

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value === 0 ? undefined : value;
  const entries = Object.entries(value).map(([key, inner]): Entry => [key, canonical(inner)]);
  const filled = entries.filter(([, inner]) => inner !== undefined && !isEmptyObject(inner)).sort(([a], [b]) => (a < b ? -1 : 1));
  // pairs, not an object: an object would put keys that look like numbers first
  return filled.length === 0 ? EMPTY : { entries: filled };
};

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

const EMPTY = {};

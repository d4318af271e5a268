import { isRecord } from '../text/records.ts';

/** What is wrong with a value from outside: `path: expected X, got Y`. */
export type ShapeFault = string;

/** Says what keeps `value` from being a `T`, or nothing. */
export interface Shape<T> {
  (value: unknown, path: Path): ShapeFault | undefined;
  /** Never set: ties the shape to its type. */
  readonly of?: T;
}

/** Where a value stands: put into words where it is at fault. */
export type Path = () => string;

export type Reading<T> = { readonly value: T } | { readonly fault: ShapeFault };

/** `value` as a `T`, or its first fault. */
export const readAs = <T>(shape: Shape<T>, value: unknown): Reading<T> => {
  const fault = shape(value, () => '');
  return fault === undefined ? { value: value as T } : { fault };
};

export const text: Shape<string> = (value, path) => (typeof value === 'string' ? undefined : unlike(path, 'text', value));

export const number: Shape<number> = (value, path) =>
  (typeof value === 'number' && Number.isFinite(value) ? undefined : unlike(path, 'a number', value));

export const count: Shape<number> = (value, path) =>
  (Number.isSafeInteger(value) && Number(value) >= 0 ? undefined : unlike(path, 'a whole number of at least 0', value));

export const exactly = <T>(wanted: T): Shape<T> => (value, path) => (value === wanted ? undefined : unlike(path, JSON.stringify(wanted), value));

export const oneOf = <T extends string>(names: readonly T[]): Shape<T> => (value, path) =>
  (names.some((name) => name === value) ? undefined : unlike(path, `one of ${names.join(', ')}`, value));

export const textOrNull: Shape<string | null> = (value, path) =>
  (typeof value === 'string' || value === null ? undefined : unlike(path, 'text or null', value));

export const listOf = <T>(shape: Shape<T>): Shape<readonly T[]> => (value, path) =>
  (Array.isArray(value) ? firstFault(Object.keys(value), (at) => value[Number(at)], (at) => `${path()}[${at}]`, shape) : unlike(path, 'a list', value));

/** A record with free names. */
export const namedBy = <T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> => (value, path) =>
  (isRecord(value) ? firstFault(Object.keys(value), (name) => value[name], (name) => pathTo(path(), name), shape) : unlike(path, 'an object', value));

/** A record that has only keys out of `names`. */
export const keyedBy = <K extends string, T>(names: readonly K[], shape: Shape<T>): Shape<Readonly<Partial<Record<K, T>>>> => (value, path) => {
  if (!isRecord(value)) return unlike(path, 'an object', value);
  const stranger = Object.keys(value).find((key) => !names.some((name) => name === key));
  if (stranger === undefined) return namedBy(shape)(value, path);
  return unlike(() => (path() === '' ? 'a key' : `a key of ${path()}`), `one of ${names.join(', ')}`, stranger);
};

type ShapeMembers = Readonly<Record<string, Shape<unknown>>>;
type Typed<M extends ShapeMembers> = { readonly [K in keyof M]: M[K] extends Shape<infer T> ? T : never };

/** An object with the members `needed`, and perhaps those of `maybe`; other members are ignored. */
export const object = <N extends ShapeMembers, M extends ShapeMembers>(needed: N, maybe: M): Shape<Typed<N> & Partial<Typed<M>>> => {
  const members = [...Object.entries(needed), ...Object.entries(maybe)];
  return (value, path) => {
    if (!isRecord(value)) return unlike(path, 'an object', value);
    for (const [name, shape] of members) {
      const given = Object.hasOwn(value, name) ? value[name] : undefined;
      if (given === undefined && Object.hasOwn(maybe, name)) continue;
      const fault = shape(given, () => pathTo(path(), name));
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
};

/** `path` with one more name: `systems.Lodor`, or `systems["a b"]` where the name is no plain word. */
export const pathTo = (path: string, name: string): string => {
  if (!/^[\p{L}_][\p{L}\p{N}_-]*$/u.test(name)) return `${path}[${JSON.stringify(name)}]`;
  return path === '' ? name : `${path}.${name}`;
};

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
    return typeof value === 'object' ? NOT_JSON : String(value); // a number too big for JSON
  }
};

/** Of a list or object that refers to itself, or nests too deep. */
const NOT_JSON = 'what JSON can not hold';

const unlike = (path: Path, expected: string, value: unknown): ShapeFault =>
  `${path() === '' ? 'the result' : path()}: expected ${expected}, got ${inShort(value)}`;

const firstFault = <T>(
  keys: readonly string[], valueOf: (key: string) => unknown, pathOf: (key: string) => string, shape: Shape<T>,
): ShapeFault | undefined => {
  for (const key of keys) {
    const fault = shape(valueOf(key), () => pathOf(key));
    if (fault !== undefined) return fault;
  }
  return undefined;
};

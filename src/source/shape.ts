import { hintFor } from '../text/nearest.ts';
import { listed, quoted } from '../text/quoted.ts';
import { isRecord } from '../text/records.ts';
import { ABSENT, isInstead, pathTo } from '../text/values.ts';

/** What is wrong with a value from outside: `` `path` is VALUE, expected X ``. */
export type ShapeFault = string;

/**
 * A check of a value from a program: the first reason why `value` is not a `T`, or undefined. Engines' replies are checked this way
 * because it takes half as long as their JSON Schema and stops at the first fault. Files and requests are checked by schema.ts.
 */
export interface Shape<T> {
  (value: unknown, path: Path): ShapeFault | undefined;
  /** Never set: ties the shape to its type. */
  readonly of?: T;
}

/** The path of a value, put into words only when there is a fault. */
export type Path = () => string;

export type Reading<T> = { readonly value: T } | { readonly fault: ShapeFault };

/** `value` as a `T`, or its first fault. */
export const readAs = <T>(shape: Shape<T>, value: unknown): Reading<T> => {
  const fault = shape(value, () => '');
  return fault === undefined ? { value: value as T } : { fault };
};

/** The values that `accepts` accepts; `expected` names them in a fault. */
export const satisfying = <T>(accepts: (value: unknown) => boolean, expected: string): Shape<T> => (value, path) =>
  (accepts(value) ? undefined : mismatch(path, expected, value));

export const text: Shape<string> = satisfying((value) => typeof value === 'string', 'text');

export const someText: Shape<string> = satisfying((value) => typeof value === 'string' && value !== '', 'text that is not empty');

export const number: Shape<number> = satisfying(Number.isFinite, 'a number');

export const count: Shape<number> = satisfying(
  (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0, 'a whole number of at least 0',
);

export const trueOrFalse: Shape<boolean> = satisfying((value) => typeof value === 'boolean', 'true or false');

export const textOrNull: Shape<string | null> = satisfying((value) => typeof value === 'string' || value === null, 'text or null');

export const exactly = <T>(wanted: T): Shape<T> => satisfying((value) => value === wanted, quoted(JSON.stringify(wanted)));

export const oneOf = <T extends string>(words: readonly T[]): Shape<T> => (value, path) => {
  if (words.some((word) => word === value)) return undefined;
  return `${mismatch(path, `one of ${listed(words)}`, value)}${typeof value === 'string' ? hintFor(value, words) : ''}`;
};

export const listOf = <T>(shape: Shape<T>, expected = 'a list'): Shape<readonly T[]> => (value, path) => {
  if (!Array.isArray(value)) return mismatch(path, expected, value);
  const entries: readonly unknown[] = value;
  // by `keys`, so that an entry that is missing is seen too
  return firstFault(Array.from(entries.keys(), String), (at) => shape(entries[Number(at)], () => `${path()}[${at}]`));
};

/** A record with free names. */
export const namedBy = <T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> => (value, path) => {
  if (!isRecord(value)) return mismatch(path, 'an object', value);
  for (const name of Object.keys(value)) {
    const fault = shape(value[name], () => pathTo(path(), name));
    if (fault !== undefined) return fault;
  }
  return undefined;
};

/** A record whose keys are all in `words`; `noun` says what the words are. */
export const keyedBy = <K extends string, T>(noun: string, words: readonly K[], shape: Shape<T>): Shape<Readonly<Partial<Record<K, T>>>> =>
  (value, path) => {
    if (!isRecord(value)) return mismatch(path, 'an object', value);
    const stranger = Object.keys(value).find((key) => !words.some((word) => word === key));
    return stranger === undefined ? namedBy(shape)(value, path) : unknownWord(noun, stranger, words, path());
  };

type ShapeMembers = Readonly<Record<string, Shape<unknown>>>;
type Typed<M extends ShapeMembers> = { readonly [K in keyof M]: M[K] extends Shape<infer T> ? T : never };

/** An object with the members `needed`, and perhaps those of `maybe`; other members are ignored. */
export const object = <N extends ShapeMembers, M extends ShapeMembers>(needed: N, maybe: M): Shape<Typed<N> & Partial<Typed<M>>> => {
  const members = [...Object.entries(needed), ...Object.entries(maybe)];
  return (value, path) => {
    if (!isRecord(value)) return mismatch(path, 'an object', value);
    for (const [name, shape] of members) {
      const given = Object.hasOwn(value, name) ? value[name] : undefined;
      if (given === undefined && Object.hasOwn(maybe, name)) continue;
      const fault = shape(given === undefined ? ABSENT : given, () => pathTo(path(), name));
      if (fault !== undefined) return fault;
    }
    return undefined;
  };
};

/** The members of an object that a program passes, each with its check; `noun` says what its keys are. */
export interface Members {
  readonly noun: string;
  readonly needed: ShapeMembers;
  readonly maybe: ShapeMembers;
}

/** The first fault of an object that a program passes: an unknown key, or a missing or wrong member. Classes may have other fields. */
export const memberFault = (given: object, { noun, needed, maybe }: Members): ShapeFault | undefined => {
  const members = { ...needed, ...maybe };
  const names = Object.keys(members);
  const stranger = isPlain(given) ? Object.keys(given).find((key) => !names.includes(key)) : undefined;
  if (stranger !== undefined) return unknownWord(noun, stranger, names);
  return firstFault(names, (name) => {
    const isThere = Reflect.has(given, name);
    if (!isThere && Object.hasOwn(maybe, name)) return undefined;
    return members[name]?.(isThere ? Reflect.get(given, name) : ABSENT, () => name);
  });
};

const isPlain = (given: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(given));

/** `` unknown option `engin`, expected one of … (did you mean `engine`?) ``; `path` leads to the object that has the word as a key. */
export const unknownWord = (noun: string, word: string, words: readonly string[], path = ''): ShapeFault =>
  `unknown ${noun} ${quoted(word)}${path === '' ? '' : ` in ${quoted(path)}`}, expected one of ${listed(words)}${hintFor(word, words)}`;

const mismatch = (path: Path, expected: string, value: unknown): ShapeFault => {
  const where = path();
  return `${isInstead(where === '' ? 'the result' : quoted(where), value)}, expected ${expected}`;
};

const firstFault = (keys: readonly string[], faultOf: (key: string) => ShapeFault | undefined): ShapeFault | undefined => {
  for (const key of keys) {
    const fault = faultOf(key);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

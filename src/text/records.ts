/** Whether `value` is an object with named members, not a list. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `record`, whose keys are fixed words, without its undefined members: an absent option and an undefined one are the same. */
export const defined = <T extends object>(record: T): Defined<T> =>
  (Object.values(record).includes(undefined) ? withoutUndefined(record) : record) as Defined<T>;

const withoutUndefined = (record: object): object => {
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(record)) if (value !== undefined) kept[key] = value;
  return kept;
};

/** Members that may be undefined become optional ones. */
export type Defined<T> = Simplified<
  & { [K in keyof T as undefined extends T[K] ? never : K]: T[K] }
  & { [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined> }
>;

type Simplified<T> = { readonly [K in keyof T]: T[K] };

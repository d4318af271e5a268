/**
 * Records whose keys are free text (players, systems, planets): a name may be `__proto__` or `constructor`,
 * so a key is read only where it is the record's own, and written only by `withKey`.
 */
export type Named<T> = Readonly<Record<string, T>>;

export const own = <T>(record: Named<T> | undefined, name: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;

/** `record` with `name` set to `value`, or without `name` where `value` is undefined. */
export const withKey = <T>(record: Named<T> | undefined, name: string, value: T | undefined): Named<T> => {
  if (value !== undefined) return { ...record, [name]: value };
  const { [name]: _, ...rest } = record ?? {};
  return rest;
};

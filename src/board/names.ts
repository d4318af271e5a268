/**
 * Records whose keys are free text (players, systems, planets): a name may be `__proto__` or `constructor`,
 * so a key is read only where it is the record's own, and written only by `withKey`.
 */
export type Named<T> = Readonly<Record<string, T>>;

export const own = <T>(record: Named<T> | undefined, name: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;

/** `record` with `name` set to `value`, or without `name` where `value` is undefined. */
export const withKey = <T>(record: Named<T> | undefined, name: string, value: T | undefined): Named<T> => {
  if (value === undefined) return without(record, name);
  if (record === undefined || !Object.hasOwn(record, name)) return { ...record, [name]: value };
  const copy: Record<string, T> = { ...record };
  copy[name] = value; // a key of its own already, so that even `__proto__` is no more than a name
  return copy;
};

const without = <T>(record: Named<T> | undefined, name: string): Named<T> => {
  if (record === undefined || !Object.hasOwn(record, name)) return record ?? {};
  const { [name]: _, ...rest } = record;
  return rest;
};

/**
 * Records whose keys are free text (players, systems, planets). A name may be `__proto__` or `constructor`,
 * so keys are read with `own` and written with `withKey`.
 */
export type Named<T> = Readonly<Record<string, T>>;

/** The value of `name`, if it is a key of the record's own. */
export const own = <T>(record: Named<T> | undefined, name: string): T | undefined =>
  record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;

/** `record` with `name` set to `value`, or without `name` if `value` is undefined. */
export const withKey = <T>(record: Named<T> | undefined, name: string, value: T | undefined): Named<T> => {
  if (value === undefined) return without(record, name);
  if (record === undefined || !Object.hasOwn(record, name)) return { ...record, [name]: value };
  const copy: Record<string, T> = { ...record };
  copy[name] = value; // already an own key, so even `__proto__` is an ordinary name here
  return copy;
};

const without = <T>(record: Named<T> | undefined, name: string): Named<T> => {
  if (record === undefined || !Object.hasOwn(record, name)) return record ?? {};
  const { [name]: _, ...rest } = record;
  return rest;
};

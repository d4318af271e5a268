/** Whether two values say the same, where the order of keys, and what is empty, zero or absent, make no difference. */
export const sameData = (a: unknown, b: unknown): boolean => JSON.stringify(canonical(a)) === JSON.stringify(canonical(b));

type Entry = readonly [key: string, value: unknown];

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value === 0 ? undefined : value;
  const entries = Object.entries(value).map(([key, inner]): Entry => [key, canonical(inner)]);
  const said = entries.filter(([, inner]) => inner !== undefined && !isEmptyObject(inner)).sort(([a], [b]) => (a < b ? -1 : 1));
  // pairs and not an object: an object would put keys that look like numbers first
  return said.length === 0 ? {} : { entries: said };
};

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0;

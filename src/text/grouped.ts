/** Items with the same key; never empty. */
export type Group<T> = readonly [first: T, ...others: readonly T[]];

/** Items grouped by key; the groups are in the order of their first items. */
export const grouped = <T>(items: readonly T[], keyOf: (item: T) => string): readonly Group<T>[] => {
  const groups = new Map<string, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
};

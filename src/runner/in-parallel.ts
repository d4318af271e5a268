/** Runs `task` for each item, at most `width` (at least 1) at once. The results are in the order of the items. */
export const inParallel = async <T, R>(items: readonly T[], width: number, task: (item: T) => Promise<R>): Promise<readonly R[]> => {
  if (!(width >= 1)) throw new RangeError(`inParallel: a width of ${width}, expected at least 1`);
  const results: R[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [at, item] of queue) results[at] = await task(item);
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return results;
};

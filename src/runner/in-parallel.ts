/**
 * Runs `task` for each item, at most `width()` (at least 1) at once; the width may change meanwhile. The results are in the order of the
 * items. Rejects if a task does.
 */
export const inParallel = <T, R>(items: readonly T[], width: () => number, task: (item: T) => Promise<R>): Promise<readonly R[]> =>
  new Promise((resolve, reject) => {
    if (!(width() >= 1)) throw new RangeError(`inParallel: a width of ${width()}, expected at least 1`);
    const results: R[] = [];
    const queue = items.entries();
    let [underWay, left] = [0, items.length];
    const finish = (result: R, at: number): void => {
      results[at] = result;
      [underWay, left] = [underWay - 1, left - 1];
      start();
    };
    const start = (): void => {
      if (left === 0) resolve(results);
      while (underWay < width()) {
        const next = queue.next();
        if (next.done) return;
        const [at, item] = next.value;
        underWay += 1;
        task(item).then((result) => finish(result, at)).catch(reject);
      }
    };
    start();
  });

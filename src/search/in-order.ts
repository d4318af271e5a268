/**
 * Does `task` for each item as it is read, at most `width()` at once, and yields the results in the order of the items: in constant
 * memory, however many they are.
 */
export const inOrder = async function* <T, R>(
  items: Iterable<T>, width: () => number, task: (item: T) => Promise<R>,
): AsyncGenerator<readonly [T, R]> {
  const underWay: (readonly [T, Promise<R>])[] = [];
  for (const item of items) {
    underWay.push([item, task(item)]);
    if (underWay.length < width()) continue;
    const first = underWay.shift();
    if (first !== undefined) yield [first[0], await first[1]];
  }
  for (const [item, result] of underWay) yield [item, await result];
};

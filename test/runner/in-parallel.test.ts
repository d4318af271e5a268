import { expect, test } from 'vitest';
import { inParallel } from '../../src/runner/in-parallel.ts';

test.each([1, 3, 10])('with a width of %i never more run at once, and the results are in order', async (width) => {
  let [underWay, most] = [0, 0];
  const results = await inParallel([5, 1, 4, 2, 3], () => width, async (item) => {
    most = Math.max(most, ++underWay);
    for (let turn = 0; turn < item; turn++) await Promise.resolve();
    underWay--;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 40, 20, 30]);
  expect(most).toBe(Math.min(width, 5));
});

test('no items need no worker', async () => {
  expect(await inParallel([], () => 4, async (item) => item)).toEqual([]);
});

test('when the width grows, more run at once', async () => {
  let [width, underWay] = [1, 0];
  const seen: number[] = [];
  await inParallel([1, 2, 3, 4, 5, 6], () => width, async () => {
    seen.push(underWay += 1);
    await Promise.resolve();
    [width, underWay] = [3, underWay - 1];
  });
  expect([seen[0], Math.max(...seen)]).toEqual([1, 3]);
});

test('a task that fails, and a width that lets nothing start, reject', async () => {
  await expect(inParallel([1, 2, 3], () => 2, async (item) => { if (item === 2) throw new Error('two'); })).rejects.toThrow('two');
  await expect(inParallel([1], () => 0, async (item) => item)).rejects.toThrow(RangeError);
});

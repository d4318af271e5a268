import { expect, test } from 'vitest';
import { inParallel } from '../../src/runner/in-parallel.ts';

test.each([1, 3, 10])('with a width of %i never more run at once, and the results are in order', async (width) => {
  let [underWay, most] = [0, 0];
  const results = await inParallel([5, 1, 4, 2, 3], width, async (item) => {
    most = Math.max(most, ++underWay);
    for (let turn = 0; turn < item; turn++) await Promise.resolve();
    underWay--;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 40, 20, 30]);
  expect(most).toBe(Math.min(width, 5));
});

test('no items need no worker', async () => {
  expect(await inParallel([], 4, async (item) => item)).toEqual([]);
});

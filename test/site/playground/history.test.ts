import { expect, test } from 'vitest';
import { begun, changedTo, redone, undone } from '../../../src/site/playground/history.ts';

test('changes are undone and redone in order, and a new change ends redoing', () => {
  const third = changedTo(changedTo(begun(1), 2), 3);
  expect(undone(undone(third)).now).toBe(1);
  expect(undone(undone(undone(third))).now).toBe(1);
  expect(redone(undone(third))).toEqual(third);
  expect(redone(changedTo(undone(third), 4)).now).toBe(4);
});

test('at most 200 changes are kept', () => {
  const long = Array.from({ length: 500 }, (_, at) => at).reduce(changedTo<number>, begun(-1));
  expect(long.past).toHaveLength(200);
  expect(long.now).toBe(499);
});

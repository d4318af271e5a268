import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNITS } from '../../src/board/index.ts';
import { editDistance, nearest } from '../../src/text/nearest.ts';

test.each([
  ['carriers', 'carrier'], ['Carrier', 'carrier'], ['carreir', 'carrier'], ['warsun', 'war-sun'], ['dreadnaught', 'dreadnought'], ['infantries', 'infantry'],
  ['troops', undefined], ['x', undefined], ['', undefined], ['y'.repeat(100_000), undefined],
])('%s: %s', (word, meant) => {
  expect(nearest(word, UNITS)).toBe(meant);
});

test.each([['', '', 0], ['a', '', 1], ['ab', 'ba', 1], ['kitten', 'sitting', 3], ['titel', 'title', 1]])('%s to %s takes %d', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits);
});

test('it takes as many edits there as back, and none to stay', () => {
  fc.assert(fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
    expect(editDistance(a, b)).toBe(editDistance(b, a));
    expect(editDistance(a, a)).toBe(0);
  }));
});

import { expect, test } from 'vitest';
import { normalised, sentencesOf } from '../../../src/errata/text/normal.ts';

test.each([
  ['a unit’s  value', "a unit's value"],
  ['“cakes”\u00a0and\tpies', 'cakes and pies'],
  ['cakes — or pies', 'cakes-or pies'],
  ['cakes–or pies', 'cakes - or pies'],
  ["'cakes' and pies", 'cakes and pies'],
  ['Cakes and pies .', 'cakes and pies.'],
])('%j and %j are the same words', (a, b) => {
  expect(normalised(a)).toBe(normalised(b));
});

test.each([
  ["a unit's value", 'a units value'],
  ['cakes and pies', 'cakes or pies'],
  ['cakes, and pies', 'cakes and pies'],
])('%j and %j are not', (a, b) => {
  expect(normalised(a)).not.toBe(normalised(b));
});

test('sentences end with marks', () => {
  expect(sentencesOf('one. two? three')).toEqual(['one.', 'two?', 'three']);
});

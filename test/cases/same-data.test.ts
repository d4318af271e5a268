import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalText, sameData } from '../../src/cases/same-data.ts';

describe('the same data', () => {
  const rows: readonly [name: string, a: unknown, b: unknown][] = [
    ['in another order of keys', { a: 1, b: { c: 2, d: null } }, { b: { d: null, c: 2 }, a: 1 }],
    ['zero and absent', { a: 0, b: { c: 0 } }, {}],
    ['empty and absent', { a: {}, b: { c: { d: {} } }, e: undefined }, {}],
    ['names that every object has', { constructor: {}, toString: 0 }, {}],
    ['lists', [{ a: 1 }, { b: {} }], [{ a: 1 }, {}]],
  ];
  test.each(rows)('%s', (_, a, b) => {
    expect([sameData(a, b), sameData(b, a)]).toEqual([true, true]);
  });
});

describe('other data', () => {
  const rows: readonly [name: string, a: unknown, b: unknown][] = [
    ['another number', { a: { b: 1 } }, { a: { b: 2 } }],
    ['one key more', { a: 1, b: 1 }, { a: 1 }],
    ['null is not absent', { a: null }, {}],
    ['text is not a number', { a: '1' }, { a: 1 }],
    ['a list in another order', [1, 2], [2, 1]],
    ['a longer list', [1], [1, 0]],
    ['a list and an object', { a: [] }, { a: {} }],
    ['a name that every object has', { constructor: { a: 1 } }, {}],
  ];
  test.each(rows)('%s', (_, a, b) => {
    expect([sameData(a, b), sameData(b, a)]).toEqual([false, false]);
  });
});

test('data are the same exactly when their canonical texts are', () => {
  const leaf = fc.oneof(fc.constantFrom(0, 1, null, 'a', true), fc.constant({}));
  const { data, object } = fc.letrec((tie) => ({
    data: fc.oneof({ maxDepth: 3 }, leaf, fc.array(tie('object'), { maxLength: 2 }), tie('object')),
    object: fc.dictionary(fc.constantFrom('a', 'b', '__proto__', '1'), tie('data'), { maxKeys: 3 }),
  }));
  fc.assert(fc.property(fc.record({ of: data }), fc.record({ of: object }), (a, b) => sameData(a, b) === (canonicalText(a) === canonicalText(b))), { numRuns: 500 });
});

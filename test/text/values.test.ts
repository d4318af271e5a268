import { expect, test } from 'vitest';
import { ABSENT, inShort, pathText, pathTo, valueInWords } from '../../src/text/values.ts';

test.each([
  [ABSENT, 'missing'], [undefined, '`undefined`'], [null, '`null`'], ['four', '`"four"`'], ['a`b\n', '`"a\\u{60}b\\n"`'], [4, '`4`'], [Infinity, '`Infinity`'],
  [10n, '`10`'], [true, '`true`'], [Symbol('x'), '`Symbol(x)`'], [[1], 'a list'], [{ a: 1 }, 'an object'], [Object.create(null), 'an object'], [() => 1, 'a function'],
  ['x'.repeat(100), `\`"${'x'.repeat(58)}…\``],
])('a value in a few words', (value, words) => {
  expect(valueInWords(value)).toBe(words);
});

test('paths name plain words plainly', () => {
  expect(pathTo('systems', 'Lodor')).toBe('systems.Lodor');
  expect(pathTo('systems', 'a b')).toBe('systems["a b"]');
  expect(pathText(['ships', 0, 'cargo', 1, 'units', '__proto__'])).toBe('ships[0].cargo[1].units.__proto__');
  expect(pathText([])).toBe('');
});

test('values as JSON are cut, and never throw', () => {
  const loop: { self?: unknown } = {};
  loop.self = loop;
  expect([inShort(undefined), inShort({ a: 1 }), inShort('x'.repeat(90), 10), inShort(loop), inShort(1n)])
    .toEqual(['nothing', '{"a":1}', '"xxxxxxxx…', 'a value that JSON cannot hold', '1']);
});

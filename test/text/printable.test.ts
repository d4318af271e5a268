import { expect, test } from 'vitest';
import { printable } from '../../src/text/printable.ts';

test.each([
  ['plain words, ünïcode and 🚀', 'plain words, ünïcode and 🚀'],
  ['\u001b[31mred\u001b[0m', '\\u{1b}[31mred\\u{1b}[0m'],
  ['two\r\nlines', 'two\\u{d}\\u{a}lines'],
  ['\u009b2J and \u202eback', '\\u{9b}2J and \\u{202e}back'],
  ['half a \ud83d pair', 'half a \\u{d83d} pair'],
])('%j', (text, shown) => {
  expect(printable(text)).toBe(shown);
});

test('long text is cut', () => {
  expect(printable('x'.repeat(1000), 5)).toBe('xxxx…');
  expect(printable('x'.repeat(5), 5)).toBe('xxxxx');
});

import { expect, test } from 'vitest';
import { invisibleIn, printable, visibleLines, visibleWords } from '../../src/text/printable.ts';

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

test.each([
  ['', ''], [' \t\n', ''], ['\u200b', ''], ['\u2060\ufeff\u00ad', ''], ['\u3164', ''], ['\u2800', ''], ['\u00a0\u3000', ''], ['\u{e0041}\ue000', ''],
  ['TO\u200b BE\u00a0 WRITTEN', 'TO BE WRITTEN'], ['no mechs yet', 'no mechs yet'], ['été 中 🚀', 'été 中 🚀'],
])('the words that a reader sees in %j', (text, words) => {
  expect(visibleWords(text)).toBe(words);
});

test.each([
  ['two\nlines\tand a tab', undefined, 'two\nlines\tand a tab'],
  ['\u001b[31mred\r', '\\u{1b}', '\\u{1b}[31mred\\u{d}'],
  ['half a \ud83d pair, \u202eback', '\\u{d83d}', 'half a \\u{d83d} pair, \\u{202e}back'],
])('the first invisible character of %j is %j', (text, first, lines) => {
  expect(invisibleIn(text)).toBe(first);
  expect(visibleLines(text)).toBe(lines);
});

import { expect, test } from 'vitest';
import { fitted, labelled, wrapped } from '../../src/text/lines.ts';

test.each([
  ['', 10, ['']],
  ['one two three', 8, ['one two', 'three']],
  ['anextremelylongword in it', 10, ['anextremel', 'ylongword', 'in it']],
])('%j in lines of %i', (text, width, lines) => {
  expect(wrapped(text, width)).toEqual(lines);
});

test.each([
  ['short', 10, 'short'],
  ['cut at a word', 10, 'cut at a…'],
  ['uninterrupted', 5, 'unin…'],
])('%j fitted to %i', (text, width, line) => {
  expect(fitted(text, width)).toBe(line);
});

test('a label stands before the first line alone', () => {
  expect(labelled('given', ['one two three four five', 'six'], 32)).toEqual(['  given     one two three four', '            five', '            six']);
});

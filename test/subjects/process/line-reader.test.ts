import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineReader } from '../../../src/subjects/process/line-reader.ts';

const read = (chunks: readonly string[], limit = 100) => {
  const [lines, heads]: [string[], string[]] = [[], []];
  const reader = lineReader(limit, (bytes) => lines.push(bytes.toString()), (head) => heads.push(head.toString()));
  for (const chunk of chunks) reader.take(Buffer.from(chunk));
  const unfinished = reader.isUnfinished();
  reader.end();
  return { lines, heads, unfinished };
};

test.each([
  [['a\nb\n'], { lines: ['a', 'b'], heads: [], unfinished: false }],
  [['a', 'b\r', '\nc'], { lines: ['ab', 'c'], heads: [], unfinished: true }],
  [['\n\n', ''], { lines: ['', ''], heads: [], unfinished: false }],
])('%j', (chunks, expected) => {
  expect(read(chunks)).toEqual(expected);
});

test('nothing is read after a line that is too long', () => {
  expect(read(['ok\n', 'x'.repeat(60), 'x'.repeat(60), 'x'.repeat(60), '\nmore\n'])).toMatchObject({ lines: ['ok'], heads: ['x'.repeat(120)] });
  expect(read([`${'x'.repeat(100)}\n`])).toMatchObject({ lines: ['x'.repeat(100)], heads: [] });
});

test('the bytes may come in any pieces', () => {
  fc.assert(fc.property(fc.array(fc.stringMatching(/^[a-z\n]{0,9}$/)), (chunks) => {
    const whole = chunks.join('');
    expect(read(chunks, 1000).lines).toEqual(whole.split('\n').filter((line, at, all) => at < all.length - 1 || line !== ''));
  }));
});

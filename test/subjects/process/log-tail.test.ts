import { expect, test } from 'vitest';
import { logTail } from '../../../src/subjects/process/log-tail.ts';

const endOf = (...chunks: readonly string[]): readonly string[] => {
  const log = logTail();
  for (const chunk of chunks) log.take(Buffer.from(chunk));
  return log.lines();
};

test('the last lines are kept', () => {
  expect(endOf()).toEqual([]);
  expect(endOf('a\n\n', 'b', 'c\r\n')).toEqual(['a', 'bc']);
  expect(endOf('\u001b[31mred\u001b[0m `x`\tend\n')).toEqual(['\\u{1b}[31mred\\u{1b}[0m `x`  end']);
  expect(endOf(...Array.from({ length: 5000 }, (_, at) => `line ${at}\n`))).toEqual(Array.from({ length: 20 }, (_, at) => `line ${4980 + at}`));
});

test('a line that is too long is cut', () => {
  expect(endOf(`${'x'.repeat(100_000)}\nend\n`)).toEqual(['end']);
  expect(endOf('y'.repeat(100_000))).toEqual([`${'y'.repeat(499)}…`]);
});

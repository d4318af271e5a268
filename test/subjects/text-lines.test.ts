import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { linesOf } from '../../src/subjects/text-lines.ts';

const lines = async (chunks: Iterable<string>): Promise<readonly string[]> => {
  const all: string[] = [];
  for await (const some of linesOf(Readable.from(chunks, { objectMode: false }))) all.push(...some);
  return all;
};

test('lines in any chunks, without blank ones', async () => {
  const text = 'one\n\ntwö\r\n  \nthree\nfour';
  const whole = ['one', 'twö\r', 'three', 'four'];
  expect(await lines([text])).toEqual(whole);
  expect(await lines(text)).toEqual(whole);
  expect(await lines(['one\ntwö', '\r\n', '\n', 'three\nfo', '', 'ur'])).toEqual(whole);
  expect(await lines([])).toEqual([]);
  expect(await lines(['a\n'])).toEqual(['a']);
});

test('a line four times as long takes about four times as long', async () => {
  const timed = async (count: number): Promise<number> => {
    const chunks = Array.from({ length: count }, () => 'x'.repeat(1000));
    const start = process.cpuUsage();
    expect((await lines(chunks))[0]).toHaveLength(1000 * count);
    return process.cpuUsage(start).user;
  };
  await timed(1000);
  const short = await timed(4000);
  expect(await timed(16_000)).toBeLessThan(10 * short); // 16 times, if each chunk copied the line again
});

import { expect, test } from 'vitest';
import { PassThrough } from 'node:stream';
import { progressOn } from '../../src/cli/progress.ts';
import { answering, CHECK, START } from '../runner/samples.ts';

/** Asks four questions, a step of the clock apart, and says what is shown. */
const shownIn = async (isTTY: boolean, milliseconds: number, env: Readonly<Record<string, string>> = {}): Promise<string> => {
  const written: string[] = [];
  const stderr = Object.assign(new PassThrough(), { isTTY, columns: 30 });
  stderr.on('data', (chunk: Buffer) => written.push(chunk.toString()));
  let now = 0;
  const progress = progressOn({ stderr, env }, () => now);
  const subject = progress.watched(answering(() => ({ excess: 0 }), { name: 'an-engine\u001b[31m' }), 4);
  for (let at = 0; at < 4; at += 1) {
    now += milliseconds;
    await subject.ask({ position: START, action: CHECK });
  }
  progress.clear();
  return written.join('');
};

const BLANK = '\r\u001b[K';

test.each([
  ['a run of more than a second', true, 400, {}, `${BLANK}an-engine\\u{1b}[31m: 3 of 4${BLANK}an-engine\\u{1b}[31m: 4 of 4${BLANK}`],
  ['no more often than a person can read', true, 1050, {}, [1, 2, 3, 4].map((done) => `${BLANK}an-engine\\u{1b}[31m: ${done} of 4`).join('') + BLANK],
  ['nothing on a short run', true, 200, {}, ''],
  ['nothing where it is piped', false, 5000, {}, ''],
  ['nothing on a dumb terminal', true, 5000, { TERM: 'dumb' }, ''],
] as const)('%s', async (_, isTTY, milliseconds, env, shown) => {
  expect(await shownIn(isTTY, milliseconds, env)).toBe(shown);
});

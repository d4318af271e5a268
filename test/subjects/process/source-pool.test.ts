import { expect, test } from 'vitest';
import { poolOf } from '../../../src/subjects/process/source.ts';
import type { Reply, Subject } from '../../../src/subjects/subject.ts';
import { checkOf } from '../zoo.ts';

const HELLO = { protocol: 1, name: 'one', version: '1', language: 'none', answers: [], steps: [], features: [] };

const worker = (name: string, log: string[]): Subject & { readonly finish: () => void } => {
  const waiting: ((reply: Reply) => void)[] = [];
  return {
    hello: HELLO,
    window: 2,
    ask: ({ action }) => {
      log.push(`${name} ${action.type === 'check' ? action.params.system : ''}`);
      return new Promise((resolve) => waiting.push(resolve));
    },
    complaints: () => ['shared', name],
    close: async () => void log.push(`${name} closed`),
    finish: () => waiting.shift()?.({ kind: 'answered', result: name }),
  };
};

test('each request goes to the worker with the fewest open', async () => {
  const log: string[] = [];
  const [a, b] = [worker('a', log), worker('b', log)];
  const pool = poolOf([a, b]);
  expect([pool.window, pool.hello]).toEqual([4, HELLO]);
  const first = pool.ask(checkOf('1'));
  void pool.ask(checkOf('2'));
  void pool.ask(checkOf('3'));
  a.finish();
  a.finish();
  expect(await first).toEqual({ kind: 'answered', result: 'a' });
  await Promise.resolve();
  void pool.ask(checkOf('4'));
  expect(log).toEqual(['a 1', 'b 2', 'a 3', 'a 4']);
  expect(pool.complaints?.()).toEqual(['shared', 'a', 'b']);
  await pool.close();
  expect(log.slice(4)).toEqual(['a closed', 'b closed']);
});

test('one worker is its own pool', () => {
  const only = worker('a', []);
  expect(poolOf([only])).toBe(only);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeLimit } from '../../src/runner/time-limit.ts';
import type { Reply } from '../../src/subjects/subject.ts';
import { answering, CHECK, START } from './samples.ts';

const REQUEST = { position: START, action: CHECK };
const OVER: Reply = { kind: 'hung', message: 'had not answered when the time limit of the run, 2 s, was reached' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('whoever answers in time is heard', async () => {
  const subject = withTimeLimit(answering(() => ({ excess: 0 })), 2000);
  expect(await subject.ask(REQUEST)).toEqual({ kind: 'answered', result: { excess: 0 } });
  await subject.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('what is not answered when the time is over, and what is asked later, is not answered', async () => {
  const subject = withTimeLimit({ ...answering(() => undefined), ask: () => new Promise(() => undefined) }, 2000);
  const asked = subject.ask(REQUEST);
  await vi.advanceTimersByTimeAsync(2000);
  expect([await asked, await subject.ask(REQUEST)]).toEqual([OVER, OVER]);
});

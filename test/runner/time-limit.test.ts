import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeLimit } from '../../src/runner/time-limit.ts';
import type { Reply } from '../../src/subjects/subject.ts';
import { answering, CHECK, START } from './samples.ts';

const REQUEST = { position: START, action: CHECK };
const OVER: Reply = { kind: 'hung', message: 'had not answered when the time limit of the run, 2 s, was reached' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('answers in time are passed on', async () => {
  const subject = withTimeLimit(answering(() => ({ excess: 0 })), 2000);
  expect(await subject.ask(REQUEST)).toEqual({ kind: 'answered', result: { excess: 0 } });
  await subject.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('open and later requests count as hung when the time is up', async () => {
  const subject = withTimeLimit({ ...answering(() => undefined), ask: () => new Promise(() => undefined) }, 2000);
  const asked = subject.ask(REQUEST);
  await vi.advanceTimersByTimeAsync(2000);
  expect([await asked, await subject.ask(REQUEST)]).toEqual([OVER, OVER]);
});

import { expect, test } from 'vitest';
import { failureLimit, type FailedReply } from '../../../src/subjects/process/failure-limit.ts';

const CRASH: FailedReply = { kind: 'crashed', message: 'was killed by SIGSEGV' };
const gaveUp = (what: string, count: number): FailedReply => ({ kind: 'crashed', message: `${what} after ${count} failures in a row, the last: was killed by SIGSEGV` });

test('an action that fails too often and is never answered is given up, alone', () => {
  const { failed, isDoubtful, gaveUpOn } = failureLimit(3);
  expect(isDoubtful('move')).toBe(false);
  for (const given of [undefined, undefined, gaveUp('gave up on `move`', 3), gaveUp('gave up on `move`', 3)]) {
    failed('move', CRASH);
    expect([isDoubtful('move'), gaveUpOn('move'), gaveUpOn('check')]).toEqual([true, given, undefined]);
  }
});

test('the reply names the last failure', () => {
  const { failed, gaveUpOn } = failureLimit(2);
  failed('move', CRASH);
  failed('move', { kind: 'hung', message: 'wrote nothing', stderr: ['a line'] });
  expect(gaveUpOn('move')).toEqual({ kind: 'hung', message: 'gave up on `move` after 2 failures in a row, the last: wrote nothing', stderr: ['a line'] });
});

test('an action that is answered once is never given up', () => {
  const { answered, failed, isDoubtful, gaveUpOn } = failureLimit(2);
  answered('move');
  for (let times = 0; times < 5; times += 1) failed('move', CRASH);
  for (let times = 0; times < 5; times += 1) failed('land', CRASH);
  expect([isDoubtful('move'), gaveUpOn('move')]).toEqual([false, undefined]);
  expect(gaveUpOn('land')).toEqual(gaveUp('gave up on `land`', 2));
  answered('land');
  expect([isDoubtful('land'), gaveUpOn('land')]).toEqual([false, undefined]);
});

test('an engine that never answers is given up once two actions have failed', () => {
  const { failed, gaveUpOn } = failureLimit(3);
  for (let times = 0; times < 5; times += 1) failed('move', CRASH);
  expect(gaveUpOn('check')).toBeUndefined();
  failed('land', CRASH);
  expect(gaveUpOn('check')).toEqual(gaveUp('gave up', 6));
});

test('an engine that keeps failing with no request open is given up', () => {
  const { answered, strayed, gaveUpOn } = failureLimit(2);
  answered('check');
  strayed(CRASH);
  answered('check');
  strayed(CRASH);
  expect(gaveUpOn('check')).toBeUndefined();
  strayed(CRASH);
  expect(gaveUpOn('check')).toEqual(gaveUp('gave up', 2));
});

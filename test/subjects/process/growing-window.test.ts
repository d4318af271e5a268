import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GrowingWindow } from '../../../src/subjects/process/growing-window.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Answers as many requests as the window holds, in so many milliseconds. */
const answerAll = (window: GrowingWindow, milliseconds: number): void => {
  vi.advanceTimersByTime(milliseconds);
  for (let left = window.room(0); left > 0; left -= 1) window.answered();
};

const sizesAfter = (largest: number, times: readonly number[]): readonly number[] => {
  const window = new GrowingWindow(largest);
  return [window.room(0), ...times.map((time) => (answerAll(window, time), window.room(0)))];
};

test('the window doubles each time that it was answered quickly, up to the largest', () => {
  expect(sizesAfter(256, [1, 1, 1, 1, 1])).toEqual([32, 64, 128, 256, 256, 256]);
  expect(sizesAfter(100, [1, 1, 1])).toEqual([32, 64, 100, 100]);
  expect(sizesAfter(4, [1, 1])).toEqual([4, 4, 4]);
});

test('it does not grow while the engine is slow', () => {
  expect(sizesAfter(256, [500, 500, 1, 500])).toEqual([32, 32, 32, 64, 64]);
});

test('it is filled at once while it is small, and when half of it is free once it has grown', () => {
  const window = new GrowingWindow(256);
  expect([window.wanted, window.room(31), window.room(32)]).toEqual([32, 1, 0]);
  answerAll(window, 1);
  expect([window.wanted, window.room(63), window.room(33), window.room(32), window.room(0)]).toEqual([128, 0, 0, 32, 64]);
});

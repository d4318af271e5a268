import { expect, test } from 'vitest';
import { exchangeRecorder } from '../../src/cli/exchange-recorder.ts';

test('lines are recorded with their direction, and taken once', () => {
  const { trace, taken } = exchangeRecorder();
  trace('>', 'question');
  trace('<', 'answer');
  expect([taken(), taken()]).toEqual([['> question', '< answer'], []]);
});

test('of an engine that writes without end, a little is kept', () => {
  const { trace, taken } = exchangeRecorder();
  const before = process.memoryUsage().heapUsed;
  for (let count = 0; count < 400; count += 1) trace('<', Buffer.alloc(1_000_000, 'y').toString());
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(50_000_000);
  const lines = taken();
  expect([lines.length, lines[0]?.length]).toEqual([100, 4002]);
});

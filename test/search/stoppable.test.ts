import { expect, test } from 'vitest';
import type { Probe, ProbeOutcome } from '../../src/search/probe.ts';
import { stoppable } from '../../src/search/stoppable.ts';
import { CHECK, step } from '../runner/samples.ts';

const QUESTION = step(CHECK, { kind: 'numbers', counted: 1 });

const probeBy = (ask: () => Promise<ProbeOutcome>): Probe => ({
  window: 100, knows: { answers: [], steps: [], features: [] }, question: () => QUESTION, ask,
});

test('a hundred questions under way are stopped together, without a warning', async () => {
  const warnings: Error[] = [];
  const heard = (warning: Error): unknown => warnings.push(warning);
  process.on('warning', heard);
  const over = new AbortController();
  const probe = stoppable(probeBy(() => new Promise(() => undefined)), over.signal);
  const outcomes = Promise.all(Array.from({ length: 100 }, () => probe.ask(QUESTION)));
  over.abort();
  expect(new Set(await outcomes)).toEqual(new Set(['stopped']));
  await new Promise((resolve) => { setImmediate(resolve); });
  process.off('warning', heard);
  expect(warnings).toEqual([]);
});

test('after the end nothing is asked', async () => {
  const over = new AbortController();
  let asked = 0;
  const probe = stoppable(probeBy(async () => { asked += 1; return 'same'; }), over.signal);
  expect(await probe.ask(QUESTION)).toBe('same');
  over.abort();
  expect(await probe.ask(QUESTION)).toBe('stopped');
  expect(asked).toBe(1);
});

test('a question that fails fails the search', async () => {
  const probe = stoppable(probeBy(() => Promise.reject(new Error('no'))), new AbortController().signal);
  await expect(probe.ask(QUESTION)).rejects.toThrow('no');
});

import { expect, test } from 'vitest';
import type { Case } from '../../src/cases/case.ts';
import { runShuffled, shuffled } from '../../src/runner/shuffled-order.ts';
import { coreCases, faithful, flawed, keepsState } from '../proof/flawed.ts';

test('an engine without state answers alike in any order', async () => {
  const steps = coreCases.reduce((sum, one) => sum + one.steps.length, 0);
  expect(await runShuffled(coreCases, async () => faithful(), 7)).toEqual({ seed: 7, requests: 2 * steps, poisoned: [] });
});

test('an engine with state is found, with the case that poisons and the one that suffers', async () => {
  const { poisoned } = await runShuffled(coreCases, async () => keepsState(), 7);
  expect(poisoned).toHaveLength(5);
  for (const { case: suffers, by, differences } of poisoned) {
    expect(by?.case).toMatch(/^([RN]\d|X-)/);
    expect(by?.case).not.toBe(suffers);
    expect(differences.length).toBeGreaterThan(0);
  }
});

test('the one request that poisons is named', async () => {
  let isPoisoned = false;
  const reopen = async () => {
    isPoisoned = false;
    return flawed((answer, { step }) => {
      const was = isPoisoned;
      isPoisoned ||= step === 'production';
      return was && 'capacity' in answer ? { ...answer, capacity: 0 } : answer;
    });
  };
  const [poison, victim] = [coreCases.find(({ id }) => id === 'R4-17'), coreCases.find(({ id }) => id === 'R2-01')];
  const isHarmless = ({ steps }: Case): boolean => steps.every(({ position: { step } }) => step !== 'production');
  const cases = coreCases.filter((one) => one === poison || one === victim || one.clause === 'R0' && isHarmless(one));
  const { poisoned } = await runShuffled(cases, reopen, 1);
  expect(poisoned.length).toBeGreaterThan(0);
  expect(new Set(poisoned.map(({ by }) => by?.case))).toEqual(new Set(['R4-17']));
  expect(poisoned.find(({ case: id }) => id === 'R2-01')?.differences ?? ['capacity: expected 4, got 0']).toEqual(['capacity: expected 4, got 0']);
});

test('an engine that answers at random is found', async () => {
  let count = 0;
  const { poisoned } = await runShuffled(coreCases.filter(({ clause }) => clause === 'R2'), async () =>
    flawed((answer) => ('capacity' in answer ? { ...answer, capacity: (count += 1) } : answer)), 3);
  expect(poisoned.length).toBeGreaterThan(0);
});

test('each seed has its own order, always the same, with all items', () => {
  const items = Array.from({ length: 50 }, (_, at) => at);
  expect(shuffled(items, 1)).toEqual(shuffled(items, 1));
  expect(shuffled(items, 1)).not.toEqual(shuffled(items, 2));
  expect(shuffled(items, 9).toSorted((a, b) => a - b)).toEqual(items);
});

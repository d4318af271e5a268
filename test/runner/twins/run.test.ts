import { describe, expect, test } from 'vitest';
import { STEPS } from '../../../src/board/index.ts';
import { runTwins } from '../../../src/runner/twins/run.ts';
import { TWINS } from '../../../src/runner/twins/twins.ts';
import type { Subject } from '../../../src/subjects/subject.ts';
import { coreCases, faithful, flawed, readsInherited, sortsByName, trustsKeyOrder } from '../../proof/flawed.ts';

const twinsFound = async (subject: Subject): Promise<readonly string[]> =>
  [...new Set((await runTwins(coreCases, subject)).differences.map(({ twin }) => twin))];

test('the reference engine answers every case and all its twins alike', async () => {
  const { pairs, differences } = await runTwins(coreCases, faithful());
  expect(differences).toEqual([]);
  expect(pairs).toBeGreaterThan(3000);
});

test('every kind of twin is asked', () => {
  const steps = coreCases.flatMap((one) => one.steps);
  expect(TWINS.filter((twin) => !steps.some((step) => twin.of(step) !== undefined)).map(({ name }) => name)).toEqual([]);
});

describe('an engine is found', () => {
  test('that sorts by the names of players', async () => {
    expect(await twinsFound(sortsByName())).toContain('names swapped');
  });

  test('that depends on the order of keys', async () => {
    expect(await twinsFound(trustsKeyOrder())).toContain('keys in another order');
  });

  test('that loses a system called `__proto__`', async () => {
    expect(await twinsFound(readsInherited())).toEqual(['awkward names']);
  });

  test('that counts units in other systems', async () => {
    const counts = flawed((answer, position) => ('capacity' in answer ? { ...answer, capacity: answer.capacity + Object.keys(position.systems).length } : answer));
    expect(await twinsFound(counts)).toEqual(['an extra system', 'twice as many units', 'twice the capacity']);
  });
});

test('a difference names the pair', async () => {
  const { differences } = await runTwins(coreCases.filter(({ id }) => id === 'R2-01'), flawed((answer, { players }) =>
    ('capacity' in answer && !Object.hasOwn(players, 'red') ? { ...answer, capacity: 0 } : answer)));
  expect(differences).toMatchObject([{ case: 'R2-01', step: 1, twin: 'awkward names', action: { type: 'check' } }]);
  expect(differences[0]?.differences).toEqual(['capacity: expected 4, got 0']);
});

test('a twin that needs an unsupported feature is not asked', async () => {
  const calculator: Subject = { ...faithful(), hello: { ...faithful().hello, features: [], answers: ['check'] } };
  const asked: number[] = [];
  const counting: Subject = { ...calculator, ask: async (request) => { asked.push(Object.keys(request.position.players).length); return calculator.ask(request); } };
  await runTwins(coreCases.filter(({ id }) => id === 'R2-01'), counting);
  expect(Math.max(...asked)).toBe(1);
});

test('a case in its natural step is asked without it too', async () => {
  const onlyInProduction = flawed((answer, { step }) => ('legal' in answer && step === undefined ? { legal: false, reason: 'not-now', because: [] } : answer));
  const subject = { ...onlyInProduction, hello: { ...onlyInProduction.hello, steps: STEPS } };
  const { differences } = await runTwins(coreCases.filter(({ id }) => id === 'R3-01'), subject);
  expect(differences.map(({ twin, position }) => [twin, position.step, position.active])).toEqual([['the step left out', undefined, undefined]]);
});

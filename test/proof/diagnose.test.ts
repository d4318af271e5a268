import { expect, test } from 'vitest';
import type { Subject } from '../../src/subjects/subject.ts';
import { misreadingsIn } from '../../src/proof/misreadings.ts';
import { ARTICLE } from './engines.ts';
import { answering } from '../runner/samples.ts';
import { EDITION_IDS } from '../../src/board/index.ts';
import { diagnosedAs, diagnosedBesideNonsense, diagnosedIn, diagnosisOf, isNamedFirst, misreadingHere, mutants } from './diagnosis.ts';

// all of them, one after the other: `npx tsx test/proof/prove-diagnosis.ts`
const named = (...names: readonly string[]) => mutants.filter(({ name }) => names.includes(name));

test.each(named('R2/counted=no-mechs'))('$name is found to be what it is', { timeout: 60_000 }, async (mutant) => {
  const likely = await diagnosedAs(mutant);
  expect(likely[0]).toMatchObject({ ruling: mutant.ruling, misreading: mutant.answer, says: mutant.says });
  expect(isNamedFirst(mutant, likely)).toBe(true);
});

test.each(EDITION_IDS)('in edition %s as well', { timeout: 60_000 }, async (edition) => {
  for (const mutant of named('R3.1/chosen-by=fighters-first')) {
    expect(isNamedFirst(mutant, await diagnosedIn(edition, mutant))).toBe(true);
  }
});

test("another edition's answer is named where it shows", { timeout: 60_000 }, async () => {
  const current = misreadingsIn(ARTICLE, 'lrr-1.1').filter(({ name }) => name === 'N1/on-arrival=before-space-cannon');
  expect(current.length).toBe(1);
  for (const mutant of current) expect(isNamedFirst(mutant, await diagnosedIn('lrr-1.1', mutant))).toBe(true);
});

test('two misreadings together are found too', { timeout: 60_000 }, async () => {
  const [first] = await diagnosedAs(...named('R3.1/chosen-by=fighters-first', 'R3.2/on-planets=counted'));
  expect(first).toMatchObject({ ruling: 'R3.1/chosen-by', misreading: 'fighters-first', and: { ruling: 'R3.2/on-planets', misreading: 'counted' } });
  expect(first?.fits).toBe(first?.of);
});

test.each(named('R3.1/chosen-by=fighters-first'))('$name is found among other faults, and what it does not explain is named', async (mutant) => {
  const { report, likely: [first] } = await diagnosedBesideNonsense(mutant);
  const failed = report.cases.filter(({ outcome }) => outcome === 'fail');
  const nonsense = failed.filter(({ at }) => at?.action.type === 'check').map(({ id }) => id);
  expect(nonsense.length).toBeGreaterThan(20);
  expect(first).toMatchObject({ ruling: mutant.ruling, misreading: mutant.answer, fits: failed.length - nonsense.length, of: failed.length, unexplained: nonsense });
});

test('of three misreadings, what the best leaves open is looked for next', { timeout: 60_000 }, async () => {
  const three = ['R3.1/chosen-by=fighters-first', 'R3.2/on-planets=counted', 'R1/load-limit=none'];
  const likely = await diagnosisOf(misreadingHere(named(...three)));
  expect(likely[0]?.unexplained?.length).toBeGreaterThan(0);
  expect(likely.flatMap((one) => [one, ...(one.and === undefined ? [] : [one.and])]).map(({ ruling, misreading }) => `${ruling}=${misreading}`)).toEqual(expect.arrayContaining(three));
});

test('cases that a misreading would fail, and that passed, speak against it', { timeout: 60_000 }, async () => {
  const [misreads, right] = [misreadingHere(named('R1/load-limit=none')), misreadingHere([])];
  const onlyLoneShips: Subject = { ...misreads, ask: (request) => (request.action.type === 'move' && request.action.params.ships.length > 1 ? right : misreads).ask(request) };
  const found = (await diagnosisOf(onlyLoneShips)).find(({ ruling, misreading }) => ruling === 'R1/load-limit' && misreading === 'none');
  expect(found).toMatchObject({ fits: found?.of });
  expect(found?.against).toEqual(expect.arrayContaining(['R1-34']));
  expect((await diagnosedAs(...named('R1/load-limit=none')))[0]).not.toHaveProperty('against');
});

test('where more speaks against each than for it, what explains most of the failed cases is named all the same', { timeout: 60_000 }, async () => {
  const [refuses, right] = [misreadingHere(named('R3.1/chosen-by=ground-forces-first')), misreadingHere([])];
  const [first, ...others] = await diagnosisOf({ ...right, ask: (request) => (request.action.type === 'remove' ? refuses : right).ask(request) });
  expect(first).toMatchObject({ ruling: 'R3.1/chosen-by', misreading: 'ground-forces-first' });
  expect([2 * (first?.fits ?? 0) > (first?.of ?? 0), (first?.against?.length ?? 0) >= (first?.fits ?? 0), others]).toEqual([true, true, []]);
});

test('an engine that tells all that is owed, and refuses ground forces while fighters are left, is told so', { timeout: 60_000 }, async () => {
  const [mutant] = named('R3/eligible=fighters-before-ground-forces');
  expect(mutant).toBeDefined();
  expect(await diagnosisOf(misreadingHere(mutant === undefined ? [] : [mutant]))).toEqual([
    expect.objectContaining({ clause: 'R3.1', ruling: 'R3/eligible', misreading: 'fighters-before-ground-forces' }),
  ]);
});

test('where nothing fits, nothing is named', async () => {
  expect(await diagnosisOf(answering(() => ({ capacity: 77, counted: 77, excess: 77 }), { answers: ['check'] }))).toEqual([]);
});

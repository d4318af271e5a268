import { describe, expect, test } from 'vitest';
import type { Request, Subject } from '../../src/subjects/subject.ts';
import type { Case } from '../../src/cases/case.ts';
import { misreadingsIn } from '../../src/proof/misreadings.ts';
import { ARTICLE } from './engines.ts';
import { answering } from '../runner/samples.ts';
import { EDITION_IDS } from '../../src/board/index.ts';
import {
  coreCases, diagnosisFrom, diagnosisIn, diagnosisOf, diagnosisOfProcess, engineWith, isNamedAlone, misreadingsNamed, namesIn, reportOn,
} from './diagnosis.ts';

// every misreading, and hundreds of pairs and triples: `npm run prove:diagnosis`

const TIMEOUT = { timeout: 60_000 };

test.each(misreadingsNamed('R2/counted=no-mechs'))('$name is named, with its question', TIMEOUT, async (misreading) => {
  const diagnosis = await diagnosisOfProcess(misreading);
  expect(diagnosis.likely[0]).toMatchObject({
    clause: 'R2', ruling: 'R2/counted', question: 'Which units count against capacity, and how much?',
    misreading: 'no-mechs', says: misreading.says,
  });
  expect(isNamedAlone(diagnosis, misreading)).toBe(true);
  expect(diagnosis).not.toHaveProperty('follows');
  expect(diagnosis).not.toHaveProperty('failedByReference');
});

test.each(EDITION_IDS)('a misreading of edition %s is named', TIMEOUT, async (edition) => {
  for (const misreading of misreadingsNamed('R3.1/chosen-by=fighters-first')) {
    expect(isNamedAlone(await diagnosisIn(edition, [misreading]), misreading)).toBe(true);
  }
});

test("another edition's answer is a misreading like any other", TIMEOUT, async () => {
  const current = misreadingsIn(ARTICLE, 'lrr-1.1').filter(({ name }) => name === 'N1/on-arrival=before-space-cannon');
  expect(current.length).toBe(1);
  for (const misreading of current) expect(isNamedAlone(await diagnosisIn('lrr-1.1', [misreading]), misreading)).toBe(true);
});

test('an engine that answers as another edition does in every case is told which', TIMEOUT, async () => {
  expect(await diagnosisIn('lrr-1.2', [], 'current')).toMatchObject({ follows: 'current' });
  expect(await diagnosisIn('current', [], 'lrr-1.2')).toMatchObject({ follows: 'lrr-1.2' });
  expect(await diagnosisIn('current', misreadingsNamed('R3/amount=one-fewer'), 'lrr-1.2')).not.toHaveProperty('follows');
});

test.each([
  [['R3.1/chosen-by=fighters-first', 'R3.2/on-planets=counted']],
  [['R3.1/chosen-by=fighters-first', 'R3.2/on-planets=counted', 'R1/load-limit=none']],
  [['R3.3/after-combat=nothing-owed', 'N2/after-cannons=after-combat', 'N4/places=space-only', 'R2/counted=no-mechs']],
])('several misreadings are named together: %s', TIMEOUT, async (names) => {
  const { likely } = await diagnosisOf(engineWith(misreadingsNamed(...names)));
  expect(namesIn(likely).toSorted()).toEqual(names.toSorted());
  expect(likely.every(({ fits }, at) => fits <= (likely[at - 1]?.fits ?? Infinity))).toBe(true);
  const unexplained = likely[0]?.unexplained?.filter((id) => likely.every((one) => one.unexplained?.includes(id)));
  expect(unexplained).toEqual([]);
});

test('failures that the misreadings leave unexplained are listed', TIMEOUT, async () => {
  const report = await reportOn(engineWith(misreadingsNamed('R3.1/chosen-by=fighters-first'), { capacity: 77, counted: 77, excess: 77 }));
  const failed = report.cases.filter(({ outcome }) => outcome === 'fail');
  const nonsense = failed.filter(({ at }) => at?.action.type === 'check').map(({ id }) => id);
  expect(nonsense.length).toBeGreaterThan(20);
  expect(diagnosisFrom(report).likely).toEqual([expect.objectContaining({
    ruling: 'R3.1/chosen-by', misreading: 'fighters-first', fits: failed.length - nonsense.length, of: failed.length, unexplained: nonsense,
  })]);
});

test('passed cases that a misreading would fail are listed against it', TIMEOUT, async () => {
  const [misreads, right] = [engineWith(misreadingsNamed('R1/load-limit=none')), engineWith([])];
  const onlyLoneShips: Subject = {
    ...misreads,
    ask: (request) => (request.action.type === 'move' && request.action.params.ships.length > 1 ? right : misreads).ask(request),
  };
  const { likely } = await diagnosisOf(onlyLoneShips);
  const found = likely.find(({ ruling, misreading }) => ruling === 'R1/load-limit' && misreading === 'none');
  expect(found).toMatchObject({ fits: found?.of });
  expect(found?.against).toEqual(expect.arrayContaining(['R1-34']));
  expect((await diagnosisOf(misreads)).likely[0]).not.toHaveProperty('against');
});

describe('an engine that misreads a ruling for one action only', () => {
  const [refuses, right] = [engineWith(misreadingsNamed('R3.1/chosen-by=ground-forces-first')), engineWith([])];
  const subject: Subject = { ...right, ask: (request) => (request.action.type === 'remove' ? refuses : right).ask(request) };

  test('is diagnosed with the condition, and nothing contradicts it', TIMEOUT, async () => {
    const { likely: [first, ...others] } = await diagnosisOf(subject);
    expect(first).toMatchObject({ ruling: 'R3.1/chosen-by', misreading: 'ground-forces-first', condition: { id: 'remove', says: 'an excess is removed' } });
    expect(2 * (first?.fits ?? 0)).toBeGreaterThan(first?.of ?? 0);
    expect(first).not.toHaveProperty('against');
    expect(others).toEqual([]);
  });
});

test('a misreading that explains most failures is named even if more passed cases contradict it', TIMEOUT, async () => {
  const [refuses, right] = [engineWith(misreadingsNamed('R3.1/chosen-by=ground-forces-first')), engineWith([])];
  const isThird = (request: Request): boolean => JSON.stringify(request).length % 3 === 0;
  const subject: Subject = { ...right, ask: (request) => (isThird(request) ? refuses : right).ask(request) };
  const { likely: [first, ...others] } = diagnosisFrom(await reportOn(subject), coreCases, {});
  expect(first).toMatchObject({ ruling: 'R3.1/chosen-by', misreading: 'ground-forces-first' });
  expect(others).toEqual([]);
  expect(2 * (first?.fits ?? 0)).toBeGreaterThan(first?.of ?? 0);
  expect(first?.against?.length).toBeGreaterThanOrEqual(first?.fits ?? 0);
});

test('an engine that lists all that is owed, but refuses ground forces while fighters are left', TIMEOUT, async () => {
  expect((await diagnosisOf(engineWith(misreadingsNamed('R3/eligible=fighters-before-ground-forces')))).likely).toEqual([
    expect.objectContaining({ clause: 'R3.1', ruling: 'R3/eligible', misreading: 'fighters-before-ground-forces' }),
  ]);
});

test('nothing is named if nothing fits', async () => {
  expect(await diagnosisOf(answering(() => ({ capacity: 77, counted: 77, excess: 77 }), { answers: ['check'] }))).toEqual({ likely: [] });
});

test('a case that the reference engine fails as well is reported, and left out of the diagnosis', TIMEOUT, async () => {
  const wrong = coreCases.map((one): Case => (one.id !== 'R2-01' ? one
    : { ...one, steps: one.steps.map((step) => ({ ...step, expected: { kind: 'numbers', capacity: 3 } })) }));
  expect(await diagnosisOf(engineWith([]), wrong)).toEqual({
    likely: [], failedByReference: [{ case: 'R2-01', differences: [expect.stringMatching(/^capacity: expected 3, got \d+$/)] }],
  });
  const [misreading] = misreadingsNamed('R2/counted=no-mechs');
  const diagnosis = await diagnosisOf(engineWith(misreading === undefined ? [] : [misreading]), wrong);
  expect(diagnosis).toMatchObject({ failedByReference: [{ case: 'R2-01' }], likely: [{ misreading: 'no-mechs' }] });
  expect(diagnosis.likely.every(({ fits, of }) => fits === of)).toBe(true);
});

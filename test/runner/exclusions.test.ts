import { describe, expect, test } from 'vitest';
import { FEATURES, STEPS } from '../../src/board/index.ts';
import type { Case, CaseStep } from '../../src/cases/case.ts';
import type { Needs } from '../../src/cases/needs.ts';
import { type Excludable, withExclusions } from '../../src/runner/exclusions.ts';
import { run } from '../../src/runner/run.ts';
import { answering, CHECK, LEAVE, legal, makeCase, makeClause, START, step } from './samples.ts';

const numbers = (capacity: number): CaseStep => step(CHECK, { kind: 'numbers', capacity, counted: 4, excess: 4 });
const [CAPACITY, LEAVES, STAYS] = [
  makeCase('R2-01', 'R2', numbers(4)), makeCase('R3-01', 'R3', step(LEAVE, legal())), makeCase('R3-02', 'R3', step(LEAVE, { kind: 'illegal', reason: 'over-capacity' })),
];
const CASES = [CAPACITY, LEAVES, STAYS];
const CLAUSES = [makeClause('R2'), makeClause('R3'), makeClause('N4.1')];

/** R2=a fails the first case, R2=b the second, R3=a the second and the third; R3=other fails none. */
const EXCLUDABLE: Excludable = {
  misreadings: [
    { name: 'R2=a', clauses: ['R2'] }, { name: 'R2=b', clauses: ['R2', 'R3'] }, { name: 'R3=a', clauses: ['R3'] }, { name: 'R3=other', clauses: ['R3'] },
  ],
  kills: {
    misreadings: ['R2=a', 'R2=b', 'R3=a', 'R3=older'], conditions: ['check', 'move', 'mech'].map((id) => ({ id, says: id })),
    cases: { 'R2-01': [[[0], [0]]], 'R3-01': [[[1, 2], [1, 2]]], 'R3-02': [[[2, 3], [1]]] },
  },
  cases: CASES,
  needs: async (one) => needing(one === LEAVES ? ['mechs'] : []),
};
const needing = (features: Needs['features'], cards: Needs['cards'] = []): Needs => ({ answers: [], steps: [], features, cards });

/** The report on an engine that passes these cases and declines the others. */
const passing = async (passed: readonly Case[], { features = FEATURES, excludable = EXCLUDABLE, asked = CASES, steps = STEPS }: {
  features?: readonly (typeof FEATURES)[number][]; excludable?: Excludable; asked?: readonly Case[]; steps?: readonly (typeof STEPS)[number][];
} = {}) => {
  const expected = new Map(passed.flatMap(({ steps: all }) => all.map(({ action, position, expected: answer }) => [JSON.stringify([action, position]), answer])));
  const subject = answering(({ position, action }) => {
    const answer = expected.get(JSON.stringify([action, position]));
    if (answer?.kind === 'numbers') return answer;
    if (answer?.kind === 'illegal') return { legal: false, reason: answer.reason };
    return answer === undefined ? undefined : { legal: true, ...answer };
  }, { features, steps });
  const subjects = { ...subject, ask: async (request: Parameters<typeof subject.ask>[0]) =>
    (expected.has(JSON.stringify([request.action, request.position])) ? subject.ask(request) : { kind: 'declined' as const, reason: 'not today' }) };
  return withExclusions(await run(asked, subjects, { clauses: CLAUSES }), excludable);
};

describe('what a verdict excludes', () => {
  test('an engine that passes everything excludes all that the cases exclude', async () => {
    // a case that another one contradicts can't pass, so the third one asks in another position
    const third = makeCase('R3-02', 'R3', step(LEAVE, { kind: 'illegal', reason: 'over-capacity' }, { ...START, step: 'move-ships', active: { player: 'red', system: 'Arnor' } }));
    const cases = [CAPACITY, LEAVES, third];
    const report = await passing(cases, { asked: cases, excludable: { ...EXCLUDABLE, cases } });
    expect(report).toMatchObject({ conformant: true, complete: true, excludes: { misreadings: { excluded: 3, of: 3 }, conditional: { excluded: 5, of: 5 } } });
    expect(report.clauses.map(({ id, decides, judged, notExcluded }) => [id, decides, judged, notExcluded])).toEqual([
      ['R2', true, true, undefined], ['R3', true, true, undefined], ['N4.1', false, false, undefined],
    ]);
  });

  test('a misreading within reach that no passed case excludes keeps its clauses from being judged, and is named', async () => {
    const report = await passing([CAPACITY]);
    expect(report).toMatchObject({ complete: false, excludes: { misreadings: { excluded: 1, of: 3 }, conditional: { excluded: 1, of: 5 } } });
    expect(report.clauses.map(({ id, judged, notExcluded }) => [id, judged, notExcluded])).toEqual([
      ['R2', false, ['R2=b']], ['R3', false, ['R2=b', 'R3=a']], ['N4.1', false, undefined],
    ]);
  });

  test('a misreading that only cases out of reach exclude is no obstacle', async () => {
    const lacking = FEATURES.filter((feature) => feature !== 'mechs');
    const report = await passing([CAPACITY, STAYS], { features: lacking });
    expect(report.excludes?.misreadings).toEqual({ excluded: 2, of: 3 });
    expect(report.lacks?.features).toEqual(['mechs']);
    expect(report.clauses.find(({ id }) => id === 'R2')).toMatchObject({ judged: true });
  });

  test('a misreading of another edition, and one that no case catches, are not counted', async () => {
    const report = await passing(CASES.slice(0, 2), { excludable: { ...EXCLUDABLE, misreadings: EXCLUDABLE.misreadings.slice(0, 2) } });
    expect(report.excludes).toEqual({ misreadings: { excluded: 2, of: 2 }, conditional: { excluded: 3, of: 3 } });
  });

  test('an answer that leaves a number out passes, and excludes nothing; a clause without cases of its own does not count', async () => {
    const subject = answering(() => ({ capacity: 4 }), { answers: ['check'], features: FEATURES, steps: STEPS });
    const excludable = { ...EXCLUDABLE, cases: [CAPACITY] };
    const report = await withExclusions(await run([CAPACITY], subject, { clauses: CLAUSES }), { ...excludable, kills: { ...EXCLUDABLE.kills, cases: { 'R2-01': [[[0, 1], []]] } } });
    expect(report.cases[0]).toMatchObject({ outcome: 'pass', isPartial: true });
    expect(report.excludes?.misreadings).toEqual({ excluded: 0, of: 2 });
    expect(report.clauses.map(({ id, decides }) => [id, decides])).toEqual([['R2', true], ['R3', false], ['N4.1', false]]);
  });

  test('a selection excludes what its cases exclude, out of what all cases do', async () => {
    const report = await passing([CAPACITY], { asked: [CAPACITY] });
    expect(report.excludes?.misreadings).toEqual({ excluded: 1, of: 3 });
  });

  test('a question that was asked without its natural step excludes nothing under a condition', async () => {
    const natural: Case = { ...LEAVES, steps: LEAVES.steps.map((one) => ({ ...one, naturalStep: 'move-ships' })) };
    const [cases, steps] = [[CAPACITY, natural, STAYS], STEPS.filter((each) => each !== 'move-ships')];
    const report = await passing([CAPACITY, natural], { asked: cases, steps, excludable: { ...EXCLUDABLE, cases } });
    expect(report.excludes).toEqual({ misreadings: { excluded: 3, of: 3 }, conditional: { excluded: 1, of: 5 } });
  });
});

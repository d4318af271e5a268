import { describe, expect, test } from 'vitest';
import { CLAUSE_IDS } from '../../src/board/index.ts';
import { verdictOn } from '../../src/report/words/verdict.ts';
import { run } from '../../src/runner/run.ts';
import type { Reply, Subject } from '../../src/subjects/subject.ts';
import { answering, CHECK, LEAVE, LEFT, legal, makeCase, makeClause, OWED, step } from './samples.ts';

const RIGHT = { legal: true, position: LEFT, owes: [OWED], because: ['R3'] };
const CASES = [
  makeCase('R3-01', 'R3', step(LEAVE, legal())),
  makeCase('R3-02', 'R3', step(CHECK, { kind: 'numbers', excess: 0 })),
  makeCase('N4.3-01', 'N4.3', step(LEAVE, legal()), step(CHECK, { kind: 'numbers', counted: 4 })),
];
const CLAUSES = CLAUSE_IDS.map(makeClause);

const outcomesOf = async (subject: Subject) => (await run(CASES, subject, { clauses: CLAUSES })).cases.map(({ id, outcome, message }) => [id, outcome, message]);

const faithful = answering(({ action }) => (action.type === 'check' ? { counted: 4, excess: 0 } : RIGHT));

const replying = (replies: readonly Reply[]): Subject => {
  const left = [...replies];
  return { ...faithful, window: 1, ask: async () => left.shift() ?? { kind: 'declined', reason: 'no more' } };
};

const answered = (result: unknown): Reply => ({ kind: 'answered', result });

describe('the outcome of a case', () => {
  test('a faithful engine passes', async () => {
    const report = await run(CASES, faithful, { clauses: CLAUSES });
    expect(report).toMatchObject({ name: 'sample', conformant: true, complete: false, against: [], summary: { pass: 3, fail: 0 } });
    expect(report.clauses.filter(({ pass }) => pass > 0).map(({ id, judged }) => [id, judged])).toEqual([['R3', true], ['N4.3', true]]);
  });

  test("results are in the order of the cases, even if the replies aren't", async () => {
    let waiting = 0;
    const late: Subject = {
      ...faithful,
      ask: async (request) => {
        for (let turn = 0; turn < 20 - 5 * waiting++; turn++) await Promise.resolve();
        return faithful.ask(request);
      },
    };
    expect(await run(CASES, late, { clauses: CLAUSES })).toEqual(await run(CASES, faithful, { clauses: CLAUSES }));
  });

  test("an action that the engine doesn't answer is declined without being sent", async () => {
    const calculator = answering(({ action }) => {
      if (action.type !== 'check') throw new Error('sent');
      return { counted: 4, excess: 0 };
    }, { answers: ['check'] });
    expect(await outcomesOf(calculator)).toEqual([
      ['R3-01', 'declined', "doesn't answer `move`"], ['R3-02', 'pass', undefined], ['N4.3-01', 'declined', "doesn't answer `move`"],
    ]);
  });

  test("the first step that doesn't pass decides", async () => {
    const subject = replying([
      { kind: 'crashed', message: 'exit code 1', stderr: ['oh'] }, { kind: 'hung', message: 'no reply' }, answered(RIGHT), { kind: 'garbled', message: 'not JSON' },
    ]);
    expect(await outcomesOf(subject)).toEqual([['R3-01', 'crashed', 'exit code 1'], ['R3-02', 'hung', 'no reply'], ['N4.3-01', 'garbled', 'not JSON']]);
  });

  test('a failed step decides over an earlier declined one', async () => {
    const subject = replying([answered(RIGHT), answered({ excess: 0 }), { kind: 'declined', reason: 'no planets' }, answered({ counted: 12 })]);
    expect(await outcomesOf(subject)).toEqual([['R3-01', 'pass', undefined], ['R3-02', 'pass', undefined], ['N4.3-01', 'fail', 'counted: expected 4, got 12']]);
  });

  test('a failed step is reported with its request, the expected answer and the actual one', async () => {
    const subject = replying([answered({ ...RIGHT, owes: [] })]);
    const { cases: [first] } = await run(CASES.slice(0, 1), subject, { clauses: CLAUSES });
    expect(first).toEqual({
      id: 'R3-01', clause: 'R3', title: 'the title of R3-01', because: ['R3'], file: 'R3.yaml', line: 3, outcome: 'fail', parts: ['owed'],
      message: 'owes.Lodor.red: expected {"count":4,"from":{"fighter":4}}, got nothing',
      at: {
        step: 1, ...CASES[0]?.steps[0], actual: { ...RIGHT, owes: [] },
        differences: ['owes.Lodor.red: expected {"count":4,"from":{"fighter":4}}, got nothing'],
      },
    });
  });
});

describe('an engine that is not conformant', () => {
  const rows: readonly [name: string, subject: Subject, against: readonly string[]][] = [
    ['answers nothing', answering(() => ({}), { answers: [] }), ['no case passed']],
    ['says yes to everything', answering(({ position, action }) => (action.type === 'check' ? { excess: 0 } : { legal: true, position })), ['2 cases failed']],
    ['says no to everything', answering(({ action }) => (action.type === 'check' ? { counted: 0, excess: 0 } : { legal: false })), ['2 cases failed']],
    ['answers with nonsense', answering(() => 'yes'), ['no case passed', '3 cases got a garbled answer']],
    ['declines what it says it answers', {
      ...faithful, ask: async (request) => (request.action.type === 'move' ? { kind: 'declined', reason: 'busy' } : faithful.ask(request)),
    }, ['declares `move`, but declined all 2 requests for it']],
  ];
  test.each(rows)('%s', async (_, subject, against) => {
    const report = await run(CASES, subject, { clauses: CLAUSES });
    expect(report.conformant).toBe(false);
    expect(report.against).toEqual(against);
  });
});

test('a selection or a shard does not count a declined claim, and its verdict says so', async () => {
  const subject: Subject = {
    ...faithful, ask: async (request) => (request.action.type === 'move' ? { kind: 'declined', reason: 'busy' } : faithful.ask(request)),
  };
  const report = await run(CASES, subject, { clauses: CLAUSES, isPart: true });
  expect(report).toMatchObject({ conformant: true, against: [], isPart: true });
  expect(verdictOn(report)).toMatch(/; it declares `move`, but declined all 2 requests for it$/);
  expect((await run(CASES, subject, { clauses: CLAUSES, isPart: false })).conformant).toBe(false);
});

describe('right for the wrong reason', () => {
  const becauseOf = async (...given: readonly unknown[]) => {
    const subject = replying(given.map((because, at) => answered(at === 0 ? { ...RIGHT, because } : { counted: 4, because })));
    return (await run([CASES[2] ?? makeCase('R0-01', 'R0')], subject, { clauses: CLAUSES })).cases[0]?.remarks;
  };

  test('the clauses of all steps together must be those of the case', async () => {
    expect(await becauseOf(['N4.3'], ['N4.3', 'N4.3'])).toBeUndefined();
  });

  test('other clauses are a remark', async () => {
    expect(await becauseOf(['R3', 'N4.3'], ['X', 'R1'])).toEqual(['because: expected N4.3, got R1, R3, N4.3, X']);
  });

  test('if a step names no clauses, there is no remark', async () => {
    expect(await becauseOf(['R3'], undefined)).toBeUndefined();
  });
});

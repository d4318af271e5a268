import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { type ActionType, ACTION_TYPES, type Position, STEPS } from '../../../src/board/index.ts';
import { acceptedAnswers } from '../../../src/cases/accepted-answers.ts';
import { examine } from '../../../src/runner/doctor/examine.ts';
import { processAdvice } from '../../../src/runner/doctor/process-advice.ts';
import { easyQuestions } from '../../../src/runner/doctor/questions.ts';
import type { Reply, Request, Subject } from '../../../src/subjects/subject.ts';
import { FEATURES } from '../../../src/subjects/wire.ts';
import { answering } from '../samples.ts';

const right = ({ position, action }: Request): unknown => {
  const question = easyQuestions([action.type]).find(({ step }) => isDeepStrictEqual([step.position, step.action], [position, action]));
  const [expected] = question === undefined ? [] : acceptedAnswers(question.step);
  const { kind, ...result } = expected ?? { kind: 'none' };
  return kind === 'numbers' ? result : { legal: kind === 'legal', ...result };
};

const sample = (answer: (request: Request) => unknown, answers: readonly ActionType[] = ACTION_TYPES): Subject => answering(answer, { answers, steps: STEPS, features: FEATURES });

const told = async (subject: Subject) => (await examine(subject, () => [])).map(({ action, is, says, advice }) => [action, is, ...says, ...advice]);

test('a right engine is well in every action', async () => {
  expect(await told(sample(right))).toEqual(ACTION_TYPES.map((type) => [type, 'well']));
});

test('questions that need unsupported features are not asked', async () => {
  expect(await told(answering(() => ({}), { answers: ['move'], features: ['planets'] }))).toEqual([['move', 'not-asked', 'it needs `several-systems`', 'it needs `several-systems`, `two-players`']]);
});

describe('an answer with a fault', () => {
  const MOVED = (position: Position): unknown => ({ legal: true, position });
  const rows: readonly [name: string, answer: (request: Request) => unknown, last: string][] = [
    ['a verdict by another name', (request) => ({ ...Object(right(request)), legal: undefined, isLegal: true }), 'The result has `isLegal`: the contract calls it `legal`.'],
    ['a position by another name', () => ({ legal: true, state: {} }), 'The result has `state`: the contract calls it `position`.'],
    ['a misspelt name', () => ({ legal: true, positon: {} }), 'The result has `positon`: the contract calls it `position`.'],
    ['the position as it was', ({ position }) => MOVED(position), 'The position is the one that was sent: return the position after the `move`.'],
    ['half a position', () => MOVED({ players: {}, systems: { Lodor: {} } }), 'The position lacks `Arnor`: return every system, with all units in it, of all players.'],
    ['units that do not arrive', () => MOVED({ players: {}, systems: { Lodor: {}, Arnor: {} } }), 'The answer keeps the contract, but it is not the answer of the article: run the suite to learn more.'],
    ['no object', () => 'legal', 'The `result` of a reply is an object.'],
  ];
  test.each(rows)('%s', async (_, answer, last) => {
    expect((await told(sample(answer, ['move'])))[0]?.at(-1)).toBe(last);
  });

  test('a position without a system in which nothing happens', async () => {
    const landed = { legal: true, position: { systems: {} }, owes: [] };
    expect((await told(sample(() => landed, ['land'])))[0]?.at(-1)).toBe('The position lacks `Lodor`: return every system, with all units in it, of all players.');
  });

  test('numbers by other names', async () => {
    expect(await told(sample(() => ({ cap: 4, used: 2, over: 0 }), ['check']))).toEqual([[
      'check', 'broken', '`check` two fighters:', 'the result is `{"cap":4,"used":2,"over":0}`, expected a number for `capacity`, `counted` or `excess`',
      'The result has `used`: the contract calls it `counted`.', 'The result has `over`: the contract calls it `excess`.',
    ]]);
  });
});

describe('a program that fails', () => {
  const rows: readonly [message: string, advice: RegExp][] = [
    ['wrote nothing for 3 s', /Python: .*flush=True.*; Perl: `\$\| = 1;`; Ruby: `\$stdout\.sync = true`; .*Node: .* or starts slowly: allow more with `--timeout`\.$/],
    ['wrote nothing for 3 s; its last line lacks a line break', /^Write a line break after each reply/],
    ['a line that is not JSON: `debug`; write only replies to stdout, each as JSON on one line, and logs to stderr', /Write it to stderr/],
    ['a reply without the id of its request: `{}`', /Copy `id`/],
    ['a reply without `"jsonrpc": "2.0"`: `{}`', /^A reply is/],
    ['exited with code 1 before its input ended', /must run until its input ends/],
    ['answered with error -32603: KeyError', /-32001/],
    ['`hello`: `features[0]` is `"mech"`, expected one of …', /^Use only the words of the contract/],
    ['`hello`: `steps` is missing, expected a list', /^The result of `hello` is/],
    ['`hello`: answered with error -32602: the module could not be loaded: SyntaxError: …', /^The module is imported before/],
    ['`hello`: answered with error -32602: the engine: unknown key `mvoe`', /^An engine has a `name`/],
    ['no answer to `hello`: could not start: no such program', /as you would type it/],
  ];
  test.each(rows)('%s', (message, advice) => {
    expect(processAdvice(message)).toEqual([expect.stringMatching(advice)]);
  });

  test('a failure is shown with its log', async () => {
    const crashed: Reply = { kind: 'crashed', message: 'exited with code 1 before its input ended', stderr: ['oh no'] };
    const [finding] = await examine({ ...sample(right, ['check']), ask: async () => crashed }, () => ['> {}']);
    expect(finding).toMatchObject({ is: 'broken', says: ['`check` two fighters:', crashed.message, 'stderr: oh no'], exchange: ['> {}'] });
  });
});

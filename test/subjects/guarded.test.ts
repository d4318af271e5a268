import { describe, expect, test } from 'vitest';
import { guarded } from '../../src/subjects/guarded.ts';
import type { NotRun, Subject, SubjectSource } from '../../src/subjects/subject.ts';
import { checkOf, OPEN } from './zoo.ts';

const NO_PROTOTYPE: unknown = Object.create(null);
const thrower = (): never => { throw NO_PROTOTYPE; };
const HELLO = { protocol: 1, name: 'own', version: '1', language: 'none', answers: ['check'], steps: [], features: [] };
const SUBJECT = { hello: HELLO, window: 1, ask: async () => ({ kind: 'answered', result: { excess: 0 } }), close: async () => undefined };

/** A source whose subject differs from a sound one in some members. */
const source = (different: object): SubjectSource => guarded({ label: 'own', open: async () => ({ ...SUBJECT, ...different }) as never }, 1);

const opened = (open: () => unknown): Promise<Subject | NotRun> => guarded({ label: 'own', open: open as never }, 1).open(OPEN);

const subject = async (different: object): Promise<Subject> => {
  const result = await source(different).open(OPEN);
  if ('kind' in result) throw new Error(result.message);
  return result;
};

const NO_TEXT = 'something that has no text';

describe("a source that can't be opened is not run, and says why", () => {
  test.each<[string, () => unknown, string]>([
    ['throws', thrower, `could not be opened: ${NO_TEXT}`],
    ['rejects', () => Promise.reject(NO_PROTOTYPE), `could not be opened: ${NO_TEXT}`],
    ['rejects with an error', () => Promise.reject(new Error('no port')), 'could not be opened: Error: no port'],
    ['returns nothing', async () => undefined, "could not be opened: TypeError: Cannot use 'in' operator to search for 'kind' in undefined"],
    ['is not run, without a message', async () => ({ kind: 'not-run' }), 'could not be opened'],
    ['has no hello', async () => ({ ...SUBJECT, hello: undefined }), '`hello`: the result is `null`, expected an object'],
    ['has a hello with a cycle', async () => ({ ...SUBJECT, get hello() { return thrower(); } }), `could not be opened: ${NO_TEXT}`],
  ])('%s', async (_, open, message) => {
    expect(await opened(open)).toEqual({ kind: 'not-run', message });
  });

  test.each([0, -1, 1.5, Number.NaN, Infinity, '4', undefined])('a window of %s is a TypeError', async (window) => {
    await expect(source({ window }).open(OPEN)).rejects.toThrow(TypeError);
    await expect(source({ window }).open(OPEN)).rejects.toThrow(/^own: `window` is .*, expected a whole number of at least 1$/);
  });
});

describe('everything that `ask` does is a reply', () => {
  const loop: { self?: unknown } = {};
  loop.self = loop;
  test.each<[string, () => unknown, object]>([
    ['throws', thrower, { kind: 'crashed', message: `\`ask\` failed: ${NO_TEXT}` }],
    ['rejects', () => Promise.reject(NO_PROTOTYPE), { kind: 'crashed', message: `\`ask\` failed: ${NO_TEXT}` }],
    ['rejects with an error', () => Promise.reject(new Error('oh')), { kind: 'crashed', message: '`ask` failed: Error: oh' }],
    ['returns nothing', async () => undefined, { kind: 'crashed', message: "`ask` failed: TypeError: Cannot read properties of undefined (reading 'kind')" }],
    ['returns another kind', async () => ({ kind: 'fine' }),
      { kind: 'crashed', message: '`ask` failed: TypeError: it replied with an object, expected `kind` and what belongs to it' }],
    ['answers with a symbol', async () => ({ kind: 'answered', result: Symbol('s') }), { kind: 'garbled', message: 'the result is `Symbol(s)`, expected JSON' }],
    ['answers with nothing', async () => ({ kind: 'answered' }), { kind: 'garbled', message: 'the result is `undefined`, expected JSON' }],
    ['answers with a bigint', async () => ({ kind: 'answered', result: 7n }), { kind: 'crashed', message: '`ask` failed: TypeError: Do not know how to serialize a BigInt' }],
    ['answers with a cycle', async () => ({ kind: 'answered', result: loop }), { kind: 'crashed', message: expect.stringMatching(/^`ask` failed: TypeError: Converting circular/) }],
    ['answers with a throwing getter', async () => ({ kind: 'answered', result: { get legal() { return thrower(); } } }), { kind: 'crashed', message: `\`ask\` failed: ${NO_TEXT}` }],
    ['declines with a symbol', async () => ({ kind: 'declined', reason: Symbol('s') }), { kind: 'declined', reason: 'gave no reason' }],
    ['hangs without a message', async () => ({ kind: 'hung', stderr: [7, 'a\u001b[2J'] }), { kind: 'hung', message: 'without a message', stderr: ['7', 'a\\u{1b}[2J'] }],
  ])('%s', async (_, ask, reply) => {
    expect(await (await subject({ ask })).ask(checkOf('A'))).toEqual(reply);
  });
});

test('a source that never opens is not run, and one that never closes rejects: each has a time limit', async () => {
  const never = () => new Promise<never>(() => undefined);
  const source = guarded({ label: 'own', open: never }, 0.01);
  expect(await source.open(OPEN)).toEqual({ kind: 'not-run', message: 'could not be opened: Error: took longer than 0.01 s' });
  const opens = await guarded({ label: 'own', open: async () => ({ ...SUBJECT, close: never }) as never }, 0.01).open(OPEN);
  if ('kind' in opens) throw new Error(opens.message);
  await expect(opens.close()).rejects.toThrow(new Error('own could not be closed: Error: took longer than 0.01 s'));
});

test('a subject that opens too late is closed all the same', async () => {
  let isClosed = false;
  const open = () => new Promise((settle) => { setTimeout(() => settle({ ...SUBJECT, close: async () => { isClosed = true; } }), 50); });
  expect(await guarded({ label: 'own', open: open as never }, 0.01).open(OPEN)).toMatchObject({ kind: 'not-run' });
  await expect.poll(() => isClosed).toBe(true);
});

test('an `open` that returns something like a promise, which never settles, is not run and ends nobody\'s process', async () => {
  const thenable = { then: () => undefined };
  expect(await guarded({ label: 'own', open: (() => thenable) as never }, 0.01).open(OPEN))
    .toEqual({ kind: 'not-run', message: 'could not be opened: Error: took longer than 0.01 s' });
});

test('`complaints` that throws is a complaint, and `close` rejects with a message', async () => {
  const failing = await subject({ complaints: thrower, close: thrower });
  expect(failing.complaints?.()).toEqual([`\`complaints\` failed: ${NO_TEXT}`]);
  await expect(failing.close()).rejects.toThrow(new Error(`own could not be closed: ${NO_TEXT}`));
});

test.each<[string, () => unknown, readonly unknown[]]>([
  ['a promise that is rejected', () => Promise.reject(NO_PROTOTYPE), [expect.stringMatching(/^`complaints` failed: TypeError: it returned .*, expected a list$/)]],
  ['an object with a `map` of its own', () => ({ map: () => null }), [expect.stringMatching(/^`complaints` failed: TypeError: .*expected a list$/)]],
  ['far too many', () => Array.from({ length: 300 }, () => 'x'), Array.from({ length: 100 }, () => 'x')],
])('`complaints` that returns %s', async (_, complaints, expected) => {
  expect((await subject({ complaints })).complaints?.()).toEqual(expected);
});

test('`ask` gets a copy of the request, so an engine that changes it changes no expected answer', async () => {
  const request = checkOf('A');
  const before = JSON.stringify(request);
  const greedy = await subject({ ask: async (asked: { position?: unknown }) => { delete asked.position; return { kind: 'answered', result: {} }; } });
  await greedy.ask(request);
  expect(JSON.stringify(request)).toBe(before);
});

test('`window` is read once', async () => {
  let reads = 0;
  const get = (): number => ((reads += 1) > 1 ? Number.NaN : 1);
  expect(await opened(async () => Object.defineProperty({ ...SUBJECT }, 'window', { get }))).toMatchObject({ window: 1 });
});

test('a label that throws is replaced, and a sound subject is passed on', async () => {
  expect(guarded({ get label(): string { return thrower(); }, open: thrower }, 1).label).toBe('engine');
  const sound = await subject({ complaints: () => ['twice'] });
  expect([sound.hello, sound.window, await sound.ask(checkOf('A')), sound.complaints?.()])
    .toEqual([HELLO, 1, { kind: 'answered', result: { excess: 0 } }, ['twice']]);
});

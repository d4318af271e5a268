import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inProcessSource } from '../../../src/subjects/module/in-process.ts';
import { moduleSource } from '../../../src/subjects/module/source.ts';
import type { Reply, Subject } from '../../../src/subjects/subject.ts';
import { checkOf, OPEN } from '../zoo.ts';

const FILE = fileURLToPath(new URL('modules/hostile.mjs', import.meta.url));
const { default: engine, HOSTILE } = await import(/* @vite-ignore */ FILE);

const ERROR = 'answered with error -32603: ';
const crashed = (message: string): Reply => ({ kind: 'crashed', message: `${ERROR}${message}` });
const declined = (reason: string): Reply => ({ kind: 'declined', reason });
const returned = (what: string): Reply => crashed(`the function for check returned ${what}`);
const NO_TEXT = 'something that has no text';

/** The outcome of each hostile thing, in this process and in one of its own. */
const OUTCOMES: Readonly<Record<string, Reply>> = {
  'throws an object without a prototype': crashed(NO_TEXT),
  'throws an object whose toString throws': crashed(NO_TEXT),
  'throws an object whose toString is no function': crashed(NO_TEXT),
  'throws an error with throwing getters': crashed(NO_TEXT),
  'throws an error whose stack is a number': crashed('Error: odd stack'),
  'throws a hostile proxy': crashed(NO_TEXT),
  'throws a proxy of an error': crashed(NO_TEXT),
  'throws nothing': crashed('undefined'),
  'throws a symbol': crashed('Symbol(s)'),
  'throws a very long text': crashed(`Error: ${'x'.repeat(192)}…`),
  'rejects with an object without a prototype': crashed(NO_TEXT),
  'returns a thenable that throws': crashed(NO_TEXT),
  'declines with a symbol': declined('gave no reason'),
  'declines with an object': declined('gave no reason'),
  'declines without a word': declined('gave no reason'),
  'declines with a throwing message': crashed(NO_TEXT),
  'returns nothing': returned('nothing'),
  'returns a symbol': returned('`Symbol(s)`, expected an object'),
  'returns a function': returned('a function, expected an object'),
  'returns a bigint': returned("a value that JSON can't hold: TypeError: Do not know how to serialize a BigInt"),
  'returns a bigint inside': returned("a value that JSON can't hold: TypeError: Do not know how to serialize a BigInt"),
  'returns a cycle': returned("a value that JSON can't hold: TypeError: Converting circular structure to JSON"),
  'returns a hostile proxy': crashed('Error: inside'),
  'returns an object whose toJSON throws': returned(`a value that JSON can't hold: ${NO_TEXT}`),
  'returns an object whose toJSON returns nothing': returned('an object, expected an object'),
  'returns NaN': { kind: 'answered', result: null },
  'returns null': { kind: 'answered', result: null },
  'returns text': { kind: 'answered', result: 'legal' },
  'returns what nests too deeply': {
    kind: 'garbled', message: `an object nested more than 100 levels deep: \`{"jsonrpc":"2.0","id":ID,"result":${'['.repeat(66)}…\``,
  },
  'returns what is too long': {
    kind: 'garbled',
    message: `a line of more than 8000000 bytes: it begins \`{"jsonrpc":"2.0","id":ID,"result":{"excess":0,"note":"${'x'.repeat(46)}…\`; end each reply with a line break`,
  },
};

/** Without its log, and with the id left out of a line that is shown: it has one or two digits. */
const plain = (reply: Reply): Reply => {
  if (!('message' in reply)) return reply;
  const message = reply.message.replace(/"id":\d+(.*?)([[x]*)…/, (_, rest: string, filling: string) => `"id":ID${rest}${filling}…`);
  return { kind: reply.kind, message };
};

const opened = async (subject: ReturnType<typeof inProcessSource>): Promise<Subject> => {
  const result = await subject.open(OPEN);
  if ('kind' in result) throw new Error(result.message);
  return result;
};

describe('a hostile engine', () => {
  let [inside, outside]: Subject[] = [];
  const log = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);

  beforeAll(async () => {
    inside = await opened(inProcessSource(engine));
    outside = await opened(moduleSource(FILE, FILE, { timeout: 20_000 }));
  });

  afterAll(async () => {
    log.mockRestore();
    await outside?.close();
  });

  test('every hostile thing has an outcome', () => {
    expect(Object.keys(OUTCOMES)).toEqual(Object.keys(HOSTILE));
  });

  test.each(Object.entries(OUTCOMES))('%s: one outcome and one message, in this process and in one of its own', async (name, outcome) => {
    const replies = [await inside?.ask(checkOf(name)), await outside?.ask(checkOf(name))].map((reply) => reply && plain(reply));
    const shortened = replies.map((reply) => JSON.parse(JSON.stringify(reply).replace(/(\[|x)+…/g, 'X…')));
    const expected = JSON.parse(JSON.stringify(outcome).replace(/(\[|x)+…/g, 'X…'));
    expect(shortened).toEqual([expected, expected]);
  });

  test('still answers', async () => {
    const right = { kind: 'answered', result: { excess: 0 } };
    expect([await inside?.ask(checkOf('A')), await outside?.ask(checkOf('A'))]).toEqual([right, right]);
    expect(outside?.complaints?.()).toEqual([]);
  });
});

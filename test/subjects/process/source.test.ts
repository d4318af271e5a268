import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ACTION_TYPES, FEATURES, own, STEPS } from '../../../src/board/index.ts';
import { listed } from '../../../src/source/index.ts';
import { type ProcessOptions, processSource } from '../../../src/subjects/process/source.ts';
import type { Reply, Request } from '../../../src/subjects/subject.ts';
import { advanceTo, askAll, askZoo, checkOf, inShort, OPEN, openZoo, RIGHT } from '../zoo.ts';

const MARK = `ZOO_${process.pid}_${Date.now()}`;
process.env['ZOO_MARK'] = MARK;

const SYSTEMS = ['A', 'B', 'trap', 'C', 'D', 'E', 'F', 'G'];

/** Where nothing hangs, no machine is too slow. */
const PATIENT: ProcessOptions = { timeout: 10_000 };

/** An engine that hangs is waited for as long as that; one whose line is no reply, a little longer. */
const timeoutFor = (said: string): ProcessOptions => {
  if (said.includes('wrote nothing')) return {};
  return said.includes('no reply') ? { timeout: 3000 } : PATIENT;
};

const crashed = (message: string): Reply => ({ kind: 'crashed', message });
const hung = (message: string): Reply => ({ kind: 'hung', message });
const garbled = (message: string): Reply => ({ kind: 'garbled', message });

const ONLY_REPLIES = 'write only replies to stdout, each as JSON on one line, and logs to stderr';
const BEFORE_THE_END = 'before its input ended';

const notJson = (line: string): string => `a line that is not JSON: \`${line}\`; ${ONLY_REPLIES}`;

const LONG = 'x'.repeat(65);
const NUMBERS = '"result":{"capacity":4,"counted":6,"excess":2}';
const IN_COMPANY = 'with several requests open; asked again one at a time, it answered all of them';

const BARE = 'an object that is not a reply: `{"capacity":4,"counted":6,"excess":2}`';

/** The behaviour, the reply at the trap, and what is said against the engine as a whole. */
const ZOO: readonly (readonly [string, Reply, ...string[]])[] = [
  ['right', RIGHT],

  ['exits-with-1', crashed(`exited with code 1 ${BEFORE_THE_END}`)],
  ['exits-with-0', crashed(`exited with code 0 ${BEFORE_THE_END}`)],
  ['dies-of-a-signal', crashed('was killed by SIGSEGV')],
  ['closes-stdout', crashed(`closed its stdout ${BEFORE_THE_END}`)],
  ['leaves-children', crashed(`exited with code 0 ${BEFORE_THE_END}`)],
  ['floods-stderr', crashed(`exited with code 1 ${BEFORE_THE_END}`)],
  ['answers-and-exits', RIGHT, `exited with code 0 ${BEFORE_THE_END}, ${IN_COMPANY}`],

  ['hangs', hung('wrote nothing for 0.3 s')],
  ['hangs-with-children', hung('wrote nothing for 0.3 s')],
  ['ignores-sigterm', hung('wrote nothing for 0.3 s')],
  ['forgets-the-line-break',
    garbled(`a line that is not JSON: \`{"jsonrpc":"2.0","id":4,${NUMBERS}}{"jsonrpc":"2.0","id":5,"res…\`; ${ONLY_REPLIES}`),
    `wrote nothing for 0.3 s, ${IN_COMPANY}`],
  ['ends-no-line', hung('wrote nothing for 0.3 s; its last line lacks a line break')],
  ['answers-later', RIGHT],
  ['ignores-the-end', RIGHT],

  ['plain-text', garbled(`no reply, only ${notJson('illegal')}`), notJson('illegal')],
  ['cut-short', garbled(`a line that is not JSON: \`{"jsonrpc":"2.0","id":4,"result":{"capac\`; ${ONLY_REPLIES}`)],
  ['cut-shorter', garbled(`no reply, only a line that is not JSON: \`{"jsonrpc":"2.0",\`; ${ONLY_REPLIES}`)],
  ['not-a-number', garbled(`a line that is not JSON: \`{"jsonrpc":"2.0","id":4,"result":{"capacity":NaN}}\`; ${ONLY_REPLIES}`)],
  ['python-dictionary', garbled(`a line that is not JSON: \`{'jsonrpc': '2.0', 'id': 4, 'result': {'capacity': None}}\`; ${ONLY_REPLIES}`)],
  ['not-utf-8', garbled('a line that is not UTF-8: `{"jsonrpc":"2.0","id":4,"result":"café"}`; encode stdout as UTF-8')],
  ['list', garbled(`a list instead of an object: \`[{"jsonrpc":"2.0","id":4,${NUMBERS}}]\`; write each reply as an object on a line of its own`)],
  ['escape-sequences', garbled(`a line that is not JSON: \`\\u{1b}[2J\\u{1b}]0;owned\\u{7}{"id":4}\\u{202e}\`; ${ONLY_REPLIES}`)],
  ['too-long', garbled(`a line of more than 200000 bytes: it begins \`${'x'.repeat(99)}…\`; end each reply with a line break`)],
  ['too-long-with-id',
    garbled(`a line of more than 200000 bytes: it begins \`{"jsonrpc":"2.0","id":4,"result":"${LONG}…\`; end each reply with a line break`)],
  ['huge', { kind: 'answered', result: { capacity: 4, counted: 6, excess: 2, note: 'x'.repeat(150_000) } }],
  ['blank-lines-and-returns', RIGHT],
  ['proto-keys', { kind: 'answered', result: JSON.parse('{"__proto__":{"polluted":true},"capacity":4}') }],
  ['deep', garbled(`an object nested more than 100 levels deep: \`{"jsonrpc":"2.0","id":4,"result":${'['.repeat(66)}…\``)],
  ['deep-in-its-id', garbled(`no reply, only an object nested more than 100 levels deep: \`{"jsonrpc":"2.0","id":${'['.repeat(77)}…\``)],

  ['no-id', garbled(`no reply, only a reply without the id of its request: \`{"jsonrpc":"2.0",${NUMBERS}}\``)],
  ['wrong-id',
    garbled(`no reply, only a reply to a request that was not sent: \`{"jsonrpc":"2.0","id":99999,${NUMBERS}}\`; copy the id from the request`)],
  ['id-as-text', garbled(`a reply whose id is not the number that was sent: \`{"jsonrpc":"2.0","id":"4",${NUMBERS}}\``)],
  ['no-version', garbled(`a reply without \`"jsonrpc": "2.0"\`: \`{"id":4,${NUMBERS}}\``)],
  ['no-envelope', garbled(`no reply, only ${BARE}`), BARE],
  ['both', garbled(`a reply with both \`result\` and \`error\`: \`{"jsonrpc":"2.0","id":4,${NUMBERS},"error":null}\``)],
  ['two-ids', garbled('a reply with the key `id` twice: `{"jsonrpc":"2.0","id":7,"id":4,"result":{"capacity":4,"counted":6,"excess":2}}`')],
  ['two-results', garbled('a reply with the key `result` twice: `{"jsonrpc":"2.0","id":4,"result":{},"result":{"capacity":4,"counted":6,"excess":2}}`')],
  ['two-numbers', garbled('a reply with the key `excess` twice: `{"jsonrpc":"2.0","id":4,"result":{"capacity":4,"counted":6,"excess":0,"excess":2}}`')],
  ['neither', garbled('a reply with neither `result` nor `error`: `{"jsonrpc":"2.0","id":4}`')],
  ['bad-error', garbled('an error that is not `{"code": whole number, "message": text}`: `{"jsonrpc":"2.0","id":4,"error":"oops"}`')],
  ['answers-twice', RIGHT, `a second reply to the same request: \`{"jsonrpc":"2.0","id":4,${NUMBERS}}\``],
  ['notifies', RIGHT, 'a request or notification: `{"jsonrpc":"2.0","method":"log","params":["thinking"]}`'],

  ['banner', RIGHT, `a line that is not JSON: \`Welcome to the zoo v1\`; ${ONLY_REPLIES}`],
  ['logs-to-stdout', RIGHT, `a line that is not JSON: \`debug: hello\`; ${ONLY_REPLIES}`],
  ['logs-json-to-stdout', RIGHT, 'an object that is not a reply: `{"level":"info","message":"hello"}`'],

  ['declines', { kind: 'declined', reason: 'no traps in this program' }],
  ['no-such-method', { kind: 'declined', reason: 'Method not found' }],
  ['error-reply', crashed('answered with error -32000: division by zero\\u{a}\\u{1b}[31mred')],
  ['refuses-params', crashed('answered with error -32602: no such system; to decline a request, answer with error -32001')],
  ['backwards', RIGHT],
  ['reads-slowly', RIGHT],
];

describe.concurrent('the zoo: only the trap harms, and only itself', () => {
  const rows = ZOO.map(([behaviour, atTrap, ...complaints]) => ({ behaviour, atTrap, complaints }));
  test.each(rows)('$behaviour', async ({ behaviour, atTrap, complaints }) => {
    const asked = await askZoo(behaviour, SYSTEMS, timeoutFor([JSON.stringify(atTrap), ...complaints].join()));
    expect(asked.replies.map(inShort)).toEqual(SYSTEMS.map((system) => (system === 'trap' ? atTrap : RIGHT)));
    expect(asked.complaints).toEqual(complaints);
  });
});

/** What keeps an engine from being run at all. */
const NOT_RUN: readonly (readonly [string, string])[] = [
  ['never-reads', 'no answer to `hello`: wrote nothing for 1 s'],
  ['hello-list', '`hello`: the result is a list, expected an object'],
  ['hello-other-protocol', '`hello`: `protocol` is `2`, expected `1`'],
  ['hello-without-steps', [
    '`hello`: `steps` is missing, expected a list',
    '`version` is `1`, expected text',
  ].join('; ')],
  ['hello-unknown-words', [
    `\`hello\`: \`answers[1]\` is \`"moves"\`, expected one of ${listed(ACTION_TYPES)} (did you mean \`move\`?)`,
    `\`steps[0]\` is \`"combat"\`, expected one of ${listed(STEPS)}`,
    `\`features[0]\` is \`"planet"\`, expected one of ${listed(FEATURES)} (did you mean \`planets\`?)`,
  ].join('; ')],
  ['hello-refused', '`hello`: answered with error -32602: unknown edition'],
  ['hello-not-known', 'declined `hello`: Method not found'],
  ['hello-not-json', `no answer to \`hello\`: no reply, only a line that is not JSON: \`hello!\`; ${ONLY_REPLIES}`],
  ['hello-crash', `no answer to \`hello\`: exited with code 1 ${BEFORE_THE_END}; on stderr: ModuleNotFoundError: No module named 'rules'`],
  ['usage', `no answer to \`hello\`: exited with code 2 ${BEFORE_THE_END}; before that, ${notJson('usage: zoo FILE')}`],
];

const START_TIMEOUTS: ReadonlyMap<string, ProcessOptions> = new Map([
  ['never-reads', { startTimeout: 1000 }],
  ['hello-not-json', { startTimeout: 4000 }],
]);

describe.concurrent('without a sound answer to hello the engine is not run', () => {
  test.each(NOT_RUN)('%s', async (behaviour, message) => {
    expect(await openZoo(behaviour, START_TIMEOUTS.get(behaviour) ?? {})).toEqual({ kind: 'not-run', message });
  });

  test('a program that is not there', async () => {
    const opened = await processSource('gone', { file: '/no/such/engine', args: [] }).open(OPEN);
    expect(opened).toEqual({ kind: 'not-run', message: 'no answer to `hello`: could not start: no such program' });
  });
});

describe.concurrent('failures of the whole engine', () => {
  test('an engine that hangs at one request and crashes at another fails only these two', async () => {
    const systems = [...SYSTEMS, 'H', 'trapdoor', 'I', 'J'];
    const { replies, complaints } = await askZoo('hangs-and-crashes', systems);
    const wrong = { trap: hung('wrote nothing for 0.3 s'), trapdoor: crashed(`exited with code 7 ${BEFORE_THE_END}`) };
    expect(replies.map(inShort)).toEqual(systems.map((system) => own<Reply>(wrong, system) ?? RIGHT));
    expect(complaints).toEqual([]);
  });

  test('the number of processes makes no difference', async () => {
    const systems = Array.from({ length: 40 }, (_, at) => (at === 17 ? 'trap' : at === 30 ? 'trapdoor' : `S${at}`));
    const one = await askZoo('hangs-and-crashes', systems, { jobs: 1, window: 4 });
    const three = await askZoo('hangs-and-crashes', systems, { jobs: 3, window: 4 });
    expect(three).toEqual(one);
    expect(await askZoo('answers-twice', systems, { jobs: 3, ...PATIENT })).toEqual(await askZoo('answers-twice', systems, PATIENT));
  });

  test('an engine that crashes only with several requests open is not sound', async () => {
    const { replies, complaints } = await askZoo('crashes-in-company', SYSTEMS, PATIENT);
    expect(replies).toEqual(SYSTEMS.map(() => RIGHT));
    expect(complaints).toEqual([`exited with code 9 ${BEFORE_THE_END}, ${IN_COMPANY}`]);
  });

  test('a reply to nothing is a complaint', async () => {
    const subject = await openZoo('answers-nothing-asked', PATIENT);
    if ('kind' in subject) throw new Error(subject.message);
    expect(await subject.ask(checkOf('trap'))).toEqual(RIGHT);
    expect(await subject.ask(checkOf('A'))).toEqual(RIGHT);
    const line = '{"jsonrpc":"2.0","id":77777,"result":{}}';
    expect(subject.complaints?.()).toEqual([`a reply to a request that was not sent: \`${line}\`; copy the id from the request`]);
    await subject.close();
  });

  test('an engine that always crashes is given up', async () => {
    const checks = Array.from({ length: 12 }, (_, at) => checkOf(`S${at}`));
    const { replies } = await askAll(openZoo('always-crashes', PATIENT), [...checks, advanceTo('invasion'), advanceTo('invasion'), checkOf('A')]);
    const last = `exited with code 4 ${BEFORE_THE_END}`;
    expect(replies.map(inShort)).toEqual([
      ...Array.from({ length: 8 }, () => crashed(last)),
      ...Array.from({ length: 4 }, () => crashed(`gave up on \`check\` after 8 failures in a row, the last: ${last}`)),
      crashed(last),
      crashed(`gave up after 9 failures in a row, the last: ${last}`),
      crashed(`gave up on \`check\` after 8 failures in a row, the last: ${last}`),
    ]);
  });

  const mixed = (count: number): readonly Request[] => Array.from({ length: count }, (_, at) => (at % 3 === 0 ? advanceTo('production') : checkOf(`S${at}`)));
  const FLAWED: readonly (readonly [string, Reply['kind'], string, ProcessOptions])[] = [
    ['crashes-in-advance', 'crashed', `exited with code 6 ${BEFORE_THE_END}`, PATIENT],
    ['hangs-in-advance', 'hung', 'wrote nothing for 0.3 s', {}],
  ];

  test.each(FLAWED.flatMap((row) => [1, 2, 4].map((jobs) => [...row, jobs] as const)))('one that %s (%s) fails just there, by %s, %j, %i processes', async (behaviour, kind, last, options, jobs) => {
    const requests = mixed(90);
    const { replies, complaints } = await askAll(openZoo(behaviour, { jobs, ...options }), requests);
    expect(replies.map((reply) => reply.kind)).toEqual(requests.map(({ action }) => (action.type === 'check' ? 'answered' : kind)));
    const said = replies.map(inShort).flatMap((reply) => ('message' in reply ? [reply.message] : []));
    const own = said.filter((message) => message === last);
    expect(said.filter((message) => message !== last).every((message) => /^gave up on `advance` after (8|9|10|11) failures in a row, the last: /.test(message))).toBe(true);
    expect(own.length).toBeGreaterThan(7);
    expect(own.length).toBeLessThan(8 + jobs);
    expect(complaints).toEqual([]);
  });

  test('an action that was answered or declined before it failed is never given up', async () => {
    const bad = Array.from({ length: 12 }, () => advanceTo('production'));
    const { replies } = await askAll(openZoo('crashes-in-an-advance', PATIENT), [advanceTo('invasion'), ...bad]);
    expect(replies.map(inShort)).toEqual([{ kind: 'declined', reason: 'no invasions' }, ...bad.map(() => crashed(`exited with code 6 ${BEFORE_THE_END}`))]);
  });

  test("an engine that can't be restarted is given up", async () => {
    const mark = join(mkdtempSync(join(tmpdir(), 'zoo-')), 'started');
    const { replies } = await askAll(openZoo('starts-once', PATIENT, mark), [checkOf('A'), checkOf('trap'), checkOf('B')]);
    const why = `gave up after 8 failures in a row, the last: no answer to \`hello\`: exited with code 8 ${BEFORE_THE_END}`;
    expect(replies.map(inShort)).toEqual([RIGHT, crashed(why), crashed(why)]);
    rmSync(dirname(mark), { recursive: true });
  });

  test('it is never given up if the limit is infinite', async () => {
    const { replies } = await askZoo('always-crashes', Array.from({ length: 12 }, (_, at) => `S${at}`), { mostInARow: Number.POSITIVE_INFINITY, ...PATIENT });
    expect(replies.map(inShort)).toEqual(Array.from({ length: 12 }, () => crashed(`exited with code 4 ${BEFORE_THE_END}`)));
  });

  test('an engine that exits after each answer is asked everything, and is not sound', async () => {
    const systems = Array.from({ length: 20 }, (_, at) => `S${at}`);
    const { replies, complaints } = await askZoo('exits-after-each', systems, PATIENT);
    expect(replies).toEqual(systems.map(() => RIGHT));
    expect(complaints).toEqual([expect.stringMatching(/^exited with code 0 before /)]);
  });

  test('an engine that answers hello differently after a crash', async () => {
    const { complaints } = await askZoo('hello-changes', SYSTEMS, PATIENT);
    expect(complaints).toEqual(['answers `hello` differently when it is started again']);
  });

  test('an engine that answers hello differently in each of its processes', async () => {
    const { replies, complaints } = await askZoo('hello-changes', ['A', 'B'], { ...PATIENT, jobs: 2 });
    expect([replies, complaints]).toEqual([[RIGHT, RIGHT], ['answers `hello` differently when it is started again']]);
  });

  test('the last lines of its log come with the failure', async () => {
    const [first, flooded] = [await askZoo('exits-with-1', ['trap'], PATIENT), await askZoo('floods-stderr', ['trap'], PATIENT)];
    expect(first.replies).toEqual([{ ...crashed(`exited with code 1 ${BEFORE_THE_END}`), stderr: ['something broke', 'Error: cannot count'] }]);
    const lines = Array.from({ length: 20 }, (_, at) => `line ${19_981 + at}`);
    expect(flooded.replies).toEqual([{ ...crashed(`exited with code 1 ${BEFORE_THE_END}`), stderr: lines }]);
  });

  test.each(['drips', 'chatters'])('one that %s and never answers', async (behaviour) => {
    const { replies } = await askZoo(behaviour, ['trap'], { timeout: 100 });
    const chatter = behaviour === 'drips' ? '' : `; before that, a line that is not JSON: \`still thinking\`; ${ONLY_REPLIES}`;
    expect(replies.map(inShort)).toEqual([hung(`wrote for 0.5 s without answering${chatter}`)]);
  });

  test.each(['reads-slowly', 'backwards'])('thousands of requests at once to one that %s', async (behaviour) => {
    const systems = Array.from({ length: 4000 }, (_, at) => `a system with a long name ${'x'.repeat(at % 500)} ${at}`);
    const { replies, complaints } = await askZoo(behaviour, systems, { window: 500, ...PATIENT });
    expect(replies.filter((reply) => !isDeepStrictEqual(reply, RIGHT))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('requests after the end are answered too', async () => {
    const subject = await openZoo('right');
    if ('kind' in subject) throw new Error(subject.message);
    await subject.close();
    expect(await subject.ask(checkOf('A'))).toEqual(crashed('was closed before it answered'));
  });

  test('the exchange can be traced', async () => {
    const lines: string[] = [];
    await askZoo('declines', ['trap'], { ...PATIENT, trace: (direction, line) => lines.push(`${direction} ${line}`) });
    expect(lines.map((line) => line.slice(0, 50))).toEqual([
      '> {"jsonrpc":"2.0","id":1,"method":"hello","params',
      '< {"jsonrpc":"2.0","id":1,"result":{"protocol":1,"',
      '> {"jsonrpc":"2.0","id":2,"method":"check","params',
      '< {"jsonrpc":"2.0","id":2,"error":{"code":-32001,"',
    ]);
  });
});

describe.runIf(existsSync('/proc/self/environ'))('no process is left', () => {
  test('all engines that were started before end too', async () => {
    for (let tries = 0; tries < 40 && marked().length > 0; tries += 1) await pause(100);
    expect(marked()).toEqual([]);
  });
});

/** The processes that have our mark, but for ourselves. */
const marked = (): readonly string[] => readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid).flatMap((pid) => {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(MARK) ? [readFileSync(`/proc/${pid}/cmdline`, 'latin1')] : [];
  } catch {
    return []; // ended meanwhile
  }
});

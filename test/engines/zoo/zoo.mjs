#!/usr/bin/env node
/**
 * `zoo.mjs BEHAVIOUR [FILE]`: engines that answer `check` by the article, and are wrong in one way each. Most go wrong only where they
 * are asked about the system `trap`.
 */
import { spawn } from 'node:child_process';
import { closeSync, existsSync, writeFileSync, writeSync } from 'node:fs';
import { createInterface } from 'node:readline';

const behaviour = process.argv[2];

const LIMITED = ['fighter', 'infantry', 'mech'];

/** R2 and R3 in one space area. */
const check = ({ position, action: { player, system } }) => {
  const units = Object.entries(position.systems[system]?.space?.[player] ?? {});
  const capacityOf = position.players[player]?.capacity ?? {};
  const capacity = units.reduce((sum, [unit, count]) => sum + count * (capacityOf[unit] ?? 0), 0);
  const counted = units.reduce((sum, [unit, count]) => sum + (LIMITED.includes(unit) ? count : 0), 0);
  return { capacity, counted, excess: Math.max(0, counted - capacity) };
};

const HELLO = {
  protocol: 1, name: 'zoo', version: '1', language: 'javascript', answers: ['check', 'advance'], steps: [], features: ['stated-capacity'],
};

const write = (text) => writeSync(1, text); // at once, however the process ends
const send = (message) => write(`${JSON.stringify(message)}\n`);
const reply = (id, result) => send({ jsonrpc: '2.0', id, result });
const fail = (id, code, message) => send({ jsonrpc: '2.0', id, error: { code, message } });
const log = (text) => writeSync(2, `${text}\n`);

const sleep = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
const hang = () => sleep(1e9); // as a loop does, and leaves the machine to others
const child = (code) => spawn(process.execPath, ['-e', code], { stdio: 'ignore' });
const forever = () => child('setInterval(() => 0, 1000)');

const rightly = ({ id, method, params }) => {
  if (method === 'hello') reply(id, HELLO);
  else if (method === 'check') reply(id, check(params));
  else fail(id, -32601, 'only hello and check');
};

/** Right everywhere but at the trap. */
const trap = (wrongly) => (request) => (request.params.action?.system === 'trap' ? wrongly(request) : rightly(request));

/** Right everywhere but at an advance. */
const advance = (wrongly) => (request) => (request.method === 'advance' ? wrongly(request) : rightly(request));

/** Right everywhere, but for what it says of itself. */
const hello = (answer) => (request) => (request.method === 'hello' ? answer(request) : rightly(request));

const state = { asked: 0, waiting: [], left: undefined };

const BEHAVIOURS = {
  right: rightly,

  // its end
  'exits-with-1': trap(() => {
    log('something broke');
    log('Error: cannot count');
    process.exit(1);
  }),
  'exits-with-0': trap(() => process.exit(0)),
  'answers-and-exits': trap((request) => {
    rightly(request);
    process.exit(0);
  }),
  'exits-after-each': (request) => {
    rightly(request);
    if (request.method !== 'hello') process.exit(0);
  },
  'dies-of-a-signal': trap(() => {
    process.kill(process.pid, 'SIGSEGV');
    hang();
  }),
  'closes-stdout': trap(() => {
    closeSync(1);
    state.left = setInterval(() => 0, 1000);
  }),
  'always-crashes': ({ id, method }) => (method === 'hello' ? reply(id, HELLO) : process.exit(4)),
  'crashes-in-advance': advance(() => process.exit(6)),
  'crashes-in-an-advance': advance((request) => (request.params.action.to === 'invasion' ? fail(request.id, -32001, 'no invasions') : process.exit(6))),
  'hangs-in-advance': advance(hang),
  'starts-once': ({ id, method, params }) => {
    const [, , , mark] = process.argv;
    if (method === 'hello' && existsSync(mark)) process.exit(8);
    writeFileSync(mark, '');
    trap(() => process.exit(1))({ id, method, params });
  },
  'crashes-in-company': (request) => {
    state.asked += request.method === 'check' ? 1 : 0;
    if (state.asked > 3) process.exit(9);
    rightly(request);
  },
  'leaves-children': trap(() => {
    forever();
    forever();
    process.exit(0);
  }),

  // its silence
  hangs: trap(hang),
  'hangs-and-crashes': (request) => {
    const system = request.params.action?.system;
    if (system === 'trap') hang();
    if (system === 'trapdoor') process.exit(7);
    rightly(request);
  },
  'hangs-with-children': trap(() => {
    process.on('SIGTERM', () => 0);
    forever();
    child('process.on("SIGTERM", () => 0); setInterval(() => 0, 1000)');
    log(`children of ${process.pid}`);
    state.left = setInterval(() => 0, 1000);
  }),
  'ignores-sigterm': trap(() => {
    process.on('SIGTERM', () => log('no'));
    state.left = setInterval(() => 0, 1000);
  }),
  'ignores-the-end': (request) => {
    state.left ??= setInterval(() => 0, 1000);
    process.on('SIGTERM', () => 0);
    rightly(request);
  },
  'never-reads': undefined,
  'forgets-the-line-break': trap(({ id, params }) => write(JSON.stringify({ jsonrpc: '2.0', id, result: check(params) }))),
  'ends-no-line': trap(({ id, params }) => {
    write(JSON.stringify({ jsonrpc: '2.0', id, result: check(params) }));
    hang();
  }),
  drips: trap(() => {
    for (;;) {
      write('.');
      sleep(20);
    }
  }),
  chatters: trap(() => {
    for (;;) {
      write('still thinking\n');
      sleep(20);
    }
  }),
  'answers-later': (request) => setTimeout(() => rightly(request), request.params.action?.system === 'trap' ? 150 : 1),

  // its lines
  'plain-text': trap(() => write('illegal\n')),
  'cut-short': trap(({ id }) => write(`{"jsonrpc":"2.0","id":${id},"result":{"capac\n`)),
  'cut-shorter': trap(() => write('{"jsonrpc":"2.0",\n')),
  'not-a-number': trap(({ id }) => write(`{"jsonrpc":"2.0","id":${id},"result":{"capacity":NaN}}\n`)),
  'python-dictionary': trap(({ id }) => write(`{'jsonrpc': '2.0', 'id': ${id}, 'result': {'capacity': None}}\n`)),
  'pretty-printed': trap(({ id, params }) => write(`${JSON.stringify({ jsonrpc: '2.0', id, result: check(params) }, null, 2)}\n`)),
  'not-utf-8': trap(({ id }) => writeSync(1, Buffer.from(`{"jsonrpc":"2.0","id":${id},"result":"caf\xe9"}\n`, 'latin1'))),
  list: trap(({ id, params }) => send([{ jsonrpc: '2.0', id, result: check(params) }])),
  'escape-sequences': trap(({ id }) => write(`\u001b[2J\u001b]0;owned\u0007{"id":${id}}\u202e\n`)),
  'too-long': trap(() => write('x'.repeat(300_000))),
  'too-long-with-id': trap(({ id }) => write(`{"jsonrpc":"2.0","id":${id},"result":"${'x'.repeat(300_000)}`)),
  huge: trap(({ id, params }) => reply(id, { ...check(params), note: 'x'.repeat(150_000) })),
  'blank-lines-and-returns': ({ id, method, params }) => {
    const result = method === 'hello' ? HELLO : check(params);
    write(`\n\r\n${JSON.stringify({ jsonrpc: '2.0', id, result })}\r\n  \n`);
  },
  'proto-keys': trap(({ id }) => {
    const error = '{"error":{"code":1,"message":"x"}}';
    write(`{"jsonrpc":"2.0","id":${id},"__proto__":${error},"result":{"__proto__":{"polluted":true},"capacity":4}}\n`);
  }),
  deep: trap(({ id }) => write(`{"jsonrpc":"2.0","id":${id},"result":${'['.repeat(9000)}${']'.repeat(9000)}}\n`)),
  'deep-in-its-id': trap(({ params }) => write(`{"jsonrpc":"2.0","id":${'['.repeat(9000)}${']'.repeat(9000)},"result":${JSON.stringify(check(params))}}\n`)),

  // its envelopes
  'no-id': trap(({ params }) => send({ jsonrpc: '2.0', result: check(params) })),
  'wrong-id': trap(({ params }) => reply(99_999, check(params))),
  'id-as-text': trap(({ id, params }) => reply(String(id), check(params))),
  'no-version': trap(({ id, params }) => send({ id, result: check(params) })),
  'no-envelope': trap(({ params }) => send(check(params))),
  both: trap(({ id, params }) => send({ jsonrpc: '2.0', id, result: check(params), error: null })),
  neither: trap(({ id }) => send({ jsonrpc: '2.0', id })),
  'bad-error': trap(({ id }) => send({ jsonrpc: '2.0', id, error: 'oops' })),
  'two-ids': trap(({ id, params }) => write(`{"jsonrpc":"2.0","id":7,"id":${id},"result":${JSON.stringify(check(params))}}\n`)),
  'two-results': trap(({ id, params }) => write(`{"jsonrpc":"2.0","id":${id},"result":{},"result":${JSON.stringify(check(params))}}\n`)),
  'two-numbers': trap(({ id }) => write(`{"jsonrpc":"2.0","id":${id},"result":{"capacity":4,"counted":6,"excess":0,"excess":2}}\n`)),
  'answers-twice': trap((request) => {
    rightly(request);
    rightly(request);
  }),
  'answers-nothing-asked': trap((request) => {
    rightly(request);
    if (state.asked === 0) reply(77_777, {});
    state.asked += 1;
  }),
  notifies: trap((request) => {
    send({ jsonrpc: '2.0', method: 'log', params: ['thinking'] });
    rightly(request);
  }),

  // its chatter
  banner: (request) => {
    if (request.method === 'hello') write('Welcome to the zoo v1\n');
    rightly(request);
  },
  'logs-to-stdout': (request) => {
    write(`debug: ${request.method}\n`);
    rightly(request);
  },
  'logs-json-to-stdout': (request) => {
    send({ level: 'info', message: request.method });
    rightly(request);
  },
  'floods-stderr': trap(() => {
    for (let page = 0; page < 20; page += 1) log(Array.from({ length: 1000 }, (_, at) => `line ${1000 * page + at + 1}`).join('\n'));
    process.exit(1);
  }),

  // its errors
  'declines-all': ({ id, method }) => (method === 'hello' ? reply(id, HELLO) : fail(id, -32001, 'not today')),
  declines: trap(({ id }) => fail(id, -32001, 'no traps in this program')),
  'no-such-method': trap(({ id }) => fail(id, -32601, 'Method not found')),
  'error-reply': trap(({ id }) => fail(id, -32000, 'division by zero\n\u001b[31mred')),
  'refuses-params': trap(({ id }) => fail(id, -32602, 'no such system')),

  // its pace
  backwards: (request) => {
    if (request.method === 'hello') return rightly(request);
    state.waiting.unshift(request);
    clearTimeout(state.left);
    state.left = setTimeout(() => state.waiting.splice(0).forEach(rightly), 5);
  },
  'reads-slowly': (request) => {
    state.asked += 1;
    if (state.asked % 16 === 0) sleep(3);
    rightly(request);
  },

  // its hello
  'hello-list': hello(({ id }) => reply(id, [HELLO])),
  'hello-other-protocol': hello(({ id }) => reply(id, { ...HELLO, protocol: 2 })),
  'hello-without-steps': hello(({ id }) => reply(id, { ...HELLO, steps: undefined, version: 1 })),
  'hello-unknown-words': hello(({ id }) => reply(id, { ...HELLO, answers: ['check', 'moves'], steps: ['combat'], features: ['planet'] })),
  'hello-refused': hello(({ id }) => fail(id, -32602, 'unknown edition')),
  'hello-not-known': hello(({ id }) => fail(id, -32601, 'Method not found')),
  'hello-not-json': hello(() => write('hello!\n')),
  'hello-changes': ({ id, method, params }) => {
    if (method === 'hello') return reply(id, { ...HELLO, version: String(process.pid) });
    return trap(() => process.exit(1))({ id, method, params });
  },
  'hello-crash': hello(() => {
    log("ModuleNotFoundError: No module named 'rules'");
    process.exit(1);
  }),
  usage: () => {
    write('usage: zoo FILE\n');
    process.exit(2);
  },
};

if (!Object.hasOwn(BEHAVIOURS, behaviour)) throw new Error(`no behaviour ${behaviour}`);
if (behaviour === 'never-reads') setInterval(() => 0, 1000);
else createInterface({ input: process.stdin }).on('line', (line) => BEHAVIOURS[behaviour](JSON.parse(line)));

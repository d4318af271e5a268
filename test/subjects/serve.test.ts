import { PassThrough, Readable, Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/board/index.ts';
import { type EngineOfEdition, type Response, responder, serve, type ServedEngine } from '../../src/subjects/serve.ts';
import { START } from '../runner/samples.ts';

const engine = (name: string): ServedEngine => ({
  hello: { protocol: 1, name, version: '1', language: 'none', answers: ['check'], steps: [], features: [] },
  judge: (_, { type, params }): Answer => {
    if (type === 'check' && params.player === 'bug') throw new Error('oh');
    return { capacity: 4, counted: name.length, excess: 0, because: [] };
  },
});

const engineFor: EngineOfEdition = (edition) => (edition === 'none' ? undefined : engine(edition));

const ask = (method: string, params: unknown, id: unknown = 1) => JSON.stringify({ jsonrpc: '2.0', id, method, params });
const check = (player: string, id: unknown = 1) => ask('check', { position: START, action: { player, system: 'Lodor' } }, id);
const hello = (params: object) => ask('hello', { protocol: 1, suite: '1.0.0', edition: 'old', ...params });
const place = (action: object, position: object = START) => ask('place', { position, action: { player: 'red', system: 'Lodor', on: 'space', units: { fighter: 1 }, ...action } });
const one = (line: string): Response | undefined => responder(engine('current'), engineFor)(line);

describe('requests that are refused', () => {
  const DEEP = `${'['.repeat(9000)}${']'.repeat(9000)}`;
  const TOO_DEEP = 'the request nests too deep, expected at most 100 levels of lists and objects';
  const REFUSED: readonly [line: string, id: unknown, code: number, message: string][] = [
    ['{', null, -32700, 'the line is not JSON'],
    ['[]', null, -32600, 'the request is a list, expected an object'],
    ['7', null, -32600, 'the request is `7`, expected an object'],
    ['{"id":{},"jsonrpc":"2.0","method":"hello"}', null, -32600, '`id` is an object, expected text, a number or `null`'],
    [`{"id":${DEEP},"jsonrpc":"2.0","method":"hello"}`, null, -32600, TOO_DEEP],
    [`{"id":3,"jsonrpc":"2.0","method":"check","params":${DEEP}}`, 3, -32600, TOO_DEEP],
    [DEEP, null, -32600, TOO_DEEP],
    ['{"id":3,"method":"hello"}', 3, -32600, '`jsonrpc` is missing, expected `"2.0"`'],
    ['{"id":"a","jsonrpc":"2.0"}', 'a', -32600, '`method` is missing, expected text'],
    [ask('chekc', {}), 1, -32601, '`method` is `"chekc"`, expected `hello` or an action (did you mean `check`?)'],
    [ask('constructor', {}), 1, -32601, '`method` is `"constructor"`, expected `hello` or an action'],
    [hello({ protocol: 2 }), 1, -32602, '`protocol` is `2`, expected `1`'],
    [hello({ edition: 'none' }), 1, -32602, '`edition` is `"none"`, expected an edition that the rules have'],
    [ask('hello', {}), 1, -32602, '`protocol` is missing, expected a number'],
    [ask('check', undefined), 1, -32602, '`params` is missing, expected an object'],
    [ask('check', []), 1, -32602, '`params` is a list, expected an object'],
    [ask('check', { position: START }), 1, -32602, '`action` is missing, expected an object'],
    [ask('check', { position: {}, action: { player: 'red', system: 'Lodor' } }), 1, -32602, '`position.players` is missing, expected an object'],
    [place({ units: {} }), 1, -32602, '`action.units` is empty, expected at least one entry'],
    [place({ units: { fighter: 0 } }), 1, -32602, '`action.units.fighter` is `0`, expected a whole number of at least 1'],
    [place({ units: { fighter: 1.5 } }), 1, -32602, '`action.units.fighter` is `1.5`, expected a whole number of at least 1'],
    [place({ units: { figther: 1 } }), 1, -32602, 'unknown unit `figther` in `action.units`, expected one of `carrier`, `cruiser`, `destroyer`, `dreadnought`, `flagship`, `war-sun`, `fighter`, `infantry`, `mech`, `pds`, `space-dock` (did you mean `fighter`?)'],
    [place({ on: 7 }), 1, -32602, '`action.on` is `7`, expected text'],
    [place({}, { ...START, step: 'lunch' }), 1, -32602,
      '`position.step` is `"lunch"`, expected one of `move-ships`, `space-cannon-offense`, `space-combat`, `end-of-space-combat`, `invasion`, `production`'],
    [place({}, { ...START, players: { 'a/b': { capacity: { carrier: 'four' } } } }), 1, -32602,
      '`position.players["a/b"].capacity.carrier` is `"four"`, expected a whole number of at least 0 or `null`'],
    [ask('move', { position: START, action: { player: 'red', to: 'Arnor', ships: [] } }), 1, -32602, '`action.ships` is empty, expected at least one entry'],
    [ask('move', { position: START, action: { player: 'red', to: 'Arnor', ships: [{ ship: 'carrier', from: 'Lodor' }] } }), 1, -32602,
      '`action.ships[0].cargo` is missing, expected a list'],
    [check('bug'), 1, -32603, 'the engine failed: Error: oh'],
  ];
  test.each(REFUSED)('%.100s', (line, id, code, message) => {
    expect(one(line)).toEqual({ jsonrpc: '2.0', id, error: { code, message } });
  });
});

describe('requests that are answered', () => {
  test.each([1, 'seven', null, -0.5])('the id %j comes back', (id) => {
    expect(one(check('red', id))).toMatchObject({ id, result: { capacity: 4 } });
  });

  test('a notification gets no reply, even a wrong one', () => {
    const notify = (method: string) => JSON.stringify({ jsonrpc: '2.0', method, params: {} });
    expect([one(notify('check')), one(notify('nonsense'))]).toEqual([undefined, undefined]);
  });

  test('hello selects the edition for later requests, and may be repeated', () => {
    const respond = responder(engine('current'), engineFor);
    expect(respond(check('red'))?.result).toMatchObject({ counted: 'current'.length });
    expect(respond(hello({ edition: 'lrr-1.2!' }))?.result).toMatchObject({ name: 'lrr-1.2!' });
    expect(respond(check('red'))?.result).toMatchObject({ counted: 'lrr-1.2!'.length });
    expect(respond(hello({ edition: 'none' }))?.error?.code).toBe(-32602);
    expect(respond(hello({ edition: 'ab' }))?.result).toMatchObject({ name: 'ab' });
  });

  test('names may be __proto__', () => {
    const position = '{"players":{},"systems":{"__proto__":{"space":{"__proto__":{"fighter":1}}}}}';
    expect(one(`{"jsonrpc":"2.0","id":1,"method":"check","params":{"position":${position},"action":{"player":"__proto__","system":"__proto__"}}}`)).toHaveProperty('result');
  });
});

describe('the loop', () => {
  const served = async (chunks: readonly (string | Buffer)[]): Promise<readonly unknown[]> => {
    const output = new PassThrough();
    await serve(Readable.from(chunks, { objectMode: false }), output, engine('current'), engineFor);
    output.end();
    const text = Buffer.concat(await output.toArray()).toString();
    return text.split('\n').filter((line) => line !== '').map((line) => JSON.parse(line).id);
  };

  test('lines may come in pieces, with CRLF, a byte order mark and blank lines between, the last without an end', async () => {
    const text = `\ufeff${check('red', 1)}\r\n\r\n   \n${check('red', 'zwö')}\n${check('red', 3)}`;
    const pieces = Array.from(Buffer.from(text), (byte) => Buffer.from([byte]));
    expect(await served(pieces)).toEqual([1, 'zwö', 3]);
  });

  test("many lines may come at once, and a bad one doesn't harm the others", async () => {
    expect(await served([`${check('red', 1)}\n{{{\n${check('bug', 2)}\n\u0000\n${check('red', 3)}\n`])).toEqual([1, null, 2, null, 3]);
  });

  test('no input, no output', async () => {
    expect(await served([])).toEqual([]);
  });

  test('a slow reader holds up only the writer', async () => {
    const lines: string[] = [];
    const slow = new Writable({
      highWaterMark: 1,
      write: (chunk, _, done) => { lines.push(String(chunk)); setImmediate(done); },
    });
    await serve(Readable.from(Array.from({ length: 50 }, (_, id) => `${check('red', id)}\n`)), slow, engine('current'), engineFor);
    expect(lines).toHaveLength(50);
  });

  test('it ends when the reader goes away', async () => {
    const gone = new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error('gone'), { code: 'EPIPE' })) });
    const endless = async function* () { for (let id = 0; ; id++) yield `${check('red', id)}\n`; };
    await serve(Readable.from(endless()), gone, engine('current'), engineFor);
    expect(gone.destroyed).toBe(true);
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTION_TYPES } from '../../src/board/index.ts';
import { suiteClaim } from '../../src/cli/commands/prove.ts';
import { policiesFor } from '../../src/engine/index.ts';
import { referenceEngine } from '../../src/subjects/reference.ts';
import { responder } from '../../src/subjects/serve.ts';
import { actions, positions } from './positions.ts';

const { article, catalogue, cases } = suiteClaim();
const engine = referenceEngine({ article, catalogue: () => catalogue }, { edition: 'current', suite: '1.0.0', policiesFor });
if (engine === undefined) throw new Error('no engine');
const respond = responder(engine, () => engine);

const KNOWN_ERRORS = [-32700, -32600, -32601, -32602];

const line = (method: unknown, params: unknown): string => JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

/** Well-formed requests in which something is replaced by anything. */
const spoilt = fc.tuple(positions, actions, fc.jsonValue(), fc.integer({ min: 0, max: 400 })).map(([position, action, junk, at]) => {
  let left = at;
  const text = JSON.stringify({ position, action: action.params }, (_key, value: unknown) => (left-- === 0 ? junk : value));
  return `{"jsonrpc":"2.0","id":1,"method":"${action.type}","params":${text ?? 'null'}}`;
});

test('well-formed requests are judged', () => {
  fc.assert(fc.property(positions, actions, (position, action) => {
    expect(respond(line(action.type, { position, action: action.params }))?.error).toBeUndefined();
  }), { numRuns: 500 });
});

test('no request, well-formed or not, makes the engine fail', () => {
  const anything = fc.tuple(fc.oneof(fc.constantFrom(...ACTION_TYPES), fc.string()), fc.jsonValue()).map(([method, params]) => line(method, params));
  fc.assert(fc.property(fc.oneof(spoilt, anything, fc.json(), fc.string()), (text) => {
    const code = respond(text)?.error?.code;
    expect(code === undefined || KNOWN_ERRORS.includes(code)).toBe(true);
  }), { numRuns: 3000 });
});

test('every clause that an answer cites has a misreading, but for the clauses of the example', () => {
  const cited = new Set(cases.flatMap((one) => one.steps).map(({ position, action }) => engine.judge(position, action)).flatMap(({ because }) => because));
  const misread = new Set(article.rulings.flatMap(({ clause, misreadings }) => misreadings.flatMap(({ clauses = [clause] }) => clauses)));
  expect([...cited].filter((clause) => !misread.has(clause))).toEqual([]);
  expect([...cited].sort()).toEqual(['N1', 'N2', 'N3', 'N4', 'R0', 'R1', 'R2', 'R3', 'R3.1', 'R3.2', 'R3.3', 'R4']);
});

test('a request that the engine could only answer wrongly is refused', () => {
  const check = (position: object) => respond(line('check', { position, action: { player: 'red', system: 'Lodor' } }));
  const board = (facts: object, units: object) => ({ players: { red: facts }, systems: { Lodor: { space: { red: units } } } });
  expect([
    check(board({ capacity: { carrier: 1e308 } }, { carrier: 2 })),
    check(board({ capacity: { carrier: 4 } }, { carrier: 1_000_001 })),
    check(board({ faction: 'nobody' }, { carrier: 1 })),
    check(board({ upgrades: ['carrier'] }, { carrier: 1 })),
    respond(line('place', {
      position: board({}, {}), action: { player: 'red', system: 'Lodor', on: 'space', units: { fighter: 1e9 } },
    })),
  ].map((response) => response?.error)).toEqual([
    { code: -32602, message: '`position.players.red.capacity.carrier` is `1e+308`, expected at most 1000000' },
    { code: -32602, message: '`position.systems.Lodor.space.red.carrier` is `1000001`, expected at most 1000000' },
    { code: -32602, message: expect.stringMatching(/^unknown faction `nobody`, expected /) },
    { code: -32602, message: expect.stringMatching(/`carrier`.*expected the id of a unit upgrade card/) },
    { code: -32602, message: '`action.units.fighter` is `1000000000`, expected at most 1000000' },
  ]);
  expect(check(board({ faction: 'arborec', capacity: { carrier: 1_000_000 } }, { carrier: 1_000_000 }))?.result).toMatchObject({ capacity: 1e12 });
});

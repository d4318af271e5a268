// Each system's name chooses what the engine throws or returns. Shared by the tests of both ways to run a module.
const loop = { excess: 0 };
loop.self = loop;
const thrower = () => {
  throw new Error('inside');
};
const hostileProxy = new Proxy(Object.create(null), { get: thrower, getPrototypeOf: thrower, ownKeys: thrower, has: thrower, getOwnPropertyDescriptor: thrower });
const declined = (message) => Object.assign(new Error('x'), { name: 'Declined', message });

/** Every hostile thing, by name. */
export const HOSTILE = {
  'throws an object without a prototype': () => { throw Object.create(null); },
  'throws an object whose toString throws': () => { throw { toString: thrower }; },
  'throws an object whose toString is no function': () => { throw { toString: 7, valueOf: 7 }; },
  'throws an error with throwing getters': () => {
    throw Object.create(Error.prototype, { name: { get: thrower }, message: { get: thrower }, stack: { get: thrower } });
  },
  'throws an error whose stack is a number': () => { throw Object.assign(new Error('odd stack'), { stack: 7 }); },
  'throws a hostile proxy': () => { throw hostileProxy; },
  'throws a proxy of an error': () => { throw new Proxy(new Error('x'), { get: thrower, ownKeys: thrower }); },
  'throws nothing': () => { throw undefined; },
  'throws a symbol': () => { throw Symbol('s'); },
  'throws a very long text': () => { throw new Error('x'.repeat(1_000_000)); },
  'rejects with an object without a prototype': () => Promise.reject(Object.create(null)),
  'returns a thenable that throws': () => ({ get then() { throw Object.create(null); } }),
  'declines with a symbol': () => { throw declined(Symbol('s')); },
  'declines with an object': () => { throw declined({ why: 1 }); },
  'declines without a word': () => { throw declined(''); },
  'declines with a throwing message': () => { throw Object.defineProperty(declined('x'), 'message', { get: thrower }); },
  'returns nothing': () => undefined,
  'returns a symbol': () => Symbol('s'),
  'returns a function': () => thrower,
  'returns a bigint': () => 7n,
  'returns a bigint inside': () => ({ excess: 7n }),
  'returns a cycle': () => loop,
  'returns a hostile proxy': () => hostileProxy,
  'returns an object whose toJSON throws': () => ({ toJSON: () => { throw Object.create(null); } }),
  'returns an object whose toJSON returns nothing': () => ({ toJSON: () => undefined }),
  'returns NaN': () => NaN,
  'returns null': () => null,
  'returns text': () => 'legal',
  'returns what nests too deeply': () => JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`),
  'returns what is too long': () => ({ excess: 0, note: 'x'.repeat(8_000_000) }),
};

export default {
  name: 'hostile', version: '1', steps: [], features: [],
  check: (_, { system }) => (system === 'A' ? { excess: 0 } : HOSTILE[system]()),
};

import { expect, test } from 'vitest';
import { repeatedKey } from '../../src/source/repeated-key.ts';

const found = (json: string): string | undefined => repeatedKey(json, JSON.parse(json));

test.each([
  ['{"id":1,"id":2}', 'id'],
  ['{"id":1,"result":{"a":1},"result":{"a":1}}', 'result'],
  ['{"id" : 1 , "id"\t:\n1}', 'id'],
  ['{"a" :1,"b":1,"b":2}', 'b'],
  [String.raw`{"id":1,"\u0069d":2}`, 'id'],
  ['{"a":[{"b":1},{"c":{"d":1,"e":2,"d":3}}]}', 'd'],
  ['{"":1,"":2}', ''],
  ['{"__proto__":1,"__proto__":2}', '__proto__'],
  [String.raw`{"a\"":1,"a\"":1}`, 'a"'],
  [String.raw`{"note":"\"x\": 1","a":1,"a":2}`, 'a'],
])('%s has a key twice', (json, key) => {
  expect(found(json)).toBe(key);
});

test.each([
  '{}', '[]', '7', '"a\\":"', '{"a":{"a":{"a":1}}}', '[{"a":1},{"a":1}]', '{"a":"a","b":"a"}', '{"a":1,"A":2}', '{"__proto__":{"__proto__":1}}',
  String.raw`{"a":"\"b\":","b":"{\"b\":1,\"b\":2}"}`, String.raw`{"a\\":1,"a":2}`, '{"constructor":1,"toString":2}',
])('%s has no key twice', (json) => {
  expect(found(json)).toBeUndefined();
});

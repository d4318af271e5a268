import { expect, test } from 'vitest';
import { DEEPEST, isTooDeep } from '../../src/source/depth.ts';

const lists = (depth: number, within = ''): string => `${'['.repeat(depth)}${within}${']'.repeat(depth)}`;
const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

test.each([
  [lists(DEEPEST), false],
  [lists(DEEPEST + 1), true],
  [objects(DEEPEST), false],
  [objects(DEEPEST + 1), true],
  [`{"a":${lists(DEEPEST - 1)},"b":${lists(DEEPEST - 1)}}`, false],
  [`{"a":${objects(DEEPEST)}}`, true],
  [JSON.stringify('['.repeat(200)), false],
  [JSON.stringify({ ['{"'.repeat(200)]: `\\${'"['.repeat(200)}` }), false],
  [lists(DEEPEST, '"a\\\\"'), false],
  [`["\\\\",${lists(DEEPEST)}]`, true],
  ['', false],
])('%s', (json, tooDeep) => {
  expect(isTooDeep(json)).toBe(tooDeep);
});

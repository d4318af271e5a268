import { expect, test } from 'vitest';
import { inShard, shardOf } from '../../src/runner/shard.ts';
import { makeCase } from './samples.ts';

const CASES = Array.from({ length: 300 }, (_, at) => makeCase(`R3-${String(at + 1).padStart(2, '0')}`, 'R3'));

test('every case is in exactly one shard, and the shards are about equal', () => {
  const shards = [1, 2, 3].map((index) => inShard(CASES, { index, of: 3 }));
  expect(shards.flat().map(({ id }) => id).sort()).toEqual(CASES.map(({ id }) => id).sort());
  expect(Math.max(...shards.map(({ length }) => length))).toBeLessThan(130);
});

test('a case is always in the same shard, so reports of different days can be merged', () => {
  expect(['R0-01', 'R1-02', 'R3.1-10', 'N4.6-15'].map((id) => shardOf(id, 3))).toEqual([3, 2, 3, 2]);
});

test('one shard is everything', () => {
  expect(inShard(CASES, { index: 1, of: 1 })).toEqual(CASES);
});

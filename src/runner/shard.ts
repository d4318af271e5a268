import type { Case } from '../cases/case.ts';
import type { Shard } from './report.ts';

/** The cases of one shard of a run. A case is always in the same shard. */
export const inShard = (cases: readonly Case[], { index, of }: Shard): readonly Case[] =>
  cases.filter(({ id }) => shardOf(id, of) === index);

/** The shard, from 1 to `of`, that a case belongs to, by a hash of its id (FNV-1a, 32 bits). */
export const shardOf = (id: string, of: number): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (mixed(hash) % of) + 1;
};

/** Spreads the differences between ids, which are in their last characters, over all bits. */
const mixed = (hash: number): number => {
  const folded = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (folded ^ (folded >>> 13)) >>> 0;
};

import type { Case } from '../cases/case.ts';
import type { Shard } from './report.ts';

/** The cases of one part of a divided run; each case is in the same part wherever and whenever it is asked. */
export const inShard = (cases: readonly Case[], { index, of }: Shard): readonly Case[] => cases.filter(({ id }) => shardOf(id, of) === index);

/** The part of `of`, from 1, to which a case belongs: by a hash of its id (FNV-1a, 32 bits). */
export const shardOf = (id: string, of: number): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(id)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (mixed(hash) % of) + 1;
};

/** Ids differ in their last characters, of which the hash alone would show too little in its last bits. */
const mixed = (hash: number): number => {
  const folded = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (folded ^ (folded >>> 13)) >>> 0;
};

import type { Scope } from './types.ts';
import { type Tally, Tallying } from './tally.ts';
import { type Judge, walk } from './walk.ts';

/** One share out of several that together are the whole: `index` from 0. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** Whether a position, by its number, belongs to a share. */
export const isIn = ({ index, of }: Shard, at: number): boolean => at % of === index;

export const WHOLE: Shard = { index: 0, of: 1 };

/** What a scope comes to, in all and under each name that `division` gives. */
export interface Counted {
  readonly total: Tally;
  readonly parts: ReadonlyMap<string, Tally>;
}

/** Judges all of a scope; counts in all and part by part. */
export const countScope = (scope: Scope, judge: Judge, shard: Shard = WHOLE): Counted => {
  const parts = new Map<string, Tallying>(scope.parts.map(({ name }) => [name, new Tallying()]));
  for (const { part, at, judgements } of walk(scope, judge)) {
    const tallying = parts.get(part.name);
    if (tallying === undefined || !isIn(shard, at)) continue;
    tallying.position();
    for (const { answer, text } of judgements()) tallying.judgement(answer, text);
  }
  const total = new Tallying();
  for (const tallying of parts.values()) total.add(tallying.tally());
  return { total: total.tally(), parts: new Map([...parts].map(([name, tallying]) => [name, tallying.tally()])) };
};

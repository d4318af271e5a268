import { type Action, ACTION_TYPES, type ActionType, type Judge, type Position, STEPS } from '../../board/index.ts';
import { digestOf, type Tally, Tallying } from './tally.ts';
import type { Scope, ScopePart } from './types.ts';
import { walk } from './walk.ts';

/** One share out of several that together are the whole: `index` from 0. */
export interface PositionShard {
  readonly index: number;
  readonly of: number;
}

/** Whether a position, by its number, belongs to a share. */
export const isIn = ({ index, of }: PositionShard, at: number): boolean => at % of === index;

export const WHOLE: PositionShard = { index: 0, of: 1 };

/** The counts of a scope, in total and divided. */
export interface Counted {
  readonly total: Tally;
  /** In the order of the scope's parts, of steps and of actions. */
  readonly parts: ReadonlyMap<string, Tally>;
}

/** The name of the division to which a judgement belongs; without an action, that of the position, if a position has one. */
export type Division = (part: ScopePart, position: Position, action?: Action) => string | undefined;

export const byPart: Division = ({ name }) => name;

/** By the part, then the step, then the type of the action. */
export const divided: Division = ({ name }, { step = NO_STEP }, action) =>
  (action === undefined ? undefined : divisionOf(name, step, action.type));

const NO_STEP = 'no step';

const divisionOf = (part: string, step: string, type: ActionType): string => `${part}: ${step}: ${type}`;

/** All names that divisions can have, in order. */
const namesIn = ({ parts }: Scope): readonly string[] => parts.flatMap(({ name }) =>
  [name, ...[NO_STEP, ...STEPS].flatMap((step) => ACTION_TYPES.map((type) => divisionOf(name, step, type)))]);

/** Judges all of a scope, or a share of it; counts in all and by division. */
export const countScope = (scope: Scope, judge: Judge, division: Division = byPart, shard: PositionShard = WHOLE): Counted => {
  const total = new Tallying();
  const parts = new Map<string, Tallying>();
  const tallyingOf = (name: string): Tallying => {
    const tallying = parts.get(name) ?? new Tallying();
    parts.set(name, tallying);
    return tallying;
  };
  for (const { part, at, position, judgements } of walk(scope, judge)) {
    if (!isIn(shard, at)) continue;
    const met = new Set<Tallying>([total]);
    const meet = (name: string | undefined): void => { if (name !== undefined) met.add(tallyingOf(name)); };
    meet(division(part, position));
    for (const { action, answer, text } of judgements()) {
      const name = division(part, position, action);
      meet(name);
      const digest = digestOf(text);
      total.judgement(answer, digest);
      if (name !== undefined) tallyingOf(name).judgement(answer, digest);
    }
    for (const tallying of met) tallying.position();
  }
  const tallies = namesIn(scope).flatMap((name): (readonly [string, Tally])[] => {
    const tallying = parts.get(name);
    return tallying === undefined ? [] : [[name, tallying.tally()]];
  });
  return { total: total.tally(), parts: new Map(tallies) };
};

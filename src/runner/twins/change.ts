import {
  type Change, changedAction, changedDebt, changedPosition, type Named, type Owed, type PlayerFacts, type Position, type Units,
} from '../../board/index.ts';
import type { CaseStep, Expected } from '../../cases/case.ts';

/** How a twin differs from its step; a part without a function stays as it is. */
export interface TwinChange extends Change {
  /** Changes the three numbers of `check`, and what is owed. */
  readonly count?: (count: number) => number;
  /** Changes stated capacity values. */
  readonly value?: (value: number) => number;
  /** Changes the whole position, after every other change. */
  readonly position?: (position: Position) => Position;
}

/** The step with its position, action and expected answer changed. */
export const changedStep = (twin: TwinChange, { position, owed, action, expected }: CaseStep): CaseStep => {
  const { order = same, units = same } = twin;
  const change: Change = { ...twin, units: (before) => reordered(order, units(before)), facts: (facts) => changedFacts(twin, facts) };
  const debt = (one: Owed): Owed => ({ ...changedDebt(change, one), count: (twin.count ?? same)(one.count) });
  const whole = (before: Position): Position => (twin.position ?? same)(changedPosition(change, before));
  return {
    position: whole(position),
    owed: owed.map(debt),
    action: changedAction(change, action),
    expected: changedExpected(twin, expected, { whole, debt }),
  };
};

const same = <T>(value: T): T => value;

const reordered = (order: NonNullable<Change['order']>, units: Units): Units => Object.fromEntries(order(Object.entries(units)));

const changedFacts = ({ value = same, order = same }: TwinChange, facts: PlayerFacts): PlayerFacts => {
  if (facts.capacity === undefined) return facts;
  const capacity = Object.entries(facts.capacity).map(([unit, stated]) => [unit, stated === null ? null : value(stated)] as const);
  return { ...facts, capacity: Object.fromEntries(order(capacity)) };
};

interface ExpectedParts {
  readonly whole: (position: Position) => Position;
  readonly debt: (owed: Owed) => Owed;
}

const changedExpected = ({ count = same, player = same }: TwinChange, expected: Expected, { whole, debt }: ExpectedParts): Expected => {
  switch (expected.kind) {
    case 'numbers': {
      const { kind, ...numbers } = expected;
      return { kind, ...mapped(numbers, count) };
    }
    case 'illegal': return expected;
    case 'legal': {
      const legal = { ...expected, position: whole(expected.position), owes: expected.owes.map(debt) };
      return typeof expected.winner === 'string' ? { ...legal, winner: player(expected.winner) } : legal;
    }
  }
};

const mapped = (numbers: Named<number>, count: (count: number) => number): Named<number> =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, count(value)]));

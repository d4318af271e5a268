import { expect, test } from 'vitest';
import { inShortest, isChoice, meetsLeast, type Owed, removalsOf, sameDebt, type Units } from '../../src/board/index.ts';

const owed = (count: number, from: Units, least?: Owed['least']): Owed =>
  ({ player: 'red', system: 'Lodor', count, from, ...(least === undefined ? {} : { least }) });

/** Three of four fighters and three infantry, at least one of them infantry. */
const ONE_INFANTRY = owed(3, { fighter: 4, infantry: 3 }, [{ count: 1, of: { infantry: 3 } }]);

test('a debt is paid by every set of units of the right size', () => {
  expect(removalsOf(owed(2, { fighter: 2, mech: 1 }))).toEqual([{ fighter: 1, mech: 1 }, { fighter: 2 }]);
});

test('a minimum leaves out the sets that have fewer', () => {
  expect(removalsOf(ONE_INFANTRY)).toEqual([{ infantry: 3 }, { infantry: 2, fighter: 1 }, { infantry: 1, fighter: 2 }]);
  expect([{ fighter: 3 }, { fighter: 2, infantry: 1 }].map((units) => meetsLeast(ONE_INFANTRY, units))).toEqual([false, true]);
});

test.each<readonly [string, Owed, boolean]>([
  ['one kind', owed(2, { fighter: 4 }), false],
  ['all units', owed(3, { fighter: 2, mech: 1 }), false],
  ['some of two kinds', owed(2, { fighter: 2, mech: 1 }), true],
  ['some of two kinds, with a minimum', ONE_INFANTRY, true],
  ['a minimum that leaves one set', owed(2, { fighter: 1, infantry: 4 }, [{ count: 1, of: { infantry: 4 } }, { count: 1, of: { fighter: 1 } }]), false],
  ['a minimum of all units that go, of one kind', owed(2, { fighter: 4, infantry: 3 }, [{ count: 2, of: { infantry: 3 } }]), false],
])('whether there is a choice: %s', (_, debt, expected) => {
  expect(isChoice(debt)).toBe(expected);
});

test.each<readonly [string, Owed, Owed]>([
  ['a minimum that every choice meets is left out', owed(5, { fighter: 4, infantry: 5 }, [{ count: 1, of: { infantry: 5 } }]), owed(5, { fighter: 4, infantry: 5 })],
  ['a minimum of all units that go restricts `from`', owed(2, { fighter: 4, infantry: 6 }, [{ count: 2, of: { infantry: 6 } }]), owed(2, { infantry: 6 })],
  ['a minimum that excludes something stays', ONE_INFANTRY, ONE_INFANTRY],
  ['without minimums nothing changes', owed(2, { fighter: 4 }), owed(2, { fighter: 4 })],
])('%s', (_, debt, shortest) => {
  expect(inShortest(debt)).toEqual(shortest);
  expect(sameDebt(debt, shortest)).toBe(true);
});

test('the shortest form of a debt is paid by the same sets, whatever an engine writes into it', () => {
  const counts = [0, 1, 2, 3];
  const units = counts.flatMap((fighter) => counts.map((infantry): Units => ({ ...(fighter > 0 ? { fighter } : {}), ...(infantry > 0 ? { infantry } : {}) })));
  const parts = [...counts, 9].flatMap((count) => [...units, { mech: 1 }].map((of) => ({ count, of })));
  const wrong = units.flatMap((from) => [1, 2, 3].flatMap((count) => parts.flatMap((part, at) => {
    const debt = owed(count, from, [part, ...(at % 3 === 0 ? [{ count: 1, of: { infantry: 2 } }] : [])]);
    const short = inShortest(debt);
    const isSame = JSON.stringify(removalsOf(short)) === JSON.stringify(removalsOf(debt));
    return isSame ? [] : [`${JSON.stringify(debt)} is not ${JSON.stringify(short)}`];
  })));
  expect(wrong).toEqual([]);
});

test('a minimum that nothing meets makes it another debt', () => {
  for (const least of [[{ count: 99, of: { infantry: 1 } }], [{ count: 7, of: {} }], [{ count: 4, of: { fighter: 9 } }]]) {
    expect(sameDebt(owed(3, { fighter: 4 }), owed(3, { fighter: 4 }, least))).toBe(false);
  }
});

test.each<readonly [string, Owed]>([
  ['another count', { ...ONE_INFANTRY, count: 4 }],
  ['another owner', { ...ONE_INFANTRY, player: 'blue' }],
  ['another system', { ...ONE_INFANTRY, system: 'Arnor' }],
  ['other units', { ...ONE_INFANTRY, from: { fighter: 3, infantry: 3 } }],
  ['no minimum', owed(3, { fighter: 4, infantry: 3 })],
  ['another minimum', { ...ONE_INFANTRY, least: [{ count: 2, of: { infantry: 3 } }] }],
  ['a minimum of other units', { ...ONE_INFANTRY, least: [{ count: 1, of: { fighter: 4 } }] }],
])('%s makes it another debt', (_, other) => {
  expect(sameDebt(ONE_INFANTRY, other)).toBe(false);
});

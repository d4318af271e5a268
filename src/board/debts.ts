import type { Owed } from './position.ts';
import { countOf, kindsIn, minus, plus, sameUnits, totalOf, type Unit, type Units } from './units.ts';

/** What a debt says about the units that pay it. */
export type Payable = Pick<Owed, 'count' | 'from' | 'least'>;

/** Whether the owner has a real choice: some, not all, of several kinds, and the minimums leave more than one answer (R3.1). */
export const isChoice = (debt: Payable): boolean => {
  const { count, from, least } = debt;
  if (kindsIn(from).length < 2 || count >= totalOf(from)) return false;
  return least === undefined || removalsOf(debt).length > 1;
};

/** All sets of units that pay a debt. */
export const removalsOf = (debt: Payable): readonly Units[] =>
  choicesOf(kindsIn(debt.from), debt.from, debt.count).filter((units) => meetsLeast(debt, units));

/** Whether units that are removed for a debt include as many of each part as it demands. */
export const meetsLeast = ({ least = [] }: Pick<Owed, 'least'>, units: Units): boolean =>
  least.every(({ count, of }) => totalOf(shared(units, of)) >= count);

/**
 * The same debt with `least` only where it excludes something: a minimum of all units that go leaves the others out of `from`. A debt
 * that nothing can pay stays as it is.
 */
export const inShortest = (debt: Owed): Owed => {
  const { least, ...plain } = debt;
  if (least === undefined) return debt;
  const from = least.filter(({ count }) => count >= debt.count).reduce((units, { of }) => shared(units, of), debt.from);
  if (least.some(({ count }) => count > debt.count) || totalOf(from) < debt.count) return debt;
  const left = least.filter(({ count, of }) => count < debt.count && totalOf(minus(from, of)) > debt.count - count);
  return left.length === 0 ? { ...plain, from } : { ...plain, from, least: left };
};

/** Whether two debts are the same one: of one owner, and paid by the same units. */
export const sameDebt = (a: Owed, b: Owed): boolean => {
  const [one, other] = [inShortest(a), inShortest(b)];
  return one.player === other.player && one.system === other.system && one.count === other.count && sameUnits(one.from, other.from)
    && sameLeast(one.least, other.least);
};

/** Whether two lists of minimums are the same, in any order. */
export const sameLeast = (some: Owed['least'] = [], others: Owed['least'] = []): boolean =>
  some.length === others.length
  && some.every((part) => others.some((other) => part.count === other.count && sameUnits(part.of, other.of)));

/** `count` of the units in every way, by kind. */
const choicesOf = ([kind, ...others]: readonly Unit[], units: Units, count: number): readonly Units[] => {
  if (kind === undefined) return count === 0 ? [{}] : [];
  const most = Math.min(count, countOf(units, kind));
  return Array.from({ length: most + 1 }, (_, some) => some).flatMap((some) =>
    choicesOf(others, units, count - some).map((rest) => (some === 0 ? rest : plus({ [kind]: some }, rest))));
};

const shared = (units: Units, others: Units): Units => minus(units, minus(units, others));

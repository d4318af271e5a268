import { type Removal, REMOVALS, type Units } from '../../board/index.ts';
import { FormulaFailure } from '../../rules/formulas/failure.ts';
import type { Formula } from '../../rules/formulas/formula.ts';
import { FormulaUnits } from '../../rules/formulas/values.ts';
import { quoted } from '../../text/quoted.ts';

const LARGEST = 999n;

/** A formula's value as a number of units. */
export const numberOf = (formula: Formula, inputs: object): number => {
  const value = formula.valueFor(inputs);
  if (typeof value === 'bigint' && value >= 0n && value <= LARGEST) return Number(value);
  throw new FormulaFailure(formula, { problem: given(value), expected: 'a whole number from 0 to 999, which `max(0, …)` makes sure of' });
};

/** A formula's value as a capacity value, which may be none. */
export const valueOrNone = (formula: Formula, inputs: object): number | null => {
  const value = formula.valueFor(inputs);
  return value === null ? null : numberOf({ ...formula, valueFor: () => value }, inputs);
};

/** A formula's value as yes or no. */
export const isTrue = (formula: Formula, inputs: object): boolean => {
  const value = formula.valueFor(inputs);
  if (typeof value === 'boolean') return value;
  throw new FormulaFailure(formula, { problem: given(value), expected: 'yes or no' });
};

/** A formula's value as units. */
export const unitsOf = (formula: Formula, inputs: object): Units => {
  const value = formula.valueFor(inputs);
  if (value instanceof FormulaUnits) return value.counts;
  throw new FormulaFailure(formula, { problem: given(value), expected: 'units' });
};

/** A formula's value as what happens to excess units. */
export const removalOf = (formula: Formula, inputs: object): Removal => {
  const value = formula.valueFor(inputs);
  const removal = REMOVALS.find((each) => each === value);
  if (removal !== undefined) return removal;
  throw new FormulaFailure(formula, { problem: given(value), expected: '`"removed"` or `"destroyed"`' });
};

const given = (value: unknown): string => `the formula gives ${quoted(String(value))}`;

import { expect, test } from 'vitest';
import { FormulaFailure } from '../../../src/rules/formulas/failure.ts';
import { formulaOf } from '../../../src/rules/formulas/formula.ts';
import { FormulaUnits } from '../../../src/rules/formulas/values.ts';

const value = (text: string): unknown =>
  formulaOf({ id: 'R2/counted', asks: 'area', gives: 'number' }, 'mine', text)
    .valueFor({ answer: 3n, units: new FormulaUnits({ fighter: 3 }, () => 0) });

test('a formula gives a value for its inputs', () => {
  expect(value('max(answer - units.mech - 1, 0) * 2')).toBe(4n);
});

test.each([
  ['1 + answer / units.mech', 'R2/counted=mine: division by zero, expected a value, in the formula `1 + answer / units.mech` at column 5'],
  ['answer % units.mech', 'R2/counted=mine: modulo by zero, expected a value, in the formula `answer % units.mech` at column 1'],
  [`${'999 * '.repeat(7)}answer`, 'R2/counted=mine: integer overflow: '],
  ['capacit', 'R2/counted=mine: `capacit` is unknown here, expected one of '],
])('%s fails with its place', (text, message) => {
  expect(() => value(text)).toThrow(FormulaFailure);
  expect(() => value(text)).toThrow(message);
});

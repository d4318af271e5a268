import { expect, test } from 'vitest';
import { CLAUSE_IDS } from '../../../src/board/index.ts';
import { numberFaults } from '../../../src/rules/check/numbers.ts';

const NUMBERS = {
  R0: '16', R1: '16.1', R2: '16.2', R3: '16.3', 'R3.1': '16.3 (inside)', 'R3.2': '16.3a', 'R3.3': '16.3b', R4: '16.4',
  N1: 'note 1', N2: 'note 2', N3: 'note 3', N4: 'note 4',
  'N4.1': 'note 4.1', 'N4.2': 'note 4.2', 'N4.3': 'note 4.3', 'N4.4': 'note 4.4', 'N4.5': 'note 4.5', 'N4.6': 'note 4.6',
};

const told = (numbers: typeof NUMBERS): readonly string[] => numberFaults({ numbers }, []).map(({ path, problem, expected }) => `${path}: ${problem}, expected ${expected}`);

test('numbers that rise are in order', () => {
  expect(told(NUMBERS)).toEqual([]);
});

const PAIRS = CLAUSE_IDS.flatMap((a, at) => CLAUSE_IDS.slice(at + 1).map((b) => [a, b] as const));

test.each(PAIRS)('%s and %s cannot change places unnoticed', (a, b) => {
  expect(told({ ...NUMBERS, [a]: NUMBERS[b], [b]: NUMBERS[a] })).not.toEqual([]);
});

test.each([
  [{ R2: '16.1' }, ['R2: `16.1` for `R2`, expected a number after that of the previous clause']],
  [{ 'R3.2': '16.4a' }, ['R3.2: `16.4a` for `R3.2`, expected one under `16.3`', 'R3.3: `16.3b` for `R3.3`, expected a number after that of the previous clause', ]],
  [{ 'R3.1': '16.2 (inside)' }, ['R3.1: `16.2 (inside)` for `R3.1`, expected the number of `R3`']],
  [{ N2: '16.5' }, ['N2: `16.5` for `N2`, expected the number of a note']],
  [{ R4: 'sixteen' }, ['R4: `sixteen` is not a printed number, expected one like `16.3a`, `note 4.1` or `16.3 (inside)`']],
])('%j', (changed, faults) => {
  expect(told({ ...NUMBERS, ...changed })).toEqual(faults);
});

import { expect, test } from 'vitest';
import { stepLines, stepInWords } from '../../../src/report/words/failed-step.ts';
import { LEAVE, START } from '../../runner/samples.ts';

const REFUSED = { step: 2, position: START, owed: [], action: LEAVE, expected: { kind: 'illegal', reason: 'over-capacity' } } as const;

test('the action has a label of its own, and a shorter column has no empty lines', () => {
  const said = stepInWords({ ...REFUSED, actual: { legal: true, position: { systems: {} }, owes: [{ player: 'red', system: 'Lodor', count: 4, from: { fighter: 4 } }] } });
  expect(said.action).toEqual([expect.stringMatching(/^step 2: red moves a carrier/)]);
  expect(said.given.join()).not.toContain('moves');
  expect(said.expected).toEqual(['illegal: over capacity']);
  expect(said.actual).toEqual(['legal', 'red owes 4 fighters in Lodor']);
});

test('each line has its label; no answer has no lines', () => {
  const words = stepLines(REFUSED).map(([word]) => word);
  expect(words.slice(-2)).toEqual(['action', 'expected']);
});

import { expect, test } from 'vitest';
import { comparisonOf } from '../../../src/site/explorer/edition-comparison.ts';
import { DATA } from '../site-data.ts';

test('LRR 2.0 and the notes since 2024 differ in note 1: in its words, its answer, and cases of an arrival', () => {
  const comparison = comparisonOf(DATA, { first: 'lrr-2.0', second: 'current' });
  expect(comparison?.changes.map(({ id }) => id)).toEqual(['current']);
  expect(comparison?.statements.map(({ clause }) => clause)).toEqual(['N1']);
  expect(comparison?.numbers).toEqual([]);
  expect(comparison?.rulings.map(({ ruling, first, second }) => [ruling.id, first, second])).toEqual([
    ['N1/on-arrival', "Only before the combat, so that excess fighters can take the cannons' hits.", expect.stringMatching(/^Before the space\s?cannons? fires?/)],
  ]);
  const ids = [...comparison?.cases.keys() ?? []];
  expect(ids).toContain('N1-04');
  const becauseOf = (id: string) => DATA.cases.find((one) => one.id === id)?.because;
  expect(ids.filter((id) => !becauseOf(id)?.includes('N1'))).toEqual([]);
});

test('LRR 1.1 and 1.2 differ in words alone', () => {
  const comparison = comparisonOf(DATA, { first: 'lrr-1.2', second: 'lrr-1.1' });
  expect(comparison?.changes.map(({ id }) => id)).toEqual(['lrr-1.2']);
  expect(comparison?.statements.map(({ clause }) => clause)).toEqual(['R3.3']);
  expect(comparison?.rulings).toEqual([]);
  expect(comparison?.cases.size).toBe(0);
});

test('from the first edition to the last, excess is removed and no longer destroyed, and numbers move on', () => {
  const comparison = comparisonOf(DATA, { first: 'lrr-1.1', second: 'current' });
  expect(comparison?.changes).toHaveLength(DATA.article.editions.length - 1);
  expect(comparison?.numbers).toEqual([
    { clause: 'R3.1', first: '16.3 (inside)', second: '16.3a' },
    { clause: 'R3.2', first: '16.3a', second: '16.3b' },
    { clause: 'R3.3', first: '16.3b', second: '16.3c' },
  ]);
  expect(comparison?.rulings.map(({ ruling }) => ruling.id)).toEqual(['R3/removal', 'N1/on-arrival']);
  const [removal] = comparison?.cases.get('R3-27')?.answers ?? [];
  expect(removal).toMatchObject({ first: { as: 'destroyed' }, second: { as: 'removed' } });
});

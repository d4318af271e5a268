import { expect, test } from 'vitest';
import { thousands } from '../../src/text/thousands.ts';

test('a count has a comma before every three digits', () => {
  expect([0, 146, 1000, 13743, 100000, 1234567].map(thousands)).toEqual(['0', '146', '1,000', '13,743', '100,000', '1,234,567']);
});

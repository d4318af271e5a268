import { expect, test } from 'vitest';
import { countScope } from '../../../src/search/scope/count.ts';
import { ARTICLE, scopeNamed } from '../../proof/engines.ts';
import { ComparedEngine, policiesOfFormulas } from './compared.ts';
import { official } from '../../../src/engine/index.ts';

const withFormula = ARTICLE.rulings.filter(({ formula }) => formula !== undefined).map(({ id }) => id);

test('a ruling with an official formula is one that formulas can answer', () => {
  const formulas: Readonly<Record<string, unknown>> = { ...policiesOfFormulas(ARTICLE.rulings) };
  expect(Object.entries(official).filter(([id, policy]) => formulas[id] !== policy).map(([id]) => id)).toEqual(withFormula);
  expect(withFormula).toHaveLength(29);
});

test('in the scope `small` each official formula says what its function says', { timeout: 60_000 }, () => {
  const engine = new ComparedEngine(ARTICLE.rulings);
  countScope(scopeNamed('small'), engine.judge);
  expect(Object.fromEntries(engine.differing)).toEqual({});
  // `small` states all values, so no card is asked for
  expect(withFormula.filter((id) => !engine.asked.has(id))).toEqual(['R0/printed']);
});

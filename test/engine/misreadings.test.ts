import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { functionNames, official, policiesFor } from '../../src/engine/index.ts';
import { soundArticle } from '../../src/cli/suite-data.ts';
import { misreadingsOf } from '../../src/proof/misreadings.ts';

const article = soundArticle();

describe('rules/rulings.yaml and the engine hold together', () => {
  test('every ruling has an official policy, and every policy a ruling, in one order', () => {
    expect(Object.keys(official)).toEqual(article.rulings.map(({ id }) => id));
  });

  test('every misreading has a formula or a function, never both', () => {
    const withFormula = article.rulings.flatMap(({ id, misreadings }) =>
      misreadings.filter(({ formula }) => formula !== undefined).map(({ answer }) => `${id}=${answer}`));
    expect([...functionNames(), ...withFormula].sort()).toEqual(misreadingsOf(article).map(({ name }) => name).sort());
  });

  test('no misreading is the official policy', () => {
    const same = misreadingsOf(article).filter(({ ruling, answer }) => {
      const policies: Readonly<Record<string, unknown>> = { ...policiesFor(article.rulings, { [ruling]: answer }) };
      const right: Readonly<Record<string, unknown>> = { ...official };
      return policies[ruling] === right[ruling];
    });
    expect(same).toEqual([]);
  });

  test('an unknown answer to a ruling is a bug', () => {
    expect(() => policiesFor(article.rulings, { 'R1/load-limit': 'nine' })).toThrow('the engine has no answer `nine` to the ruling `R1/load-limit`');
    expect(() => policiesFor(article.rulings, { constructor: 'nine' })).toThrow('the engine has no answer `nine` to the ruling `constructor`');
  });
});

describe("the official engine doesn't import misreadings", () => {
  const folder = new URL('../../src/engine/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.startsWith('misreadings') && name !== 'index.ts');

  test.each(files)('%s', (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    expect(text).not.toMatch(/misread|mutant|edition|erratum|option/i);
    expect(text).not.toMatch(/\bDate\b|Math\.random|process\.|node:|\bconsole\b/);
  });
});

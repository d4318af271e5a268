import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { suiteClaim } from '../../../src/cli/commands/prove.ts';
import { CONDITIONAL_FILE } from '../../../src/cli/suite-data.ts';
import { misreadingsOf } from '../../../src/proof/misreadings.ts';
import { figuresText, readFigures, sumOf } from '../../../src/search/conditional/figures.ts';
import { SPOILERS } from '../../../src/search/conditional/spoiled-answers.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-suite-figures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const figures = readFigures(CONDITIONAL_FILE);
const { article, conditions } = suiteClaim();

test('the committed figures read back as they were written', () => {
  expect(figuresText(figures)).toBe(readFileSync(CONDITIONAL_FILE, 'utf8'));
});

test('99 % of the misreadings under a condition fail a case, and the survivors are as many as the figures leave', () => {
  const [misreadings, answers] = [sumOf(figures.clauses), sumOf(figures.answers)];
  expect(misreadings.natural).toBeGreaterThan(3000);
  expect(misreadings.excluded / misreadings.natural).toBeGreaterThanOrEqual(0.99);
  expect(figures.survivors).toHaveLength(misreadings.natural - misreadings.excluded + answers.natural - answers.excluded);
});

test('each survivor is a misreading or a spoiled answer under a condition of today', () => {
  const names = [...misreadingsOf(article).map(({ name }) => name), ...SPOILERS.map(({ id }) => id)];
  expect(figures.survivors.map(({ fault }) => fault).filter((fault) => !names.includes(fault))).toEqual([]);
  const ids = conditions.map(({ id }) => id);
  expect(figures.survivors.map(({ condition }) => condition).filter((id) => !ids.includes(id))).toEqual([]);
});

test('a file that is anything else is refused, with what is wrong and what writes it', () => {
  const file = join(folder, 'conditional.json');
  writeFileSync(file, JSON.stringify({ ...figures, clauses: [{ clause: 'R9', natural: 1, byClauses: 0, excluded: 0 }] }));
  expect(() => readFigures(file)).toThrow(/^.*conditional\.json: `clauses\[0\]\.clause` is `"R9"`, expected one of .*; `npm run prove:conditional` writes it again$/);
});

import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { functionNames } from '../../../src/engine/index.ts';
import { cardProblems, formulaProblems } from '../../../src/rules/read-formulas.ts';
import { readArticle } from '../../../src/rules/read.ts';
import { readCards } from '../../../src/rules/read-cards.ts';
import { readCatalogue } from '../../../src/rules/read-units.ts';
import { formatProblem } from '../../../src/source/index.ts';

/** The problems of the suite's rules with one text of rulings.yaml replaced, each as `column: code: …`. */
const problemsWith = (from: string, to: string): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'capacity-rules-'));
  cpSync('rules', folder, { recursive: true });
  const path = join(folder, 'rulings.yaml');
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return formulaProblems(folder, functionNames()).map(formatProblem).map((line) => line.replace(/^.*rulings\.yaml:\d+:/, ''));
};

test("the suite's formulas can all be read", () => {
  expect(problemsWith('rulings:', 'rulings:')).toEqual([]);
});

test.each([
  // plain, in single quotes with one doubled, in double quotes with an escape, in a block
  ['formula: answer - units.mech', 'formula: answer - units.mek', '33: formula: there is no member `mek`, expected one of'],
  ["formula: 'step == \"space-cannon-offense\" ?", "formula: 'step == ''space-canon-offense'' ?", '27: formula: `"space-canon-offense"` is no word of the rules'],
  ['formula: answer - units.mech', 'formula: "\\x61nswer - unit.mech"', '31: formula: `unit` is unknown here'],
  ['formula: answer - units.mech', 'formula: >-\n          answer - unit.mech', '20: formula: `unit` is unknown here'],
])('%s as %s: the problem is told at its place', (from, to, expected) => {
  expect(problemsWith(from, to)).toEqual([expect.stringContaining(expected)]);
});

test('a misreading that neither a formula nor a function gives is a problem', () => {
  expect(problemsWith('answer: tolerated,', 'answer: tolerates,')).toEqual([
    '19: no-answer: nothing gives the answer `tolerates`, expected a `formula`, or a function in src/engine/misreadings/, and not both',
  ]);
});

test('so is one that both give', () => {
  expect(problemsWith('{ answer: tolerated, says: An excess may stay. }', '{ answer: tolerated, says: An excess may stay., formula: "true" }')).toEqual([
    '66: no-answer: a function of the engine gives `tolerated` too, expected a `formula`, or a function in src/engine/misreadings/, and not both',
  ]);
});

/** The problems of the suite's cards with one text of cards.yaml replaced, each as `column: code: …`. */
const cardProblemsWith = (from: string, to: string): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'capacity-cards-'));
  const text = readFileSync('rules/cards.yaml', 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, 'cards.yaml'), text.replace(from, to));
  const [{ article }, { catalogue }, { cards }] = [readArticle('rules'), readCatalogue('rules'), readCards(folder)];
  if (article === undefined || catalogue === undefined || cards === undefined) throw new Error('the rules are faulty');
  return cardProblems(folder, cards, catalogue, article).map(formatProblem).map((line) => line.replace(/^.*cards\.yaml:\d+:/, ''));
};

test("the cards' formulas can all be read, and their holders are units", () => {
  expect(cardProblemsWith('cards:', 'cards:')).toEqual([]);
});

test.each([
  ['first(3 * docks, units', 'first(3 * dock, units', '39: formula: `dock` is unknown here, expected one of'],
  ['R1/load-limit: answer || total', 'R1/load-limit: answer + total', '26: formula: there is no `yes or no + number`'],
  ['space-dock-2, bastion', 'space-dock-3, bastion', '27: unknown-unit: unknown unit `space-dock-3`, expected the id of a unit in the unit catalogue (did you mean `space-dock-2`?)'],
])('in a card, %s as %s: the problem is told at its place', (from, to, expected) => {
  expect(cardProblemsWith(from, to)).toEqual([expect.stringContaining(expected)]);
});

import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { functionNames } from '../../../src/engine/index.ts';
import { formulaProblems } from '../../../src/rules/read-formulas.ts';
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

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConditions } from '../../../src/proof/conditions/read.ts';
import { formatProblem } from '../../../src/source/index.ts';

const problemsIn = (text: string): readonly string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'conditions-'));
  writeFileSync(join(folder, 'conditions.yaml'), text);
  return readConditions(folder).problems.map((problem) => formatProblem(problem).replace(`${folder}/`, ''));
};

test('the conditions of the rules have no problems: eight actions, six steps, and the rest', () => {
  const { conditions = [], problems } = readConditions('rules');
  expect(problems).toEqual([]);
  expect(conditions.length).toBeGreaterThanOrEqual(36);
});

test('a condition with a name that is taken, an unknown input, or no yes or no is told with its place', () => {
  expect(problemsIn(`conditions:
  - { id: move, says: ships move, formula: action.type == "move" }
  - { id: move, says: ships move again, formula: action.type == "move" }
  - { id: many, says: many players, formula: playrs > 3 }
  - { id: sum, says: something, formula: players + 1 }
`)).toEqual([
    'conditions.yaml:3:11: duplicate-id: there is a condition `move` already, expected another name',
    expect.stringMatching(/^conditions\.yaml:4:46: formula: `playrs` is unknown here, .*\(did you mean `players`\?\)$/),
    'conditions.yaml:5:42: formula: the formula gives `number`, expected `yes or no`',
  ]);
});

test('a file of another shape, or none, is told', () => {
  expect(problemsIn('conditions: []\n')).toEqual(['conditions.yaml:1:13: empty: `conditions` is empty, expected at least one entry']);
  expect(readConditions(mkdtempSync(join(tmpdir(), 'conditions-'))).problems).toHaveLength(1);
});

import { expect, test } from 'vitest';
import type { Case } from '../../../src/cases/case.ts';
import type { Proof } from '../../../src/proof/prove.ts';
import type { ConditionalFigures } from '../../../src/search/conditional/figures.ts';
import { idRanges } from '../../../src/report/words/case-ids.ts';
import { catchesInWords, proofInWords } from '../../../src/report/proof/counts.ts';
import { proofJson } from '../../../src/report/proof/json.ts';
import { proofMarkdown } from '../../../src/report/proof/markdown.ts';
import { proofText } from '../../../src/report/proof/text.ts';
import { makeCase } from '../../runner/samples.ts';

const ids = ['R1-01', 'R1-02', 'R1-03', 'R1-05', 'R1-101', 'N4-01', 'N4-02', 'N4.6-01'] as const;
const cases: readonly Case[] = ids.map((id) => makeCase(id, id.startsWith('R1') ? 'R1' : id.startsWith('N4.6') ? 'N4.6' : 'N4'));
const pooled = { misreading: { name: 'R1/load-limit=pooled', ruling: 'R1/load-limit', answer: 'pooled', question: 'How many?', clauses: ['R1'] as const, says: 'One | pool.' }, by: cases };
const lone = { misreading: { ...pooled.misreading, name: 'R1/load-limit=none', answer: 'none' }, by: [] };
const proof: Proof = {
  clauses: [{ id: 'R1', name: 'loads', cases: 5, caught: [pooled, lone] }, { id: 'N4.1', name: 'the scene', cases: 0, caught: [] }],
  caught: [pooled, lone],
  byCase: cases.map((one) => ({ case: one, catches: [pooled.misreading.name], alone: [] })),
  faults: [{ code: 'survivor', message: 'R1/load-limit=none: no case catches it' }],
};

test('consecutive case ids become ranges, clause by clause', () => {
  expect(idRanges(cases)).toBe('R1-01..03, R1-05, R1-101, N4-01, N4-02, N4.6-01');
  expect(idRanges([])).toBe('');
});

test('the counts in words', () => {
  expect(proofInWords(proof)).toBe('1 of 2 misreadings caught by 8 cases of 3 clauses (all editions), 1 fault');
  expect(catchesInWords(proof)).toBe('0 cases catch a misreading that no other case catches, 8 catch only what others catch too, 0 catch none');
});

test('the table has each misreading with the cases that catch it, those of the clause first', () => {
  expect(proofText(proof, { colour: false, width: 120 }).split('\n')).toEqual([
    'R1  loads: 5 cases, 2 misreadings',
    '  R1/load-limit=pooled                                 8  R1-01..03, R1-05, R1-101, N4-01, N4-02, N4.6-01',
    '  R1/load-limit=none                                   0  survives',
    'N4.1  the scene: 0 cases, 0 misreadings',
    'survivor: R1/load-limit=none: no case catches it',
    '0 cases catch a misreading that no other case catches, 8 catch only what others catch too, 0 catch none',
    '1 of 2 misreadings caught by 8 cases of 3 clauses (all editions), 1 fault',
    '',
  ]);
});

const FIGURES: ConditionalFigures = {
  seed: 1, plays: 2000, questions: 1234,
  clauses: [{ clause: 'R1', natural: 3, byClauses: 1, excluded: 2 }, { clause: 'R2', natural: 1000, byClauses: 500, excluded: 1000 }],
  answers: [{ spoiler: 'units-stay', says: 'All units stay.', natural: 0, byClauses: 0, excluded: 0 }],
  survivors: [{ fault: 'R1/load-limit=pooled', condition: 'mech', witness: 'given: { }\nwhen: { }\n' }],
};

test('the page has the figures of misreadings under a condition, with shares rounded down and the survivors', () => {
  const page = proofMarkdown(proof, { documenting: [], crossings: [], equivalent: [] }, FIGURES);
  expect(page).toContain('`npm run prove:conditional` drew 1,234 such questions in 2,000 plays (seed 1).');
  expect(page).toContain('| R1 | 3 | 1 | 2 | 66.6 % |\n| R2 | 1000 | 500 | 1000 | 100.0 % |\n| all | 1003 | 501 | 1002 | 99.9 % |');
  expect(page).toContain('| All units stay. | 0 | 0 | 0 |  |');
  expect(page).toContain('1 fault under a condition fails no case.');
  expect(page).toContain('- `R1/load-limit=pooled` under `mech`\n\n  ```yaml\n  given: { }\n  when: { }\n  ```\n');
});

test('the page escapes what would break a table, and has the notes', () => {
  const page = proofMarkdown(proof, { documenting: [{ cases: ['R1-01'], for: 'the scene' }], crossings: [], equivalent: [] }, FIGURES);
  expect(page).toContain('| `R1/load-limit=pooled` | One \\| pool. | R1-01..03, R1-05, R1-101 | N4-01, N4-02, N4.6-01 |');
  expect(page).toContain('## Cases that catch no misreading\n\n- R1-01: the scene\n');
  expect(page).not.toContain('## Misreadings that change no verdict');
});

test('in JSON, cases are named by their ids', () => {
  expect(JSON.parse(proofJson(proof)).misreadings[0]).toEqual({ name: 'R1/load-limit=pooled', clauses: ['R1'], says: 'One | pool.', caughtBy: ids });
});

import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { erratumNamed, problemsOf } from './suite.ts';

const FOLDER = new URL('../../rules/errata/', import.meta.url);
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml')).map((name) => name.slice(0, -'.yaml'.length));

test.each(NAMES)('rules/errata/%s.yaml is without fault, and named after its id', (name) => {
  expect(erratumNamed(name).id).toBe(name);
});

const HEAD = 'id: mine\ntitle: mine\n';

test.each([
  ['', ['1:1: empty-file: the file is empty, expected an object']],
  [`${HEAD}clauses: [R3.2]\nrulings: { R3.2/on-planets: counted }\n`, []],
  [`${HEAD}clauses: [R3.2]\nrulings: { R3.2/on-planets: not-counted }\n`, ['4:29: duplicate-answer: this is already the answer in current, expected another answer']],
  [`${HEAD}edition: lrr-1.1\nclauses: [R3]\nrulings: { R3/removal: destroyed }\n`,
    ['5:24: duplicate-answer: this is already the answer in lrr-1.1, expected another answer']],
  [`${HEAD}edition: lrr-1.1\nclauses: [R3]\nrulings: { R3/removal: removed }\n`, []],
  [`${HEAD}clauses: [R3]\nstatements:\n  R3: ' '\n`, ['5:7: empty: `R3` is empty, expected the new text of the clause']],
  [`${HEAD}clauses: [R3.2]\n`, ['1:1: missing-key: the erratum changes nothing, expected at least one of the keys `rulings`, `statements`, `numbers`']],
  [`${HEAD}clauses: [R3.2]\nrulngs: { R3.2/on-planets: counted }\n`,
    ['4:1: unknown-key: unknown key `rulngs`, expected one of `id`, `title`, `edition`, `clauses`, `rulings`, `statements`, `numbers`, `source` (did you mean `rulings`?)']],
  [`${HEAD}clauses: []\nrulings: {}\n`, ['3:10: empty: `clauses` is empty, expected at least one entry']],
  [`${HEAD}edition: lrr-1.4\nclauses: [R3]\nrulings: { R3/removal: destroyed }\n`,
    ['3:10: unknown-edition: `edition` is `"lrr-1.4"`, expected one of `lrr-1.1`, `lrr-1.2`, `lrr-1.3`, `lrr-2.0`, `current` (did you mean `lrr-1.1`?)']],
  [`${HEAD}clauses: [R3.2]\nrulings:\n  R3.2/on-planet: counted\n`, ['5:3: unknown-ruling: unknown ruling `R3.2/on-planet`, expected an id in rulings.yaml (did you mean `R3.2/on-planets`?)']],
  [`${HEAD}clauses: [R3.2]\nrulings:\n  R3.2/on-planets: cuonted\n`,
    [expect.stringMatching(/^5:20: unknown-answer: unknown answer `cuonted`, expected one of `not-counted`, `counted`, .* \(did you mean `counted`\?\)$/)]],
  [`${HEAD}clauses: [R3]\nrulings:\n  R3.2/on-planets: counted\n`,
    ['5:3: wrong-clause: this is about `R3.2`, which `clauses` does not name, expected `R3.2` among `clauses`']],
  [`${HEAD}clauses: [R3, R3]\nrulings: { R3/removal: destroyed }\n`, ['3:15: duplicate-clause: the clause `R3` is repeated, expected each clause once']],
  [`${HEAD}clauses: [R3]\nstatements:\n  R4: none\n`, ['5:3: wrong-clause: this is about `R4`, which `clauses` does not name, expected `R4` among `clauses`']],
  [`${HEAD}clauses: [R3.1]\nnumbers:\n  R3.1: 16.4a\n`, [
    '5:3: number-order: `16.3b` for `R3.2`, expected a number after that of the previous clause', '5:9: number-order: `16.4a` for `R3.1`, expected one under `16.3`',
  ]],
  [`${HEAD}clauses: [N9]\nrulings: { R3/removal: destroyed }\n`, [expect.stringMatching(/^3:11: unknown-clause: entry 1 of `clauses` is `"N9"`, expected one of `R0`, /)]],
  [`${HEAD}clauses: [R4]\nstatements:\n  R4: "none, \\e]0;title\\a\\nand none"\n`,
    ['5:7: malformed: the text has the invisible character `\\u{1b}`, expected text without it']],
  [`id: mine\ntitle: "mine\\u202e"\nclauses: [R4]\nstatements: { R4: none }\n`,
    ['2:8: malformed: the text has the invisible character `\\u{202e}`, expected text without it']],
  [`${HEAD}clauses: [R4]\nstatements:\n  R4: |\n    none\tat\n    all\n`, []],
])('%j', (text, problems) => {
  expect(problemsOf(text)).toEqual(problems);
});

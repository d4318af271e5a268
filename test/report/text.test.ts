import { describe, expect, test } from 'vitest';
import { CLAUSE_IDS } from '../../src/board/index.ts';
import { textReport } from '../../src/report/text.ts';
import type { RunReport } from '../../src/runner/report.ts';
import { run } from '../../src/runner/run.ts';
import type { Subject } from '../../src/subjects/subject.ts';
import { answering, CHECK, LEAVE, LEFT, legal, makeCase, makeClause, OWED, step } from '../runner/samples.ts';

const CASES = [makeCase('R3-01', 'R3', step(LEAVE, legal())), makeCase('R3-02', 'R3', step(CHECK, { kind: 'numbers', excess: 0 }))];
const CLAUSES = ['R3', 'N4.1'] as const;

const reportOn = async (subject: Subject): Promise<RunReport> => ({
  suite: { version: '1.0.0', edition: 'current', profile: 'core' },
  command: "npx tsx run-suite --fixtures 'my cases'",
  engines: [await run(CASES, subject, { clauses: CLAUSES.map(makeClause) })],
});

const textOn = async (subject: Subject, options: Partial<Parameters<typeof textReport>[1]> = {}) =>
  textReport(await reportOn(subject), { colour: false, width: 90, quiet: false, ...options });

const faithful = answering(({ action }) => (action.type === 'check' ? { excess: 0 } : { legal: true, position: LEFT, owes: [OWED] }));

describe('the text report', () => {
  test('a conformant engine has a line a clause and a total line', async () => {
    expect(await textOn(faithful)).toBe([
      'R3    What R3 says.                                                               2 passed',
      'N4.1  What N4.1 says.                                                             no cases',
      '2 cases: 2 passed. sample 0.1 is conformant (edition current)',
      '',
    ].join('\n'));
  });

  test('a failed case shows what was expected beside what came, and how to repeat it', async () => {
    const systems = { ...LEFT.systems, Lodor: { space: { red: { fighter: 2 } }, planets: { Lodor: { red: { infantry: 4 } } } } };
    const wrong = answering(({ action }) => (action.type === 'check' ? { excess: 0 } : { legal: true, position: { systems }, owes: [OWED] }));
    expect(await textOn(wrong)).toBe([
      'R3 name of R3: 1 passed, 1 failed',
      '',
      'FAIL R3-01  the title of R3-01',
      '  where     R3.yaml:3',
      '  clause    R3: What R3 says.',
      '  given     red: carrier, 4 fighters in the space of Lodor; 8 infantry on Lodor',
      '            nobody has units in Arnor',
      '  action    red moves a carrier from Lodor to Arnor with 4 infantry from Lodor',
      '  expected                                     actual',
      '  legal                                        legal',
      '> Lodor: red: 4 fighters in space; 4         | Lodor: red: 2 fighters in space; 4',
      '  infantry on Lodor                          | infantry on Lodor',
      '  Arnor: red: carrier, 4 infantry in space     Arnor: red: carrier, 4 infantry in space',
      '  red owes 4 fighters in Lodor                 red owes 4 fighters in Lodor',
      '  differs   position',
      '            systems.Lodor.space.red.fighter: expected 4, got 2',
      "  repeat    npx tsx run-suite --fixtures 'my cases' --only R3-01",
      '',
      'R3    What R3 says.                                         1 passed, 1 failed, not judged',
      'N4.1  What N4.1 says.                                       no cases',
      '2 cases: 1 passed, 1 failed. sample 0.1 is not conformant: 1 case failed (edition current)',
      '',
    ].join('\n'));
  });

  test('a garbled answer is shown as it came, and what is wrong with it', async () => {
    const text = await textOn(answering(({ action }) => (action.type === 'check' ? { excess: 0 } : { legal: 'yes' })), { quiet: true });
    expect(text).toContain('\n  expected  legal\n            red owes 4 fighters in Lodor\n  actual    {"legal":"yes"}\n  what      legal: expected true or false, got "yes"\n');
  });

  test('declined cases are grouped by reason', async () => {
    expect(await textOn(answering(() => ({ excess: 0 }), { answers: ['check'] }), { quiet: true })).toBe([
      'declined', "            doesn't answer `move` (1): R3-01", '',
      '2 cases: 1 passed, 1 declined. sample 0.1 is conformant, partial: `check` only, 1 clause not judged (R3) (edition current)', '',
    ].join('\n'));
  });

  test('right for the wrong reason stands beside the outcome', async () => {
    const odd = answering(({ action }) => (action.type === 'check' ? { excess: 0, because: ['R9'] } : { legal: true, position: LEFT, owes: [OWED] }));
    expect(await textOn(odd, { quiet: true })).toBe([
      'right, for the wrong reason', '            R3-02 because: expected R3, got R9', '', '2 cases: 2 passed. sample 0.1 is conformant (edition current)', '',
    ].join('\n'));
  });

  test('colours only when asked for', async () => {
    expect(await textOn(faithful, { colour: true })).toContain('\u001b[32m2 passed\u001b[39m');
  });

  test('no string of an engine reaches the terminal as it is', async () => {
    const evil = '\u001b]0;title\u0007\r\n::error::x';
    const answers = [
      { legal: false, reason: evil, because: [evil] }, { legal: true, position: { systems: { [evil]: { space: { [evil]: { mech: 1 } } } } }, owes: [{ ...OWED, player: evil }] },
      evil, { [evil]: evil }, { legal: evil },
    ];
    for (const answer of answers) {
      const text = await textOn(answering(() => answer, { name: evil, version: evil, language: evil }));
      expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}]/u);
      expect(text).not.toMatch(/^::/m);
    }
  });

  test('lines keep to the width', async () => {
    const text = await textOn(answering(() => ({ legal: false })), { width: 60 });
    const long = text.split('\n').filter((line) => line.length > 60 && !line.includes('repeat') && !line.startsWith('2 cases'));
    expect(long).toEqual([]);
  });
});

test('every clause of the article fits the column of ids', () => {
  expect(Math.max(...CLAUSE_IDS.map((id) => id.length))).toBeLessThan(6);
});

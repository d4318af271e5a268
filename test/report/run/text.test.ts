import { describe, expect, test } from 'vitest';
import { CLAUSE_IDS } from '../../../src/board/index.ts';
import { textReport } from '../../../src/report/run/text.ts';
import type { RunReport } from '../../../src/runner/report.ts';
import { run } from '../../../src/runner/run.ts';
import type { Subject } from '../../../src/subjects/subject.ts';
import { asListedRun, notAsListedRun } from '../runs.ts';
import { answering, CHECK, LEAVE, LEFT, legal, makeCase, makeClause, OWED, step } from '../../runner/samples.ts';

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
  test('a conformant engine has a line for each clause and a total line', async () => {
    expect(await textOn(faithful)).toBe([
      'R3    What R3 says.                                                               2 passed',
      'N4.1  What N4.1 says.                                                             no cases',
      '2 cases: 2 passed. sample 0.1 is conformant (edition current)',
      '',
    ].join('\n'));
  });

  test('a failed case shows the expected and the actual answer side by side, and how to repeat it', async () => {
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

  test('a garbled answer is shown unchanged, with its fault', async () => {
    const text = await textOn(answering(({ action }) => (action.type === 'check' ? { excess: 0 } : { legal: 'yes' })), { quiet: true });
    expect(text).toContain('\n  expected  legal\n            red owes 4 fighters in Lodor\n  actual    {"legal":"yes"}\n  problem   `legal` is `"yes"`, expected true or false\n');
  });

  test('declined cases are grouped by reason', async () => {
    expect(await textOn(answering(() => ({ excess: 0 }), { answers: ['check'] }), { quiet: true })).toBe([
      'declined', "            doesn't answer `move` (1): R3-01", '',
      '2 cases: 1 passed, 1 declined. sample 0.1 is conformant, partial: `check` only, 1 clause not judged (R3) (edition current)', '',
    ].join('\n'));
  });

  test('right for the wrong reason is shown apart from the outcome', async () => {
    const odd = answering(({ action }) => (action.type === 'check' ? { excess: 0, because: ['R9'] } : { legal: true, position: LEFT, owes: [OWED] }));
    expect(await textOn(odd, { quiet: true })).toBe([
      'right for the wrong reason', '            R3-02 because: expected R3, got R9', '', '2 cases: 2 passed. sample 0.1 is conformant (edition current)', '',
    ].join('\n'));
  });

  test('colours only when asked for', async () => {
    expect(await textOn(faithful, { colour: true })).toContain('\u001b[32m2 passed\u001b[39m');
  });

  test('no string of an engine reaches the terminal unescaped', async () => {
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

describe('with a list of known failures', () => {
  const shown = async (made: () => Promise<RunReport>) => textReport(await made(), { colour: false, width: 90, quiet: false });

  test('known failures have a line for each reason, and the last line gives the exit code', async () => {
    expect(await shown(asListedRun)).toBe([
      'known failures, as listed',
      '            owes nothing yet (fail, 2): R3-01, N4.3-01',
      '            a loop, see #7 (hung, 1): R3.1-01',
      '',
      'R3    What R3 says.                                         1 passed, 1 failed (1 known)',
      'R3.1  What R3.1 says.                                       1 passed, 1 hung (1 known)',
      'N4.1  What N4.1 says.                                       no cases',
      'N4.3  What N4.3 says.                                       1 failed (1 known), not judged',
      '5 cases: 2 passed, 2 failed, 1 hung. limping 0.1 is not conformant: 2 cases failed; 1 case hung (edition current)',
      '3 known failures as listed; exit code 0',
      '',
    ].join('\n'));
  });

  test('what is not as listed comes first, and new failures are shown in full', async () => {
    const text = await shown(notAsListedRun);
    expect(text.split('\n').slice(0, 8)).toEqual([
      'not as in the list of known failures',
      '            R3-02 passed, and is listed: take the entry out',
      '            R3.1-01 hung, and is listed as `crashed`',
      '            N4.3-01 failed, and is not listed',
      '            R3-99 is listed, and there is no such case',
      '',
      'R3.1 name of R3.1: 1 passed, 1 hung',
      '',
    ]);
    expect(text.match(/^(FAIL|HUNG|CRASHED) \S+/gm)).toEqual(['HUNG R3.1-01', 'FAIL N4.3-01']);
    expect(text).toContain('\n  listed    hung, and is listed as `crashed`\n');
    expect(text.endsWith('\n1 known failure as listed, 4 not as listed; exit code 1\n')).toBe(true);
  });
});

test('crashes of one kind are shown once', async () => {
  const cases = Array.from({ length: 85 }, (_, at) => makeCase(`${at < 40 ? 'R3' : 'N4.1'}-${String(at + 1).padStart(2, '0')}`, at < 40 ? 'R3' : 'N4.1', step(LEAVE, legal())));
  const crashing: Subject = { ...faithful, ask: async () => ({ kind: 'crashed', message: 'exit code 1', stderr: ['KeyError: 1'] }) };
  const engine = await run(cases, crashing, { clauses: CLAUSES.map(makeClause) });
  const text = textReport({ ...await reportOn(faithful), engines: [engine] }, { colour: false, width: 90, quiet: true });
  expect(text.match(/^CRASHED /gm)).toHaveLength(1);
  expect(text).toContain([
    '  problem   exit code 1', '  stderr    KeyError: 1', '  and       84 more like this: R3-02..40, N4.1-41..85',
    "  repeat    npx tsx run-suite --fixtures 'my cases' --only R3-01", '',
  ].join('\n'));
});

test('a long command that repeats a case is not cut', async () => {
  const command = `npx tsx run-suite --engine 'python3 ${'long/'.repeat(100)}engine.py'`;
  const wrong = await reportOn(answering(() => ({ excess: 1 })));
  expect(textReport({ ...wrong, command }, { colour: false, width: 90, quiet: true })).toContain(`  repeat    ${command} --only R3-02\n`);
});

test('every clause of the article fits the column of ids', () => {
  expect(Math.max(...CLAUSE_IDS.map((id) => id.length))).toBeLessThan(6);
});

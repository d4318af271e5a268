import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { formatProblem } from '../../../src/source/index.ts';
import { withKnown } from '../../../src/runner/known/compare.ts';
import { readKnown } from '../../../src/runner/known/read.ts';
import type { KnownFailure } from '../../../src/runner/known/types.ts';
import { updatedKnown } from '../../../src/runner/known/update.ts';
import { engineReport } from '../../../src/runner/grade.ts';
import type { CaseReport, EngineReport } from '../../../src/runner/report.ts';
import { makeClause } from '../samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'known-'));
afterAll(() => rmSync(folder, { recursive: true }));

const listIn = (text: string, mayWant?: 'reasons') => {
  const path = join(folder, 'known.yaml');
  writeFileSync(path, text);
  const { known, problems } = readKnown(path, mayWant);
  return { known, problems: problems.map((problem) => formatProblem(problem).replace(/^.*known\.yaml/, 'known.yaml')) };
};

const report = (id: string, outcome: CaseReport['outcome'], more: Partial<CaseReport> = {}): CaseReport =>
  ({ id, clause: 'R3', title: id, because: ['R3'], file: 'R3.yaml', line: 1, outcome, ...more });

const REPORTS = [
  report('R3-01', 'pass'), report('R3-02', 'fail', { parts: ['owed'] }), report('R3-03', 'hung'), report('R3-04', 'declined'), report('R3-05', 'pass'),
];

const engine = (more: Partial<EngineReport> = {}, reports = REPORTS): EngineReport =>
  ({ ...engineReport({ name: 'sample', version: '1', language: 'none' }, [makeClause('R3')], [], reports), ...more });

const entry = (id: string, outcome: KnownFailure['outcome'], more: Partial<KnownFailure> = {}): KnownFailure => ({ case: id, outcome, reason: 'known', ...more });

const compared = (report: EngineReport, known: readonly KnownFailure[], exists: (id: string) => boolean = () => true): EngineReport =>
  withKnown(report, { file: 'known.yaml', known }, exists);

const RIGHT = [entry('R3-02', 'fail', { parts: ['owed'] }), entry('R3-03', 'hung')];

describe('a run against a list of known failures', () => {
  const rows: readonly [name: string, listed: readonly KnownFailure[], surprises: readonly string[]][] = [
    ['all is as listed', RIGHT, []],
    ['parts may be left open', [entry('R3-02', 'fail'), entry('R3-03', 'hung')], []],
    ['a failure that is not listed', RIGHT.slice(1), ['R3-02 failed, and is not listed']],
    ['a listed failure that passes', [...RIGHT, entry('R3-01', 'fail')], ['R3-01 passed, and is listed: take the entry out']],
    ['a listed failure that is declined', [...RIGHT, entry('R3-04', 'fail')], ['R3-04 was declined, and is listed: take the entry out']],
    ['another kind of failure', [RIGHT[0] ?? entry('', 'fail'), entry('R3-03', 'crashed')], ['R3-03 hung, and is listed as `crashed`']],
    ['other parts', [entry('R3-02', 'fail', { parts: ['position'] }), entry('R3-03', 'hung')], ['R3-02 failed in owed, and is listed with position']],
    ['an entry without a case', [...RIGHT, entry('R3-99', 'fail')], ['R3-99 is listed, and there is no such case']],
    ['an entry for a case that was not asked', [...RIGHT, entry('R3-06', 'fail')], []],
    ['an entry for another engine', [...RIGHT, entry('R3-01', 'fail', { engine: 'other' })], []],
    ['an entry by name comes first', [...RIGHT, entry('R3-02', 'crashed', { engine: 'sample' })], ['R3-02 failed, and is listed as `crashed`']],
  ];
  test.each(rows)('%s', (_, listed, surprises) => {
    expect(compared(engine(), listed, (id) => id !== 'R3-99').known?.surprises).toEqual(surprises);
  });

  test('in a run of several engines an entry without an engine may want one', () => {
    const surprisesOf = (more: Partial<KnownFailure>) =>
      withKnown(engine(), { file: 'known.yaml', known: [...RIGHT, entry('R3-01', 'fail', more)], forSeveral: true }, () => true).known?.surprises;
    expect(surprisesOf({})).toEqual(['R3-01 passed, and is listed: take the entry out, or name its engine']);
    expect(surprisesOf({ engine: 'sample' })).toEqual(['R3-01 passed, and is listed: take the entry out']);
  });

  test('counts those that are as listed', () => {
    const { known, clauses } = compared(engine(), RIGHT);
    expect(known).toEqual({ file: 'known.yaml', asListed: 2, surprises: [], besides: [] });
    expect(clauses.map((clause) => clause.known)).toEqual([2]);
  });

  test('a case says what the list says of it: its reason, or what is otherwise', () => {
    const { cases, known } = compared(engine(), [entry('R3-01', 'fail'), entry('R3-02', 'fail', { reason: 'trims too late' }), entry('R3-99', 'hung')], (id) => id !== 'R3-99');
    expect(cases.map(({ id, known: reason, surprise }) => [id, reason, surprise])).toEqual([
      ['R3-01', undefined, 'passed, and is listed: take the entry out'], ['R3-02', 'trims too late', undefined],
      ['R3-03', undefined, 'hung, and is not listed'], ['R3-04', undefined, undefined], ['R3-05', undefined, undefined],
    ]);
    expect(known?.besides).toEqual(['R3-99 is listed, and there is no such case']);
  });

  test('what belongs to no case can not be listed', () => {
    const said = engine({ complaints: ['writes to stdout'] });
    expect(compared(said, RIGHT).known?.surprises).toEqual(['writes to stdout']);
    const none = engine({}, [report('R3-01', 'hung')]);
    expect(compared(none, [entry('R3-01', 'hung')]).known?.surprises).toEqual(['no case passed']);
  });
});

describe('reading a list', () => {
  test('a list without entries is a list', () => {
    expect(listIn('known: []\n')).toEqual({ known: [], problems: [] });
  });

  test.each([
    ['known:\n  - { case: R3-02, outcome: fail }\n', '`reason`'],
    ['known:\n  - { case: R3-02, outcome: faild, reason: x }\n', '`"faild"`'],
    ['known:\n  - { case: R3-02, outcome: fail, reason: x }\n  - { case: R3-02, outcome: hung, reason: y }\n', 'known.yaml:3:7: duplicate-id: `R3-02` is listed a second time, expected one entry a case and engine'],
    ['known:\n  - { case: R3-02, outcome: fail, reason: TO BE WRITTEN }\n', 'known.yaml:2:43: unwritten-reason: `R3-02` has no reason yet, expected why it fails, or who looks into it'],
    ['known:\n  - { case: R3-02, outcome: fail, reason: "\\u200b" }\n', 'known.yaml:2:43: unwritten-reason: `R3-02` has no reason yet, expected why it fails, or who looks into it'],
    ['known:\n  - { case: R3-02, outcome: fail, reason: " " }\n', 'known.yaml:2:43: unwritten-reason: `R3-02` has no reason yet, expected why it fails, or who looks into it'],
  ])('%j is refused', (text, problem) => {
    const { known, problems } = listIn(text);
    expect([known, problems.length]).toEqual([undefined, 1]);
    expect(problems[0]).toContain(problem);
  });
});

describe('updating a list', () => {
  const TEXT = [
    '# ours', 'known:', '  # since the rewrite', '  - case: R3-02', '    outcome: fail # not a crash', '    parts: [position]', '    reason: trims too late',
    '  # long gone', '  - case: R3-01', '    outcome: fail', '    reason: mended', '',
  ].join('\n');

  test('keeps reasons and comments, mends what is otherwise, takes out what passes and adds what is new', () => {
    const { known = [] } = listIn(TEXT);
    expect(updatedKnown(engine(), TEXT, known)).toBe([
      '# ours', 'known:', '  # since the rewrite', '  - case: R3-02', '    outcome: fail # not a crash', '    parts:', '      - owed', '    reason: trims too late',
      '  - case: R3-03', '    outcome: hung', '    reason: TO BE WRITTEN', '',
    ].join('\n'));
  });

  test('a list that is right stays as it is, to the letter', () => {
    const first = updatedKnown(engine(), undefined, []);
    const { known = [] } = listIn(first, 'reasons');
    expect(known).toEqual([
      entry('R3-02', 'fail', { parts: ['owed'], reason: 'TO BE WRITTEN' }), entry('R3-03', 'hung', { reason: 'TO BE WRITTEN' }),
    ]);
    expect(updatedKnown(engine(), first, known)).toBe(first);
    expect(compared(engine(), known).known?.surprises).toEqual([]);
  });

  test.each([['\n', '\ufeff'], ['\r\n', ''], ['\r\n', '\ufeff']])('line ends %j and the mark %j stay', (end, mark) => {
    const asWritten = (text: string): string => `${mark}${text.replaceAll('\n', end)}`;
    const { known = [] } = listIn(asWritten(TEXT));
    const updated = updatedKnown(engine(), asWritten(TEXT), known);
    expect(updated).toBe(asWritten(updatedKnown(engine(), TEXT, known)));
    expect(updatedKnown(engine(), updated, listIn(updated, 'reasons').known ?? [])).toBe(updated);
  });

  test('entries for other engines stay', () => {
    const text = 'known:\n  - { case: R3-01, engine: other, outcome: fail, reason: theirs }\n';
    const { known = [] } = listIn(text);
    expect(listIn(updatedKnown(engine(), text, known), 'reasons').known?.map((one) => [one.case, one.engine])).toEqual([
      ['R3-01', 'other'], ['R3-02', 'sample'], ['R3-03', 'sample'],
    ]);
  });

  test('a list may become empty', () => {
    const text = 'known:\n  - { case: R3-01, outcome: fail, reason: mended }\n';
    expect(updatedKnown(engine({}, [report('R3-01', 'pass')]), text, listIn(text).known ?? [])).toBe('known: []\n');
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { formatProblem } from '../../../src/source/index.ts';
import { withKnown } from '../../../src/runner/known/compare.ts';
import { readKnown } from '../../../src/runner/known/read.ts';
import type { KnownFailure, KnownOutcome } from '../../../src/runner/known/types.ts';
import { updatedKnown } from '../../../src/runner/known/update.ts';
import { engineReport } from '../../../src/runner/grade.ts';
import type { CaseReport, EngineReport } from '../../../src/runner/report.ts';
import { CHECK, makeClause, START } from '../samples.ts';

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

const entry = (id: string, outcome: KnownOutcome, more: Partial<KnownFailure> = {}): KnownFailure => ({ case: id, outcome, reason: 'known', ...more });

const compared = (report: EngineReport, known: readonly KnownFailure[], exists: (id: string) => boolean = () => true): EngineReport =>
  withKnown(report, { file: 'known.yaml', known }, exists);

const TWIN = { case: 'R3-01', step: 1, twin: 'other names', differences: [], position: START, action: CHECK };

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

  test('what belongs to no case fails the run until it is listed too', () => {
    const said = engine({ complaints: ['writes to stdout'] });
    expect(compared(said, RIGHT).known?.surprises).toEqual(['writes to stdout']);
    expect(compared(said, [...RIGHT, { fault: 'complaint', reason: 'logs' }]).known).toMatchObject({
      asListed: 3, excused: ['logs: writes to stdout'], surprises: [], besides: [],
    });
    expect(compared(engine(), [...RIGHT, { fault: 'complaint', reason: 'logs' }]).known?.surprises)
      .toEqual(['complaint is listed, and nothing fails by it: take the entry out']);
    const none = engine({}, [report('R3-01', 'hung')]);
    expect(compared(none, [entry('R3-01', 'hung')]).known?.surprises).toEqual(['no case passed']);
  });
});

describe('one entry for many cases', () => {
  const says = 'the larger stack goes first';
  const likely = [{
    clause: 'R3', ruling: 'R3.1/chosen-by', misreading: 'larger', says, fits: 1, of: 2, unexplained: ['R3-07'],
    equals: [{ clause: 'R3', ruling: 'R3.1/order', misreading: 'by-size', says: 'by size' }],
  }] as const;
  const several = engine({ likely }, [...REPORTS, report('R3-06', 'fail'), report('R3-07', 'fail'), report('R3.1-01', 'pass'), report('R3.1-02', 'fail')]);
  const rows: readonly [name: string, listed: readonly Omit<KnownFailure, 'reason'>[], surprises: readonly string[]][] = [
    ['ids', [{ cases: ['R3-02', 'R3-06', 'R3-07', 'R3.1-02'] }, { cases: ['R3-03'], outcome: 'hung' }], []],
    ['a beginning covers what fails, and nothing else', [{ cases: ['R3-*', 'R3.1-*'] }, { case: 'R3-03', outcome: 'hung' }], []],
    ['a crash or a hang is no fail', [{ cases: ['R3-*', 'R3.1-*'] }], ['R3-03 hung, and is not listed']],
    ['an id that passes', [{ cases: ['R3-01', 'R3-*', 'R3.1-*'] }, { cases: ['R3-0*'], outcome: 'hung' }], ['R3-01 passed, and is listed: take it out of its entry']],
    ['a misreading covers what it explains', [{ misreading: 'R3.1/chosen-by=larger' }, { cases: ['R3-03'], outcome: 'hung' }], ['R3-07 failed, and is not listed']],
    ['an equal misreading', [{ misreading: 'R3.1/order=by-size' }, { cases: ['R3-03'], outcome: 'hung' }], ['R3-07 failed, and is not listed']],
    ['a misreading that explains nothing', [{ cases: ['R3*'] }, { cases: ['R3*'], outcome: 'hung', engine: 'sample' }, { misreading: 'R3.1/chosen-by=smaller' }],
      ['R3.1/chosen-by=smaller is listed, and nothing fails by it: take the entry out']],
    ['a beginning of cases that all pass', [{ cases: ['R3*'] }, { cases: ['R3*'], outcome: 'hung', engine: 'sample' }, { cases: ['R3-05*'], engine: 'sample' }],
      ['R3-05* is listed, and nothing fails by it: take the entry out']],
    ['a beginning of cases that were not asked', [{ cases: ['R3*'] }, { cases: ['R3*'], outcome: 'hung', engine: 'sample' }, { cases: ['N4*'] }], []],
  ];
  const withReasons = (listed: readonly Omit<KnownFailure, 'reason'>[]) => listed.map((one): KnownFailure => ({ ...one, reason: 'known' }));

  test.each(rows)('%s', (_, listed, surprises) => {
    expect(compared(several, withReasons(listed)).known?.surprises).toEqual(surprises);
  });

  test.each(['X-move-01', 'X-end-combat-02'])('the id of a crossing, %s, can be listed, alone or by its beginning', (id) => {
    const group = `${id.slice(0, -2)}*`;
    expect(listIn(`known:\n  - case: ${id}\n    outcome: fail\n    reason: why\n  - cases: [ X-land-01, "${group}", "X-*" ]\n    reason: why\n`)).toMatchObject({
      problems: [], known: [{ case: id }, { cases: ['X-land-01', group, 'X-*'] }],
    });
  });

  test.each(['Y-move-01', 'X-01', 'X-move'])('%s is no id of a case', (id) => {
    expect(listIn(`known:\n  - case: ${id}\n    outcome: fail\n    reason: why\n`).problems).not.toEqual([]);
  });

  test('a single entry comes before a group, and a group before a misreading', () => {
    const listed: readonly KnownFailure[] = [
      { misreading: 'R3.1/chosen-by=larger', reason: 'misread' }, { cases: ['R3-0*'], reason: 'group' }, { case: 'R3-02', outcome: 'fail', reason: 'single' },
    ];
    const reasons = new Map(compared(several, listed).cases.map(({ id, known }) => [id, known]));
    expect(['R3-02', 'R3-06', 'R3.1-02'].map((id) => reasons.get(id))).toEqual(['single', 'group', 'misread']);
  });

  test('in a part of a run, nothing is expected of entries for the whole', () => {
    const list = { file: 'known.yaml', known: withReasons([{ cases: ['R3-0*'] }, { misreading: 'R1/load-limit=none' }, { fault: 'empty-claim' }]) };
    const part = engine({}, [report('R3-02', 'fail')]);
    expect(withKnown(part, { ...list, isPart: true }, () => true).known?.surprises).toEqual([]);
    expect(withKnown(part, list, () => true).known?.surprises).toEqual([
      'R1/load-limit=none is listed, and nothing fails by it: take the entry out', 'empty-claim is listed, and nothing fails by it: take the entry out',
      'no case passed',
    ]);
  });

  test('a new list groups the failures by what explains them, takes one reason for all, and fits the run', () => {
    const text = updatedKnown(several, undefined, [], 'no order yet');
    expect(text.split('\n').slice(1)).toEqual([
      'known:', `  # perhaps R3.1/chosen-by=larger: ${says}`, '  - cases: [ R3-02, R3-06, R3.1-02 ]', '    outcome: fail', '    reason: no order yet',
      '  - case: R3-03', '    outcome: hung', '    reason: no order yet', '  - case: R3-07', '    outcome: fail', '    reason: no order yet', '',
    ]);
    const { known = [], problems } = listIn(text);
    expect([problems, compared(several, known).known?.surprises]).toEqual([[], []]);
    expect(updatedKnown(several, text, known)).toBe(text);
  });

  test('an update takes passed cases out of a group, keeps its comments, and drops it when it is empty', () => {
    const text = 'known:\n  # ours\n  - cases: [R3-01, R3-06, "R3.1-*"] # three\n    reason: stacks\n  - cases: [R3-05]\n    reason: old\n  - misreading: R1/load-limit=none\n    reason: old\n';
    const updated = updatedKnown(several, text, listIn(text).known ?? []);
    expect(updated).toContain('  # ours\n  - cases: [ R3-06, "R3.1-*" ] # three\n    reason: stacks\n');
    expect(updated).not.toContain('old');
  });

  test('whatever fails a run can be listed: after an update nothing is left', () => {
    const bad = engine({
      complaints: ['a second reply'], actions: { land: { asked: 2, declined: 2 } }, twins: { pairs: 1, differences: [TWIN] },
      order: { seed: 1, requests: 1, poisoned: [{ case: 'R3-01', step: 1, differences: [] }] },
    }, [report('R3-02', 'fail'), report('R3-03', 'hung')]);
    const { known = [], problems } = listIn(updatedKnown(bad, undefined, [], 'all of it'));
    expect([problems, compared(bad, known).known?.surprises]).toEqual([[], []]);
    expect(known.flatMap(({ fault }) => fault ?? [])).toEqual(['nothing-passed', 'empty-claim', 'complaint', 'twin', 'order']);
  });
});

describe('reading a list', () => {
  test('a list without entries is a list', () => {
    expect(listIn('known: []\n')).toEqual({ known: [], problems: [] });
  });

  test.each([
    ['known:\n  - { case: R3-02, outcome: fail }\n', '`reason`'],
    ['known:\n  - { reason: x }\n', 'known.yaml:2:5: missing-key: the entry covers nothing, expected one of `case`, `cases`, `misreading`, `fault`'],
    ['known:\n  - { case: R3-02, outcome: fail, cases: [R3-03], reason: x }\n', 'misplaced-key: the entry has `case`, `cases`, expected one of'],
    ['known:\n  - { case: R3-02, reason: x }\n', 'missing-key: `outcome` is missing, expected one of `fail`, `crashed`, `hung`, `garbled`'],
    ['known:\n  - { fault: twin, outcome: fail, reason: x }\n', 'misplaced-key: `outcome` stands beside `fault`, expected `outcome` only with cases'],
    ['known:\n  - { cases: [], reason: x }\n', '`cases`'],
    ['known:\n  - { cases: ["*"], reason: x }\n', 'known.yaml:2:15: malformed: entry 1 of `cases` is `"*"`, expected text that matches'],
    ['known:\n  - { cases: [R3-02, R3-02], reason: x }\n', 'known.yaml:2:22: duplicate-id: `R3-02` is listed a second time'],
    ['known:\n  - { cases: [R3-02], reason: x }\n  - { case: R3-02, outcome: fail, reason: x }\n', 'known.yaml:3:7: duplicate-id: `R3-02` is listed a second time'],
    ['known:\n  - { fault: twin, reason: x }\n  - { fault: twin, reason: x }\n', 'duplicate-id: `twin` is listed a second time'],
    ['known:\n  - { case: R3-02, outcome: faild, reason: x }\n', '`"faild"`'],
    ['known:\n  - { case: R3-02, outcome: fail, reason: x }\n  - { case: R3-02, outcome: hung, reason: y }\n', 'known.yaml:3:7: duplicate-id: `R3-02` is listed a second time, expected one entry for each case and engine'],
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

import { expect, test } from 'vitest';
import { sameFailures, casesByClause, othersInWords } from '../../../src/report/words/same-failures.ts';
import type { CaseReport } from '../../../src/runner/report.ts';
import { CHECK, makeClause, START } from '../../runner/samples.ts';

const report = (id: string, outcome: CaseReport['outcome'], message: string, stderr: readonly string[] = []): CaseReport => ({
  id, clause: 'R3', title: id, because: ['R3'], file: 'R3.yaml', line: 1, outcome, message,
  at: { step: 1, position: START, owed: [], action: CHECK, expected: { kind: 'numbers', excess: 0 }, stderr },
});

const KEY = ['Traceback', "KeyError: 'mech'"];

test('crashes with the same message and stderr are grouped, and nothing else is', () => {
  const groups = sameFailures([
    report('R3-01', 'crashed', 'exit code 1', KEY), report('R3-02', 'fail', 'owed'), report('R3-03', 'crashed', 'exit code 1', KEY), report('R3-04', 'fail', 'owed'),
    report('R3-05', 'crashed', 'exit code 1', ['other']), report('R3-06', 'garbled', 'exit code 1', KEY), report('R3-07', 'crashed', 'exit code 1', KEY),
    { ...report('R3-08', 'crashed', 'exit code 1', KEY), surprise: 'crashed the engine, and is listed as `hung`' },
  ]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['R3-01', 'R3-03', 'R3-07'], ['R3-02'], ['R3-04'], ['R3-05'], ['R3-06'], ['R3-08']]);
  expect(groups.map(othersInWords)).toEqual(['2 more like this: R3-03, R3-07', undefined, undefined, undefined, undefined, undefined]);
});

test('garbled answers are grouped across requests and cases, unless the line is of another kind', () => {
  const notJson = (line: string): string => `a line that is not JSON: \`${line}\`; write only replies`;
  const groups = sameFailures([
    report('R3-01', 'garbled', notJson('{"jsonrpc":"2.0","id":9,"result":{"capac')), report('R3-02', 'garbled', notJson('{"jsonrpc":"2.0","id":10,"result":{"legal":Tr')),
    report('R3-03', 'garbled', notJson("{'jsonrpc': '2.0', 'id': 11, 'result': {'capacity'")), report('R3-04', 'garbled', notJson('debug: 7')),
    report('R3-05', 'garbled', notJson("{'jsonrpc': '2.0', 'id': 112, 'result': {'legal'")),
  ]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['R3-01', 'R3-02'], ['R3-03', 'R3-05'], ['R3-04']]);
});

test('a longer log with the same end counts as the same, an empty log does not', () => {
  const groups = sameFailures([
    report('R3-01', 'crashed', 'x', ['no mech']), report('R3-02', 'crashed', 'x', ['no mech', 'no mech']), report('R3-03', 'crashed', 'x', ['no mech', 'no planet']),
    report('R3-04', 'crashed', 'x'), report('R3-05', 'crashed', 'x', ['no mech', 'no planet', 'no mech']), report('R3-06', 'crashed', 'x'),
  ]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['R3-01', 'R3-02', 'R3-05'], ['R3-03'], ['R3-04', 'R3-06']]);
});

test('the first of a group is the first in the article, not in the folder', () => {
  const cases = [{ ...report('N4-01', 'hung', 'x'), clause: 'N4' as const }, report('R3-01', 'hung', 'x')];
  const ordered = casesByClause({ cases, clauses: (['R3', 'N4'] as const).map((id) => ({ ...makeClause(id), decides: true, judged: false, pass: 0, fail: 0, declined: 0, crashed: 0, hung: 1, garbled: 0, faulty: 0 })) });
  expect(sameFailures(ordered).map((group) => group.map(({ id }) => id))).toEqual([['R3-01', 'N4-01']]);
});

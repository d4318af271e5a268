import { expect, test } from 'vitest';
import { textReport } from '../../../src/report/run/text.ts';
import { brokenRun, severalRun } from '../runs.ts';

const options = { colour: false, width: 80, quiet: false };

test('several engines are columns of one table', async () => {
  const lines = textReport(await severalRun(), options).split('\n');
  expect(lines.slice(-10, -4)).toEqual([
    '                                  faithful 0.1   broken 0.1     garbling 0.1',
    'R3    name of R3                  + 2/2          - 0/2          - 0/2',
    'R3.1  name of R3.1                + 2/2          - 0/1          - 0/2',
    'N4.1  name of N4.1                . no cases     . no cases     . no cases',
    'N4.3  name of N4.3                + 1/1          - 0/1          - 0/1',
    '+ passed, - failures, . not judged',
  ]);
  expect(lines.filter((line) => line.startsWith('---'))).toEqual(['--- broken 0.1 ---', '--- garbling 0.1 ---']);
});

test('the diagnosis comes first, then the failures, clause by clause', async () => {
  const lines = textReport(await brokenRun(), options).split('\n');
  expect(lines.slice(0, 7)).toEqual([
    'likely misreading', '            R3: Nothing is ever owed. Explains 2 of 2 failed cases: R3-01,', '            N4.3-01', '',
    'R3 name of R3: 1 failed, 1 crashed', '', 'FAIL R3-01  the title of R3-01',
  ]);
  expect(lines.filter((line) => /^(R|N)\d\S* name of .*: /.test(line))).toEqual([
    'R3 name of R3: 1 failed, 1 crashed', 'R3.1 name of R3.1: 1 declined, 1 hung', 'N4.3 name of N4.3: 1 failed',
  ]);
});

import { expect, test } from 'vitest';
import { comparedWithKnown, exitCodeLine } from '../../../src/report/words/known.ts';
import { asListedRun, brokenRun, notAsListedRun } from '../runs.ts';

test('known failures have a line for each reason, before what is not as listed', async () => {
  const { engines } = await notAsListedRun();
  expect(engines.flatMap(comparedWithKnown)).toEqual([
    '1 known failure as listed',
    'owes nothing yet (fail, 1): R3-01',
    'not as listed: R3-02 passed, and is listed: take the entry out',
    'not as listed: R3.1-01 hung, and is listed as `crashed`',
    'not as listed: N4.3-01 failed, and is not listed',
    'not as listed: R3-99 is listed, and there is no such case',
  ]);
});

test('the line about the exit code', async () => {
  expect((await Promise.all([brokenRun(), asListedRun(), notAsListedRun()])).map(exitCodeLine)).toEqual([
    undefined, '3 known failures as listed; exit code 0', '1 known failure as listed, 4 not as listed; exit code 1',
  ]);
});

test('a faulty case decides before the list', async () => {
  const { engines, ...run } = await asListedRun();
  const faulty = engines.map((engine) => ({ ...engine, summary: { ...engine.summary, faulty: 1 } }));
  expect(exitCodeLine({ ...run, engines: faulty })).toBe('3 known failures as listed; exit code 2');
});

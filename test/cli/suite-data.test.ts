import { expect, test } from 'vitest';
import { readCases } from '../../src/cases/read.ts';
import { FIXTURES, ownCases } from '../../src/cli/suite-data.ts';

const idsIn = (paths: readonly string[]): readonly string[] => readCases(paths).cases.map(({ id }) => id).sort();

test('the files of a profile hold its cases, all of them and no others', () => {
  const { cases } = readCases([FIXTURES]);
  for (const profile of ['core', 'units'] as const) {
    expect(idsIn(ownCases(profile))).toEqual(cases.filter((one) => one.profile === profile).map(({ id }) => id).sort());
  }
  expect(idsIn(ownCases('all'))).toEqual(cases.map(({ id }) => id).sort());
});

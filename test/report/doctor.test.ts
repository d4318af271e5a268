import { describe, expect, test } from 'vitest';
import { doctorText } from '../../src/report/doctor.ts';
import type { Examination } from '../../src/runner/doctor/examine.ts';

const HELLO = { protocol: 1, name: 'ours', version: '1', language: 'c', answers: [], steps: [], features: [] };

const finding = (action: Examination['action'], is: Examination['is'], exchange: readonly string[]): Examination => ({ action, is, says: [], advice: [], exchange });

const shown = (findings: readonly Examination[], complaints: readonly string[]): readonly string[] =>
  doctorText({ hello: HELLO, exchange: ['> hello'], findings, complaints }, { colour: false, width: 100 })
    .split('\n').filter((line) => /^ +[<>] /.test(line)).map((line) => line.trim());

describe('the exchange with the engine', () => {
  const WELL = finding('check', 'well', ['> check', '< 4']);
  const BROKEN = finding('place', 'broken', ['> place', '< debug', '> place', '< debug']);

  test('is shown only for what is wrong, and once', () => {
    expect(shown([WELL, BROKEN], [])).toEqual(['> place', '< debug']);
    expect(shown([WELL, BROKEN], ['a line that is not JSON'])).toEqual(['> place', '< debug']);
  });

  test('is shown in full if a fault belongs to no action', () => {
    expect(shown([WELL], ['a line that is not JSON'])).toEqual(['> hello', '> check', '< 4']);
  });
});

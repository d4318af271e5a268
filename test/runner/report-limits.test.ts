import { describe, expect, test } from 'vitest';
import { firstDifferences, answerForReport, shortLine } from '../../src/runner/report-limits.ts';

const systems = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`S${at}`, { space: { red: { fighter: 1 } } }]));

describe('an answer', () => {
  test('a short answer is kept as it is', () => {
    const answer = { legal: true, position: { systems: systems(100), step: 'move-ships' }, owes: [], log: 'x'.repeat(1000) };
    expect(answerForReport(answer)).toEqual({ actual: answer });
    expect(answerForReport(null)).toEqual({ actual: null });
  });

  test('a long log is left out of an answer', () => {
    const read = { legal: true, position: { systems: systems(2) }, owes: [] };
    expect(answerForReport({ ...read, position: { ...read.position, step: 'move-ships' }, log: 'x'.repeat(20_000) }))
      .toEqual({ actual: read, shortened: 'an answer of 20152 characters, without the members that are not read' });
  });

  test('of an answer that is far too long, the beginning is kept', () => {
    const kept = answerForReport({ legal: true, position: { systems: systems(2000) } });
    expect(kept).toEqual({ shortened: expect.stringMatching(/^an answer of \d+ characters, which begins \{"legal":true,"position":\{"systems":\{"S0":.{250,}…$/) });
    expect(answerForReport('x'.repeat(20_000))).toEqual({ shortened: expect.stringMatching(/^an answer of 20002 characters, which begins "x{298}…$/) });
  });
});

test('the first differences, and how many more there are', () => {
  const lines = Array.from({ length: 21 }, (_, at) => `${at}`);
  expect(firstDifferences(lines)).toEqual({ differences: lines.slice(0, 20), besides: 1 });
  expect(firstDifferences(lines.slice(1))).toEqual({ differences: lines.slice(1) });
});

test('a long line is cut between characters', () => {
  expect(shortLine('🚀🚀🚀', 2)).toBe('🚀…');
  expect(shortLine('ab', 2)).toBe('ab');
});

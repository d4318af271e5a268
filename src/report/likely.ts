import type { EngineReport, Likely } from '../runner/report.ts';
import { printable } from './printable.ts';

/** `fits 9 of 9 failed cases: excess fighters always go first (R3.1)`. */
export const likelyInWords = ({ clause, says, fits, of }: Likely): string =>
  `fits ${fits} of ${of} failed ${of === 1 ? 'case' : 'cases'}: ${printable(says).replace(/\.$/, '')} (${clause})`;

/** The likely misreadings of an engine, best first, a line each; says so where it failed and nothing fits. */
export const diagnosis = ({ likely, summary }: EngineReport): readonly string[] => {
  if (likely === undefined || summary.fail === 0) return [];
  return likely.length === 0 ? ['no misreading that the suite knows fits'] : likely.map(likelyInWords);
};

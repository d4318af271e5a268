import type { EngineReport, Likely, Misread } from '../runner/report.ts';
import { printable } from './printable.ts';

/** `fits 9 of 9 failed cases: excess fighters always go first (R3.1)`, and what else it may be. */
export const likelyInWords = ({ fits, of, and, equals = [], ...first }: Likely): string => [
  `fits ${fits} of ${of} failed ${of === 1 ? 'case' : 'cases'}: ${misreadInWords(first)}`,
  ...(and === undefined ? [] : [`and besides: ${misreadInWords(and)}`]),
  ...(equals.length === 0 ? [] : [`these cases can't tell it from: ${equals.map(misreadInWords).join('; or: ')}`]),
].join('; ');

/** The likely misreadings of an engine, best first, a line each; says so where it failed and nothing fits. */
export const diagnosis = ({ likely, summary }: EngineReport): readonly string[] => {
  if (likely === undefined || summary.fail === 0) return [];
  return likely.length === 0 ? ['no misreading that the suite knows fits'] : likely.map(likelyInWords);
};

const misreadInWords = ({ clause, says }: Misread): string => `${printable(says).replace(/\.$/, '')} (${clause})`;

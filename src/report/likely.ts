import type { EngineReport, Likely, Misread } from '../runner/report.ts';
import { counted } from './counted.ts';
import { idsInShort } from './ids-in-short.ts';
import { printable } from './printable.ts';

/** `fits 9 of 9 failed cases: excess fighters always go first (R3.1)`, and what else it may be. */
export const likelyInWords = ({ fits, of, and, equals = [], ...first }: Likely): string => [
  `fits ${fits} of ${of} failed ${of === 1 ? 'case' : 'cases'}: ${misreadInWords(first)}`,
  ...(and === undefined ? [] : [`and besides: ${misreadInWords(and)}`]),
  ...(equals.length === 0 ? [] : [`these cases can't tell it from: ${equals.map(misreadInWords).join('; or: ')}`]),
].join('; ');

/** The likely misreadings of an engine, best first, a line each, and what the best leaves open; says so where it failed and nothing fits. */
export const diagnosis = ({ likely, summary, cases }: Diagnosed): readonly string[] => {
  if (likely === undefined || summary.fail === 0) return [];
  const [best] = likely;
  if (best === undefined) return [`none that the suite knows fits the ${counted(summary.fail, 'failed case')}`];
  const left = best.unexplained ?? [];
  const open = cases.filter(({ id }) => left.includes(id));
  return [
    ...likely.map(likelyInWords),
    ...(left.length === 0 ? [] : [`${likely.length === 1 ? 'it' : 'the first'} doesn't explain ${counted(left.length, 'failed case')}: ${idsInShort(open)}`]),
  ];
};

/** What stands over the diagnosis: no more than it shows. */
export const diagnosisHeading = ({ likely }: Diagnosed): string => {
  const [best] = likely ?? [];
  if (best === undefined) return 'no known misreading';
  return 2 * best.fits > best.of ? 'probably misread' : 'perhaps misread, among other faults';
};

type Diagnosed = Pick<EngineReport, 'likely' | 'summary' | 'cases'>;

const misreadInWords = ({ clause, says }: Misread): string => `${printable(says).replace(/\.$/, '')} (${clause})`;

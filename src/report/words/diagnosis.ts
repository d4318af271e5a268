import type { EngineReport, Likely, LikelyMisreading } from '../../runner/report.ts';
import { counted } from '../../text/counted.ts';
import { idsInShort } from './case-ids.ts';
import { printable } from '../../text/printable.ts';

/** `fits 9 of 9 failed cases: excess fighters always go first (R3.1)`, and what else it may be; `more`: how many of them nothing before it fits. */
export const likelyInWords = ({ fits, of, and, equals = [], against = [], ...first }: Likely, more?: number): string => [
  `fits ${fits} of ${counted(of, 'failed case')}${more === undefined ? '' : `, ${more} of them not yet explained`}${speaksAgainst(against)}: ${misreadInWords(first)}`,
  ...(and === undefined ? [] : [`and besides: ${misreadInWords(and)}`]),
  ...(equals.length === 0 ? [] : [`these cases can't tell it from: ${equals.map(misreadInWords).join('; or: ')}`]),
].join('; ');

const speaksAgainst = (passed: readonly string[]): string => (passed.length === 0 ? '' : `, but would fail ${counted(passed.length, 'case')} that passed`);

/** The diagnosis, a line each: the likely misreadings, best first, and what they leave open. */
export const diagnosis = (engine: Diagnosed): readonly string[] => [...likelyLines(engine), ...leftOpen(engine)];

/** The likely misreadings of an engine, best first; says so where it failed and nothing fits. */
export const likelyLines = ({ likely, summary }: Diagnosed): readonly string[] => {
  if (likely === undefined || summary.fail === 0) return [];
  if (likely.length === 0) return [`none that the suite knows fits the ${counted(summary.fail, 'failed case')}`];
  return likely.map((one, at) => likelyInWords(one, at === 0 ? undefined : openAfter(likely.slice(0, at)).length - openAfter(likely.slice(0, at + 1)).length));
};

/** The failed cases that no misreading found explains, in one line; none where all are explained, or nothing is. */
export const leftOpen = ({ likely = [], cases }: Diagnosed): readonly string[] => {
  const open = openAfter(likely);
  if (open.length === 0) return [];
  const ids = idsInShort(cases.filter(({ id }) => open.includes(id)));
  return [`not explained ${likely.length === 1 ? 'by it' : 'by any of them'}: ${counted(open.length, 'failed case')}, ${ids}`];
};

/** What none of them explains. */
const openAfter = (likely: readonly Likely[]): readonly string[] =>
  (likely[0]?.unexplained ?? []).filter((id) => likely.every(({ unexplained = [] }) => unexplained.includes(id)));

/** What stands over the diagnosis: no more than it shows. */
export const diagnosisHeading = ({ likely }: Diagnosed): string => {
  const [best] = likely ?? [];
  if (best === undefined) return 'no known misreading';
  return 2 * (best.fits - (best.against ?? []).length) > best.of ? 'probably misread' : 'perhaps misread, among other faults';
};

type Diagnosed = Pick<EngineReport, 'likely' | 'summary' | 'cases'>;

const misreadInWords = ({ clause, says }: LikelyMisreading): string => `${printable(says).replace(/\.$/, '')} (${clause})`;

import type { EngineReport, Likely, LikelyMisreading } from '../../runner/report.ts';
import { counted } from '../../text/counted.ts';
import { idRanges } from './case-ids.ts';
import { printable } from '../../text/printable.ts';

/** `fits 9 of 9 failed cases: excess fighters always go first (R3.1)`, and what else it may be; `more`: how many of them nothing before it fits. */
export const likelyLine = ({ fits, of, and, equals = [], against = [], ...first }: Likely, more?: number): string => [
  `fits ${fits} of ${counted(of, 'failed case')}${more === undefined ? '' : `, ${more} of them not yet explained`}${speaksAgainst(against)}: ${misreadInWords(first)}`,
  ...(and === undefined ? [] : [`and besides: ${misreadInWords(and)}`]),
  ...(equals.length === 0 ? [] : [`these cases can't tell it from: ${equals.map(misreadInWords).join('; or: ')}`]),
].join('; ');

const speaksAgainst = (passed: readonly string[]): string => (passed.length === 0 ? '' : `, but would fail ${counted(passed.length, 'case')} that passed`);

/** The diagnosis, a line each: the likely misreadings, best first, and what they leave open. */
export const diagnosisLines = (engine: DiagnosedEngine): readonly string[] => [...likelyLines(engine), ...unexplainedLines(engine)];

/** The likely misreadings of an engine, best first; says so where it failed and nothing fits. */
export const likelyLines = ({ likely, summary }: DiagnosedEngine): readonly string[] => {
  if (likely === undefined || summary.fail === 0) return [];
  if (likely.length === 0) return [`none that the suite knows fits the ${counted(summary.fail, 'failed case')}`];
  return likely.map((one, at) => likelyLine(one, at === 0 ? undefined : unexplainedBy(likely.slice(0, at)).length - unexplainedBy(likely.slice(0, at + 1)).length));
};

/** The failed cases that no misreading found explains, in one line; none where all are explained, or nothing is. */
export const unexplainedLines = ({ likely = [], cases }: DiagnosedEngine): readonly string[] => {
  const open = unexplainedBy(likely);
  if (open.length === 0) return [];
  const ids = idRanges(cases.filter(({ id }) => open.includes(id)));
  return [`not explained ${likely.length === 1 ? 'by it' : 'by any of them'}: ${counted(open.length, 'failed case')}, ${ids}`];
};

/** What none of them explains. */
const unexplainedBy = (likely: readonly Likely[]): readonly string[] =>
  (likely[0]?.unexplained ?? []).filter((id) => likely.every(({ unexplained = [] }) => unexplained.includes(id)));

/** What stands over the diagnosis: no more than it shows. */
export const diagnosisHeading = ({ likely }: DiagnosedEngine): string => {
  const [best] = likely ?? [];
  if (best === undefined) return 'no known misreading';
  return 2 * (best.fits - (best.against ?? []).length) > best.of ? 'probably misread' : 'perhaps misread, among other faults';
};

type DiagnosedEngine = Pick<EngineReport, 'likely' | 'summary' | 'cases'>;

const misreadInWords = ({ clause, says }: LikelyMisreading): string => `${printable(says).replace(/\.$/, '')} (${clause})`;

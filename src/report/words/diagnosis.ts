import type { EngineReport, Likely, LikelyMisreading } from '../../runner/report.ts';
import { counted } from '../../text/counted.ts';
import { printable } from '../../text/printable.ts';
import { idRanges } from './case-ids.ts';

type DiagnosedEngine = Pick<EngineReport, 'likely' | 'summary' | 'cases'>;

/** The heading above a diagnosis, no surer than the diagnosis is. */
export const diagnosisHeading = ({ likely = [] }: DiagnosedEngine): string => {
  const [best] = likely;
  if (best === undefined) return 'no known misreading';
  const isProbable = 2 * (best.fits - (best.against ?? []).length) > best.of;
  const words = likely.length === 1 ? 'misreading' : 'misreadings';
  return isProbable ? `likely ${words}` : `possible ${words}, among other faults`;
};

/** The diagnosis, a line each: the likely misreadings, best first, and the failed cases that they leave unexplained. */
export const diagnosisLines = (engine: DiagnosedEngine): readonly string[] => [...likelyLines(engine), ...unexplainedLines(engine)];

/** The likely misreadings of an engine, best first; where it failed and none fits, a line that says so. */
export const likelyLines = ({ likely, summary }: DiagnosedEngine): readonly string[] => {
  if (likely === undefined || summary.fail === 0) return [];
  if (likely.length === 0) return [`no misreading that the suite knows explains the ${counted(summary.fail, 'failed case')}`];
  return likely.map((one, at) => {
    const [before, after] = [likely.slice(0, at), likely.slice(0, at + 1)].map((some) => unexplainedBy(some).length);
    return likelyLine(one, at === 0 ? undefined : (before ?? 0) - (after ?? 0));
  });
};

/**
 * `explains 9 of 9 failed cases: excess fighters always go first (R3.1)`, with the misreadings that look the same; `more`: how many
 * failed cases it explains that no better one does.
 */
export const likelyLine = ({ fits, of, and, equals = [], against = [], ...first }: Likely, more?: number): string => [
  `explains ${fits} of ${counted(of, 'failed case')}${more === undefined ? '' : ` (${more} of them new)`}${objection(against)}: ${
    misreadingInWords(first)}`,
  ...(and === undefined ? [] : [`together with: ${misreadingInWords(and)}`]),
  ...equals.map((one) => `or equally: ${misreadingInWords(one)}`),
].join('; ');

/** The failed cases that no likely misreading explains, in one line; no line where all or none are explained. */
export const unexplainedLines = ({ likely = [], cases }: DiagnosedEngine): readonly string[] => {
  const unexplained = unexplainedBy(likely);
  if (unexplained.length === 0) return [];
  return [`unexplained: ${counted(unexplained.length, 'failed case')}, ${idRanges(cases.filter(({ id }) => unexplained.includes(id)))}`];
};

const objection = (passed: readonly string[]): string =>
  (passed.length === 0 ? '' : `, but would fail ${counted(passed.length, 'case')} that passed`);

const unexplainedBy = (likely: readonly Likely[]): readonly string[] =>
  (likely[0]?.unexplained ?? []).filter((id) => likely.every(({ unexplained = [] }) => unexplained.includes(id)));

const misreadingInWords = ({ clause, says }: LikelyMisreading): string => `${printable(says).replace(/\.$/, '')} (${clause})`;

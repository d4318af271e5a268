import type { EngineReport, Likely, LikelyCondition, LikelyMisreading, RunReport } from '../../runner/report.ts';
import { counted } from '../../text/counted.ts';
import { firstFew } from '../../text/lines.ts';
import { printable } from '../../text/printable.ts';
import { idRanges } from './case-ids.ts';

/** What a report says about the cause of an engine's failures, one line each. */
export const diagnosisLines = (engine: DiagnosedEngine): readonly string[] => [...likelyLines(engine), ...otherLines(engine)];

/** The likely misreadings, the one that explains most first; says so if no known misreading explains any failure. */
export const likelyLines = ({ likely, summary, failedByReference = [], cases }: DiagnosedEngine): readonly string[] => {
  const failed = summary.fail - failedByReference.length;
  if (likely === undefined || failed <= 0) return [];
  const failures = failed === 1 ? 'the failed case' : `any of the ${failed} failed cases`;
  if (likely.length === 0) return [`no known misreading explains ${failures}`];
  const diagnosed = cases.filter(({ id, outcome }) => outcome === 'fail' && failedByReference.every((other) => other.case !== id));
  return likely.map((one) => likelyLine(one, cases, diagnosed));
};

/**
 * `R3.1: Which units may the owner give up? Fighters always go first. Explains 2 of 3 failed cases: R3.1-01, R3.1-02`; after `perhaps`
 * if more passed cases contradict the misreading than failed cases support it, or a single case shows that it occurs under a condition.
 */
const likelyLine = (one: Likely, cases: DiagnosedEngine['cases'], diagnosed: DiagnosedEngine['cases']): string => {
  const { condition, equals = [], against = [], unexplained = [], fits, of } = one;
  const isUnsure = against.length > fits || (condition !== undefined && fits < 2);
  const explained = fits === 0 ? [] : diagnosed.filter(({ id }) => !unexplained.includes(id));
  return [
    `${isUnsure ? 'perhaps ' : ''}${misreadingInWords(one)} ${condition === undefined ? '' : `Only where ${conditionInWords(condition)}. `}`
      + `Explains ${fits} of ${counted(of, 'failed case')}${idsAfterColon(explained)}`,
    ...(against.length === 0 ? [] : [`contradicted by ${counted(against.length, 'passed case')}${idsAfterColon(named(against, cases))}`]),
    ...(equals.length === 0 ? [] : [`equally possible: ${equals.map(misreadingInWords).join(' / ')}`]),
  ].join('; ');
};

/** `at least two ships move, or where units are lost`. */
const conditionInWords = ({ says, equals = [] }: LikelyCondition): string =>
  firstFew([says, ...equals].map((words) => printable(words)), MOST_CONDITIONS).join(', or where ');

const MOST_CONDITIONS = 3;

/** Other remarks on failures: unexplained cases, and cases that the reference engine fails too. */
export const otherLines = ({ failedByReference = [], likely = [], cases }: DiagnosedEngine): readonly string[] => {
  const unexplained = likely[0]?.unexplained?.filter((id) => likely.every((one) => one.unexplained?.includes(id))) ?? [];
  return [
    ...(unexplained.length === 0 ? [] : [
      `unexplained: ${counted(unexplained.length, 'failed case')}${idsAfterColon(named(unexplained, cases))}`,
    ]),
    ...failedByReference.map(({ case: id, differences }) =>
      `${id}: the reference engine fails this case too${inBrackets(differences)}: either the case or the rules are wrong`),
  ];
};

/** The heading above a diagnosis, no surer than the diagnosis is. */
export const diagnosisHeading = (engine: DiagnosedEngine, { edition }: Pick<RunReport['suite'], 'edition'>): string => {
  const { likely = [], follows, failedByReference = [], summary } = engine;
  const [best] = likely;
  if (follows !== undefined) return `answers as edition \`${follows}\` does${follows === edition ? ', without the draft' : ''}`;
  if (failedByReference.length > 0 && failedByReference.length === summary.fail) return 'wrong cases or rules';
  if (best === undefined) return 'no known misreading';
  const unexplained = best.unexplained?.filter((id) => likely.every((one) => one.unexplained?.includes(id))).length ?? 0;
  const against = new Set(likely.flatMap((one) => one.against ?? [])).size;
  const words = likely.length === 1 ? 'misreading' : 'misreadings';
  return 2 * (best.of - unexplained - against) > best.of ? `likely ${words}` : `possible ${words}, among other faults`;
};

type DiagnosedEngine = Pick<EngineReport, 'likely' | 'follows' | 'failedByReference' | 'summary' | 'cases'>;

const misreadingInWords = ({ clause, question, says }: LikelyMisreading): string =>
  [`${clause}:`, ...(question === undefined ? [] : [printable(question)]), printable(says)].join(' ');

const named = (ids: readonly string[], cases: DiagnosedEngine['cases']): DiagnosedEngine['cases'] =>
  cases.filter(({ id }) => ids.includes(id));

/** `: R1-01..03, R2-07`, the first few of many; nothing for no cases. */
const idsAfterColon = (cases: DiagnosedEngine['cases']): string =>
  (cases.length === 0 ? '' : `: ${firstFew(idRanges(cases).split(', '), MOST_RANGES).join(', ')}`);

const MOST_RANGES = 8;

const inBrackets = (differences: readonly string[]): string => (differences.length === 0 ? '' : ` (${differences.join('; ')})`);

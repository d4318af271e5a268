import { exitCodeOf } from '../../runner/exit-code.ts';
import type { CaseReport, EngineReport, RunReport } from '../../runner/report.ts';
import { counted } from '../../text/counted.ts';
import { type Group, grouped } from '../../text/grouped.ts';
import { idRanges } from './case-ids.ts';
import { printable } from '../../text/printable.ts';

/** The comparison with the list of known failures, in lines; none without a list. */
export const comparedWithKnown = (engine: EngineReport): readonly string[] => {
  const { known } = engine;
  if (known === undefined) return [];
  return [
    asListed(known.asListed), ...knownByReason(engine), ...(known.excused ?? []).map((line) => printable(line)),
    ...known.surprises.map((line) => `not as listed: ${printable(line)}`),
  ];
};

/** The known failures that are as listed, a line for each reason: `no mechs yet (fail, 2): R3-02, R3-05`. */
export const knownByReason = ({ cases }: EngineReport): readonly string[] => {
  const known = cases.filter((one) => one.known !== undefined);
  return grouped(known, ({ outcome, known: reason }) => `${outcome} ${reason ?? ''}`).map(reasonLine);
};

/** `known failure: no mechs yet`: why a failed case doesn't fail the run; `undefined` for any other case. */
export const knownInWords = ({ known }: CaseReport): string | undefined => (known === undefined ? undefined : `known failure: ${known}`);

/** What happened, after what is not as listed. */
export const outcomeMessage = ({ surprise, message }: CaseReport): string =>
  [surprise, message].filter((words) => words !== undefined).join(': ');

/** `3 known failures as listed, 1 not as listed; exit code 1`; `undefined` without a list of known failures. */
export const exitCodeLine = (report: RunReport): string | undefined => {
  const lists = report.engines.flatMap(({ known }) => known ?? []);
  if (lists.length === 0) return undefined;
  const surprises = lists.reduce((sum, { surprises: lines }) => sum + lines.length, 0);
  const listed = asListed(lists.reduce((sum, one) => sum + one.asListed, 0));
  return `${listed}${surprises === 0 ? '' : `, ${surprises} not as listed`}; exit code ${exitCodeOf(report)}`;
};

const asListed = (count: number): string => `${counted(count, 'known failure')} as listed`;

const reasonLine = (cases: Group<CaseReport>): string =>
  `${printable(cases[0].known ?? '')} (${cases[0].outcome}, ${cases.length}): ${idRanges(cases)}`;

import { emptyClaimInWords, type RunFailure, failuresOf, type WayToFail } from '../../runner/failures.ts';
import type { EngineReport, RunReport } from '../../runner/report.ts';
import { type Group, grouped } from '../../text/grouped.ts';
import { foundFaultLine } from './thorough.ts';
import { poisonedLine, twinLine } from './twins-and-order.ts';

/** A way to fail that is about no case. */
export type OtherWay = Exclude<WayToFail, 'case'>;

/** A file, and a line in it where one is meant. */
export interface FailurePlace {
  readonly file: string;
  readonly line?: number;
}

/** A failure apart from those of cases, in words. */
export interface OtherFailure {
  readonly way: OtherWay;
  readonly message: string;
  /** Where to look: the file of the list, or the case whose twin or repetition failed; `undefined` for the engine as a whole. */
  readonly place: FailurePlace | undefined;
}

/** What each way to fail is called in reports. */
export const WAY_NAMES: Readonly<Record<OtherWay, string>> = {
  'nothing-passed': 'no case passed',
  'empty-claim': 'always declined',
  complaint: 'protocol',
  twin: 'twins',
  order: 'order of requests',
  thorough: 'beyond the cases',
  'known-failures': 'known failures',
};

/** The failures of an engine apart from its failed cases; that no case passed is said only where no case failed. */
export const otherFailures = (engine: EngineReport, report: RunReport): readonly OtherFailure[] => {
  const failures = failuresOf(engine, report);
  const hasFailedCase = failures.some(({ way }) => way === 'case');
  return failures.filter(({ way }) => way !== 'nothing-passed' || !hasFailedCase).flatMap((failure) => inWords(failure, engine));
};

/** The same, grouped by the way in which the run failed. */
export const otherFailuresByWay = (engine: EngineReport, report: RunReport): readonly Group<OtherFailure>[] =>
  grouped(otherFailures(engine, report), ({ way }) => way);

const inWords = (failure: RunFailure, engine: EngineReport): readonly OtherFailure[] => {
  const { way } = failure;
  switch (way) {
    case 'case': return [];
    case 'nothing-passed': return [{ way, message: 'no case passed', place: undefined }];
    case 'empty-claim': return [{ way, message: emptyClaimInWords(failure), place: undefined }];
    case 'complaint': return [{ way, message: failure.message, place: undefined }];
    case 'twin': return [{ way, message: twinLine(failure.twin), place: placeOf(failure.twin.case, engine) }];
    case 'order': return [{ way, message: poisonedLine(failure.poisoned), place: placeOf(failure.poisoned.case, engine) }];
    case 'thorough': return [{ way, message: foundFaultLine(failure.found), place: undefined }];
    case 'known-failures': return [{ way, message: failure.message, place: { file: engine.known?.file ?? '' } }];
  }
};

const placeOf = (id: string, { cases }: EngineReport): FailurePlace | undefined => {
  const found = cases.find((one) => one.id === id);
  return found && { file: found.file, line: found.line };
};

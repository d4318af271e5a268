import type { CaseReport, ClauseReport, Counts } from '../../runner/report.ts';

/** Whether a case failed in any way, or is faulty itself. */
export const isFailure = ({ outcome }: CaseReport): boolean => outcome !== 'pass' && outcome !== 'declined';

/** How many cases failed in any way, or are faulty themselves. */
export const failureCount = ({ fail, crashed, hung, garbled, faulty }: Counts): number => fail + crashed + hung + garbled + faulty;

/** Whether a case fails the run: its failure is not a known one, or it is not as listed. */
export const failsRun = (one: CaseReport): boolean => one.surprise !== undefined || (isFailure(one) && one.known === undefined);

/** How many cases of a clause failed without being known failures. */
export const newFailureCount = (clause: ClauseReport): number => failureCount(clause) - (clause.known ?? 0);

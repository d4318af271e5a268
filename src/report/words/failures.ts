import type { CaseReport, ClauseReport, Counts } from '../../runner/report.ts';

/** Whether a case counts against its engine, or is at fault itself. */
export const isFailure = ({ outcome }: CaseReport): boolean => outcome !== 'pass' && outcome !== 'declined';

/** How many cases count against the engine, or are at fault themselves. */
export const failureCount = ({ fail, crashed, hung, garbled, faulty }: Counts): number => fail + crashed + hung + garbled + faulty;

/** Whether a case fails the run: it went wrong and is no known failure, or is not as the list of those says. */
export const failsRun = (one: CaseReport): boolean => one.surprise !== undefined || (isFailure(one) && one.known === undefined);

/** How many cases of a clause went wrong and are no known failures. */
export const newFailureCount = (clause: ClauseReport): number => failureCount(clause) - (clause.known ?? 0);

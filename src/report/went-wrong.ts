import type { CaseReport, Counts } from '../runner/report.ts';

/** Whether a case counts against its engine, or is at fault itself. */
export const wentWrong = ({ outcome }: CaseReport): boolean => outcome !== 'pass' && outcome !== 'declined';

/** How many cases count against the engine, or are at fault themselves. */
export const wrongIn = ({ fail, crashed, hung, garbled, faulty }: Counts): number => fail + crashed + hung + garbled + faulty;

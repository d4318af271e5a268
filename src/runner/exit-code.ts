import { failuresOf } from './failures.ts';
import type { RunReport } from './report.ts';

/** The exit code of a run: 0 if nothing fails it, 1 if anything does, 2 if a case is faulty. */
export const exitCodeOf = (report: RunReport): 0 | 1 | 2 => {
  if (report.engines.some(({ summary }) => summary.faulty > 0)) return 2;
  return report.engines.some((engine) => failuresOf(engine, report).length > 0) ? 1 : 0;
};

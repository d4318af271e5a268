import type { RunReport } from '../runner/report.ts';

/** The report itself, as schema/report.schema.json describes it; ends with a line end. */
export const jsonReport = (report: RunReport): string => `${JSON.stringify(report, null, 2)}\n`;

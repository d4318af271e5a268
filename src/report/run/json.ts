import type { RunReport } from '../../runner/report.ts';
import { jsonText } from '../words/json-text.ts';

/** The report itself, as schema/report.schema.json describes it; ends with a newline. */
export const jsonReport = (report: RunReport): string => jsonText(report);

import type { RunReport } from '../runner/report.ts';
import { badgeReport } from './badge.ts';
import { ctrfReport } from './ctrf.ts';
import type { Format } from './formats.ts';
import { githubReport } from './github.ts';
import { htmlReport } from './html.ts';
import { jsonReport } from './json.ts';
import { junitReport } from './junit.ts';
import { markdownReport } from './markdown.ts';
import { sarifReport } from './sarif.ts';
import { tapReport } from './tap.ts';
import { type TextOptions, textReport } from './text.ts';

/** `report` in a format; only `text` heeds the options. */
export const rendered = (format: Format, report: RunReport, options: TextOptions): string => RENDERERS[format](report, options);

/** Whether a format shows cases that passed too, and wants their steps in the report. */
export const wantsSteps = (format: Format): boolean => format === 'html';

const RENDERERS: Readonly<Record<Format, (report: RunReport, options: TextOptions) => string>> = {
  text: textReport,
  json: jsonReport,
  tap: tapReport,
  junit: junitReport,
  ctrf: ctrfReport,
  sarif: sarifReport,
  markdown: markdownReport,
  github: githubReport,
  badge: badgeReport,
  html: htmlReport,
};

export { type Format, FORMATS, isFormat } from './formats.ts';
export { markdownReport } from './markdown.ts';
export type { TextOptions } from './text.ts';

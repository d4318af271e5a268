import type { RunReport } from '../runner/report.ts';
import type { Format } from './formats.ts';
import type { TextOptions } from './run/text.ts';

/** `report` in a format; only `text` heeds the options. */
export const rendered = async (format: Format, report: RunReport, options: TextOptions): Promise<string> => (await RENDERERS[format]())(report, options);

/** Whether a format shows cases that passed too, and wants their steps in the report. */
export const wantsSteps = (format: Format): boolean => format === 'html';

type Renderer = (report: RunReport, options: TextOptions) => string;

// each is loaded where it is asked for
const RENDERERS: Readonly<Record<Format, () => Promise<Renderer>>> = {
  text: async () => (await import('./run/text.ts')).textReport,
  json: async () => (await import('./run/json.ts')).jsonReport,
  tap: async () => (await import('./run/tap.ts')).tapReport,
  junit: async () => (await import('./run/junit.ts')).junitReport,
  ctrf: async () => (await import('./run/ctrf.ts')).ctrfReport,
  sarif: async () => (await import('./run/sarif.ts')).sarifReport,
  markdown: async () => (await import('./run/markdown.ts')).markdownReport,
  github: async () => (await import('./run/github.ts')).githubReport,
  badge: async () => (await import('./run/badge.ts')).badgeReport,
  html: async () => (await import('./html/page.ts')).htmlReport,
};

export { type Format, FORMATS, isFormat } from './formats.ts';
export type { TextOptions } from './run/text.ts';

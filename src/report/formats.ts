import type { RunReport } from '../runner/report.ts';
import type { TextOptions } from './run/text.ts';

type Renderer = (report: RunReport, options: TextOptions) => string;

interface FormatEntry {
  /** Loads the format's module; only formats that a run writes are loaded. */
  readonly load: () => Promise<Renderer>;
  /** Whether the format shows the steps of passed cases too. */
  readonly wantsSteps?: true;
}

// a new format is a file in run/ and a line here
const RENDERERS = {
  text: { load: async () => (await import('./run/text.ts')).textReport },
  json: { load: async () => (await import('./run/json.ts')).jsonReport },
  tap: { load: async () => (await import('./run/tap.ts')).tapReport },
  junit: { load: async () => (await import('./run/junit.ts')).junitReport },
  ctrf: { load: async () => (await import('./run/ctrf.ts')).ctrfReport },
  sarif: { load: async () => (await import('./run/sarif.ts')).sarifReport },
  markdown: { load: async () => (await import('./run/markdown.ts')).markdownReport },
  github: { load: async () => (await import('./run/github.ts')).githubReport },
  badge: { load: async () => (await import('./run/badge.ts')).badgeReport },
  html: { load: async () => (await import('./html/page.ts')).htmlReport, wantsSteps: true },
} as const satisfies Readonly<Record<string, FormatEntry>>;

export type Format = keyof typeof RENDERERS;

export const isFormat = (text: string): text is Format => Object.hasOwn(RENDERERS, text);

/** The formats of `--report`. */
export const FORMATS: readonly Format[] = Object.keys(RENDERERS).filter(isFormat);

/** `report` in a format; only `text` and `html` use the options. */
export const rendered = async (format: Format, report: RunReport, options: TextOptions): Promise<string> =>
  (await RENDERERS[format].load())(report, options);

/** Whether a format shows the steps of passed cases too, which the report must then hold. */
export const wantsSteps = (format: Format): boolean => 'wantsSteps' in RENDERERS[format];

export type { TextOptions } from './run/text.ts';

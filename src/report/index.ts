import type { RunReport } from '../runner/report.ts';
import { jsonReport } from './json.ts';
import { type TextOptions, textReport } from './text.ts';

export const FORMATS = ['text', 'json'] as const;
export type Format = (typeof FORMATS)[number];

export const isFormat = (text: string): text is Format => (FORMATS as readonly string[]).includes(text);

/** `report` in a format; only `text` heeds the options. */
export const rendered = (format: Format, report: RunReport, options: TextOptions): string => {
  switch (format) {
    case 'text': return textReport(report, options);
    case 'json': return jsonReport(report);
  }
};

export type { TextOptions } from './text.ts';

import { processAdvice } from '../runner/doctor/process-advice.ts';
import type { Examination } from '../runner/doctor/examine.ts';
import type { HelloResult } from '../subjects/wire.ts';
import { counted } from '../text/counted.ts';
import { firstFew, labelled } from '../text/lines.ts';
import { printable } from '../text/printable.ts';
import type { TextOptions } from './run/text.ts';
import { engineName } from './words/engine-name.ts';
import { type Layout, paintFor } from './words/paint.ts';

export interface Examined {
  readonly hello: HelloResult;
  readonly findings: readonly Examination[];
  /** The lines that were exchanged over `hello`. */
  readonly exchange: readonly string[];
  /** Faults that belong to no question. */
  readonly complaints: readonly string[];
}

/** The engine's own description, then each question, with the lines exchanged where something is wrong; ends with a newline. */
export const doctorText = (examined: Examined, { colour, width }: Pick<TextOptions, 'colour' | 'width'>): string => {
  const { hello, exchange, findings, complaints } = examined;
  const layout = { width, paint: paintFor(colour) };
  // a fault that belongs to no question may show in any exchange
  const showsAll = complaints.length > 0 && !findings.some(isWrong);
  const lines = [
    `${layout.paint.strong(engineName(hello))}  in ${printable(hello.language, 40)}`,
    ...labelled('answers', [joined(hello.answers)], width),
    ...labelled('steps', [joined(hello.steps)], width),
    ...labelled('features', [joined(hello.features)], width),
    ...(showsAll ? exchangeLines(exchange) : []),
    '',
    ...findings.flatMap((finding) => findingLines(finding, showsAll, layout)),
    ...complaints.flatMap((line) => labelled('also', [printable(line, LONG), ...processAdvice(line)], width)),
    '',
    summary(examined, layout),
  ];
  return `${lines.join('\n')}\n`;
};

/** Why an engine could not be examined at all, with the lines exchanged. */
export const notRunText = (message: string, exchange: readonly string[], width: number): string =>
  [...labelled('hello', [printable(message, LONG), ...processAdvice(message)], width), ...exchangeLines(exchange), ''].join('\n');

/** Whether an engine is ready for the suite. */
export const isWell = ({ findings, complaints }: Pick<Examined, 'findings' | 'complaints'>): boolean =>
  complaints.length === 0 && !findings.some(isWrong);

const isWrong = ({ is }: Examination): boolean => is !== 'well' && is !== 'not-asked';

const LONG = 1000;
const SHOWN = 8;

const joined = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(', '));

const findingLines = (finding: Examination, showsAll: boolean, { width, paint }: Layout): readonly string[] => {
  const { action, is, says, advice, exchange } = finding;
  const colour = is === 'well' ? paint.good : is === 'not-asked' ? paint.weak : paint.bad;
  const lines = firstFew(says, SHOWN).map((line) => printable(line, LONG));
  return [
    `  ${action.padEnd(12)}${colour(IN_WORDS[is])}`,
    ...labelled('', [...lines, ...advice], width),
    ...(showsAll || isWrong(finding) ? exchangeLines(exchange) : []),
  ];
};

const IN_WORDS: Readonly<Record<Examination['is'], string>> = {
  well: 'ok', 'not-asked': 'not asked', declined: 'declined', broken: 'breaks the contract', wrong: 'wrong answer',
};

/** Each line once: a failed request is sent again alone, and the same exchange shows nothing new. */
const exchangeLines = (exchange: readonly string[]): readonly string[] =>
  [...new Set(exchange)].map((line) => `            ${printable(line, LONG)}`);

const summary = (examined: Examined, { paint }: Layout): string => {
  const { findings, complaints } = examined;
  const ok = findings.filter(({ is }) => is === 'well').length;
  const line = `${ok} of ${counted(findings.length, 'action')} ok`;
  if (isWell(examined)) return paint.good(`${line}; next, run the suite:`);
  return paint.bad(complaints.length === 0 ? line : `${line}; ${counted(complaints.length, 'other fault')}`);
};

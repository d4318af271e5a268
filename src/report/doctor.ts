import { processAdvice } from '../runner/doctor/advice.ts';
import type { Examination } from '../runner/doctor/examine.ts';
import type { HelloResult } from '../subjects/wire.ts';
import { firstFew, labelled } from '../text/lines.ts';
import { engineName } from './words/engine-name.ts';
import { type Paint, paintFor } from './words/paint.ts';
import { printable } from '../text/printable.ts';
import type { TextOptions } from './run/text.ts';

export interface Examined {
  readonly hello: HelloResult;
  readonly findings: readonly Examination[];
  /** What was said over `hello`. */
  readonly exchange: readonly string[];
  /** What belongs to no question. */
  readonly complaints: readonly string[];
}

/** What the engine says of itself, then each question, with what was said where something is amiss; ends with a line end. */
export const doctorText = ({ hello, exchange, findings, complaints }: Examined, { colour, width }: Pick<TextOptions, 'colour' | 'width'>): string => {
  const paint = paintFor(colour);
  // where a fault is nobody's, it may stand in what was said over any question
  const isSilent = complaints.length > 0 && !findings.some(isAmiss);
  const lines = [
    `${paint.strong(engineName(hello))}  in ${printable(hello.language, 40)}`,
    ...labelled('answers', [listed(hello.answers)], width),
    ...labelled('steps', [listed(hello.steps)], width),
    ...labelled('features', [listed(hello.features)], width),
    ...(isSilent ? exchangeLines(exchange) : []),
    '',
    ...findings.flatMap((finding) => findingLines(finding, isSilent, width, paint)),
    ...complaints.flatMap((line) => labelled('besides', [printable(line, LONG), ...processAdvice(line)], width)),
    '',
    summary(findings, complaints, paint),
  ];
  return `${lines.join('\n')}\n`;
};

/** Why an engine could not be examined at all, with what was said. */
export const notRunText = (message: string, exchange: readonly string[], width: number): string =>
  [...labelled('hello', [printable(message, LONG), ...processAdvice(message)], width), ...exchangeLines(exchange), ''].join('\n');

/** Whether an engine can be put to the suite. */
export const isWell = ({ findings, complaints }: Pick<Examined, 'findings' | 'complaints'>): boolean =>
  complaints.length === 0 && !findings.some(isAmiss);

const isAmiss = ({ is }: Examination): boolean => is !== 'well' && is !== 'not-asked';

const LONG = 1000;
const SHOWN = 8;

const listed = (words: readonly string[]): string => (words.length === 0 ? 'none' : words.join(', '));

/** `inFull`: with what was said, even where all is well. */
const findingLines = (finding: Examination, inFull: boolean, width: number, paint: Paint): readonly string[] => {
  const { action, is, says, advice, exchange } = finding;
  const colour = is === 'well' ? paint.good : is === 'not-asked' ? paint.weak : paint.bad;
  const said = firstFew(says, SHOWN).map((line) => printable(line, LONG));
  return [
    `  ${action.padEnd(12)}${colour(IN_WORDS[is])}`,
    ...labelled('', [...said, ...advice], width),
    ...(inFull || isAmiss(finding) ? exchangeLines(exchange) : []),
  ];
};

const IN_WORDS: Readonly<Record<Examination['is'], string>> = {
  well: 'well', 'not-asked': 'not asked', declined: 'declined', broken: 'breaks the contract', wrong: 'answers otherwise than expected',
};

/** A request that went wrong is asked again, alone: what is said a second time tells nothing more. */
const exchangeLines = (exchange: readonly string[]): readonly string[] => [...new Set(exchange)].map((line) => `            ${printable(line, LONG)}`);

const summary = (findings: readonly Examination[], complaints: readonly string[], paint: Paint): string => {
  const well = findings.filter(({ is }) => is === 'well').length;
  const said = `${well} of ${findings.length} ${findings.length === 1 ? 'action is' : 'actions are'} well`;
  if (isWell({ findings, complaints })) return paint.good(`${said}: now put the suite to it:`);
  return paint.bad(`${said}${complaints.length === 0 ? '' : `; ${complaints.length} ${complaints.length === 1 ? 'fault' : 'faults'} besides`}`);
};

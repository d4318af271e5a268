import { type CaseReport, OUTCOMES } from '../../runner/report.ts';
import { isFailure } from '../words/failures.ts';
import { type Html, tag, text } from './tag.ts';

/** The states of a case: an outcome, or one of those that a list of known failures adds. */
export const STATES = [...OUTCOMES, 'known', 'surprise'] as const;
export type CaseState = (typeof STATES)[number];

/** A known failure is `known`; a listed case that doesn't fail is a `surprise`. */
export const stateOf = (report: CaseReport): CaseState => {
  if (report.known !== undefined) return 'known';
  return report.surprise !== undefined && !isFailure(report) ? 'surprise' : report.outcome;
};

/** What became of a case, in words. */
export const STATE_WORDS: Readonly<Record<CaseState, string>> = {
  pass: 'passed', fail: 'failed', declined: 'declined', crashed: 'crashed', hung: 'hung', garbled: 'garbled', faulty: 'faulty case',
  known: 'known failure', surprise: 'not as listed',
};

const SIGNS: Readonly<Record<CaseState, string>> = {
  pass: '✓', fail: '✗', declined: '–', crashed: '!', hung: '…', garbled: '?', faulty: '!', known: '~', surprise: '!',
};

/** A sign and a word; `of` names the engine where there are several. */
export const badge = (state: CaseState, of?: string): Html => tag(
  'span',
  { class: `outcome-badge ${state}` },
  tag('span', { 'aria-hidden': 'true' }, SIGNS[state]),
  ' ',
  text(of === undefined ? STATE_WORDS[state] : `${of} ${STATE_WORDS[state]}`),
);

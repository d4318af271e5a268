import type { Outcome } from '../../runner/report.ts';
import { type Html, tag, text } from './tag.ts';

/** What became of a case, in words. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  pass: 'passed', fail: 'failed', declined: 'declined', crashed: 'crashed', hung: 'hung', garbled: 'garbled', faulty: 'faulty case',
};

const SIGNS: Readonly<Record<Outcome, string>> = { pass: '✓', fail: '✗', declined: '–', crashed: '!', hung: '…', garbled: '?', faulty: '!' };

/** A sign and a word; `of` names the engine where there are several. */
export const badge = (outcome: Outcome, of?: string): Html => tag(
  'span',
  { class: `outcome-badge ${outcome}` },
  tag('span', { 'aria-hidden': 'true' }, SIGNS[outcome]),
  ' ',
  text(of === undefined ? OUTCOME_WORDS[outcome] : `${of} ${OUTCOME_WORDS[outcome]}`),
);

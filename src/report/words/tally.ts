import { type CaseSection, CROSSINGS, isCardId } from '../../board/index.ts';
import { type ClauseReport, type Counts, type Outcome, OUTCOMES } from '../../runner/report.ts';
import { counted } from '../../text/counted.ts';

/** How many cases had each outcome that occurred: `9 passed, 1 failed`. */
export const tally = (counts: Counts): string => {
  const occurred = OUTCOMES.filter((outcome) => counts[outcome] > 0);
  return occurred.map((outcome) => `${counts[outcome]} ${IN_WORDS[outcome]}`).join(', ');
};

/** The tally of a clause, with its known failures: `8 passed, 2 failed (2 known)`, or `no cases`. */
export const clauseTally = (clause: ClauseReport): string =>
  `${tally(clause) === '' ? 'no cases' : tally(clause)}${clause.known === undefined ? '' : ` (${clause.known} known)`}`;

/** How many cases there are: `451 cases of 18 clauses and 12 crossings`, `561 cases of 18 clauses, 6 cards and 12 crossings`. */
export const casesInWords = (cases: readonly { readonly clause: CaseSection }[]): string => {
  const sections = cases.map(({ clause }) => clause).filter((clause) => clause !== CROSSINGS);
  const [cards, crossings] = [new Set(sections.filter(isCardId)).size, cases.length - sections.length];
  const parts = [
    counted(new Set(sections).size - cards, 'clause'),
    ...(cards === 0 ? [] : [counted(cards, 'card')]),
    ...(crossings === 0 ? [] : [counted(crossings, 'crossing')]),
  ];
  const [last = '', ...others] = parts.toReversed();
  return `${counted(sections.length, 'case')} of ${others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`}`;
};

const IN_WORDS: Readonly<Record<Outcome, string>> = {
  pass: 'passed', fail: 'failed', declined: 'declined', crashed: 'crashed', hung: 'hung', garbled: 'garbled', faulty: 'faulty',
};

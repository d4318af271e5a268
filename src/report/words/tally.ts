import { type CaseSection, CROSSINGS } from '../../board/index.ts';
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

/** How many cases there are: `451 cases of 18 clauses and 12 crossings`. */
export const casesInWords = (cases: readonly { readonly clause: CaseSection }[]): string => {
  const clauses = cases.map(({ clause }) => clause).filter((clause) => clause !== CROSSINGS);
  const crossings = cases.length - clauses.length;
  const words = `${counted(clauses.length, 'case')} of ${counted(new Set(clauses).size, 'clause')}`;
  return crossings === 0 ? words : `${words} and ${counted(crossings, 'crossing')}`;
};

const IN_WORDS: Readonly<Record<Outcome, string>> = {
  pass: 'passed', fail: 'failed', declined: 'declined', crashed: 'crashed', hung: 'hung', garbled: 'garbled', faulty: 'faulty',
};

import { type ClauseReport, type Counts, type Outcome, OUTCOMES } from '../../runner/report.ts';

/** `9 passed, 1 failed`: the outcomes that occurred. */
export const tally = (counts: Counts): string => {
  const occurred = OUTCOMES.filter((outcome) => counts[outcome] > 0);
  return occurred.map((outcome) => `${counts[outcome]} ${IN_WORDS[outcome]}`).join(', ');
};

/** Of a clause, with those that are known failures: `8 passed, 2 failed (2 known)`; `no cases` where it has none. */
export const clauseTally = (clause: ClauseReport): string =>
  `${tally(clause) === '' ? 'no cases' : tally(clause)}${clause.known === undefined ? '' : ` (${clause.known} known)`}`;

const IN_WORDS: Readonly<Record<Outcome, string>> = {
  pass: 'passed', fail: 'failed', declined: 'declined', crashed: 'crashed', hung: 'hung', garbled: 'garbled', faulty: 'faulty',
};

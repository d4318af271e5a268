import type { ClauseReport, EngineReport } from '../runner/report.ts';
import { printable } from './printable.ts';

/** `conformant`, or what is missing from it, in one line. */
export const verdictOn = ({ conformant, complete, against, clauses }: EngineReport): string => {
  if (!conformant) return `not conformant: ${against.map((line) => printable(line)).join('; ')}`;
  if (complete) return 'conformant';
  return `conformant, partial: ${unjudged(clauses).map(({ id }) => id).join(', ')} not judged`;
};

/** The clauses that decide something, and on which the engine's answers prove nothing. */
export const unjudged = (clauses: readonly ClauseReport[]): readonly ClauseReport[] => clauses.filter(({ judged, decides }) => decides && !judged);

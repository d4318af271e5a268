import { ACTION_TYPES } from '../../board/index.ts';
import type { ClauseReport, EngineReport } from '../../runner/report.ts';
import { emptyClaims, emptyClaimInWords } from '../../runner/failures.ts';
import { counted } from '../../text/counted.ts';
import { listed } from '../../text/quoted.ts';
import { printable } from '../../text/printable.ts';

/** `conformant`, or what is missing from it, in one line. */
export const verdictOn = ({ conformant, complete, against, clauses, isPart, actions = {} }: EngineReport): string => {
  if (!conformant) return `not conformant: ${against.map((line) => printable(line)).join('; ')}`;
  const declined = isPart ? emptyClaims({ actions }).map((claim) => `; it ${emptyClaimInWords(claim)}`).join('') : '';
  if (complete) return `conformant${declined}`;
  const answered = Object.keys(actions);
  const isLimited = answered.length > 0 && answered.length < ACTION_TYPES.length;
  const ids = unjudged(clauses).map(({ id }) => id);
  const limits = [...(isLimited ? [`${listed(answered)} only`] : []), `${counted(ids.length, 'clause')} not judged (${ids.join(', ')})`];
  return `conformant, partial: ${limits.join(', ')}${declined}`;
};

/** `conformant`, for conformant engines; `conformant, partial` where one of them was not judged on all clauses. */
export const conformantInShort = (engines: readonly EngineReport[]): string =>
  (engines.every(({ complete }) => complete) ? 'conformant' : 'conformant, partial');

/** The clauses that decide something and on which the engine's answers prove nothing. */
export const unjudged = (clauses: readonly ClauseReport[]): readonly ClauseReport[] =>
  clauses.filter(({ judged, decides }) => decides && !judged);

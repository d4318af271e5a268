import { type Action, type Answer, isVerdict, type Judge, type Position } from '../../board/index.ts';
import { isSettledPosition } from '../settled.ts';
import { actionsIn } from './actions.ts';
import { positionsWith, type ScopedPosition, startOf } from './positions.ts';
import { judgementText, positionText } from './text.ts';
import type { Scope, ScopePart } from './types.ts';

/** One judgement of a scope. */
export interface Judgement {
  readonly position: Position;
  readonly action: Action;
  readonly answer: Answer;
  /** Its line, which the digest is made of. */
  readonly text: string;
}

/** A position of a scope with all that is asked in it, judged as it is read. */
export interface Judged {
  readonly part: ScopePart;
  /** Which of the scope's positions it is, from 0. */
  readonly at: number;
  readonly position: Position;
  judgements(): Generator<Judgement>;
}

/** The positions of a scope: those with the fewest units first, of all parts, so that what differs is soon met, and small. */
export const walk = function* ({ parts }: Scope, judge: Judge): Generator<Judged> {
  let at = 0;
  for (const [part, found] of positionsOf(parts, judge)) {
    yield { part, at, position: found.position, judgements: () => judged(part, found, judge) };
    at += 1;
  }
};

const positionsOf = function* (parts: readonly ScopePart[], judge: Judge): Generator<readonly [ScopePart, ScopedPosition]> {
  const largest = Math.max(...parts.map(({ units = 0 }) => units));
  for (let total = 0; total <= largest; total += 1) {
    for (const part of parts) {
      if (part.from !== undefined || total > (part.units ?? 0)) continue;
      for (const found of positionsWith(total, part)) yield [part, found];
    }
  }
  for (const part of parts) {
    if (part.from === undefined) continue;
    for (const found of reachedFrom(part, startOf(part, part.from), judge)) yield [part, found];
  }
};

/** All positions that the part's legal actions lead to, nearest first. */
const reachedFrom = function* (part: ScopePart, start: ScopedPosition, judge: Judge): Generator<ScopedPosition> {
  const known = new Set([start.text]);
  const waiting = [start];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    yield next;
    for (const { answer } of judged(part, next, judge)) {
      if (!isVerdict(answer) || !answer.legal || !isSettledPosition(answer.position)) continue;
      const text = positionText(answer.position);
      if (known.has(text)) continue;
      known.add(text);
      waiting.push({ position: answer.position, text, same: [] });
    }
  }
};

const judged = function* (part: ScopePart, found: ScopedPosition, judge: Judge): Generator<Judgement> {
  for (const { action, text } of actionsIn(part, found)) {
    const answer = judge(found.position, action);
    yield { position: found.position, action, answer, text: judgementText(found.text, text, answer) };
  }
};

import type { ActionType } from '../../board/index.ts';
import type { Reply } from '../subject.ts';

/** The reply to a request at which the engine failed as a process. */
export type FailedReply = Extract<Reply, { readonly kind: 'crashed' | 'hung' | 'garbled' }>;

/** How many failures an engine is forgiven, in all and for each action, before it is given up. */
export interface FailureLimit {
  /** It answered the action, or declined it: from then on the action is never given up. */
  answered(action: ActionType): void;
  /** It failed at a request for the action, asked alone. */
  failed(action: ActionType, failed: FailedReply): void;
  /** It failed where it was asked nothing: at its start, or between two requests. */
  strayed(failed: FailedReply): void;
  /** Whether the action has failed, and was never answered. */
  isDoubtful(action: ActionType): boolean;
  /** Where the action, or the engine, is given up: the reply to whatever else is asked. */
  gaveUpOn(action: ActionType): FailedReply | undefined;
}

/**
 * An action is given up after `most` failures without a single answer, and then only its requests; the engine after as many failures
 * without any answer, at more than one action (one bad action alone must not sink the others), or after as many strays in a row.
 */
export const failureLimit = (most: number): FailureLimit => {
  const answered = new Set<ActionType>();
  const failures = new Map<ActionType, number>();
  const givenUp = new Map<ActionType, FailedReply>();
  let strays = 0;
  let all: FailedReply | undefined;
  const isHopeless = (): boolean => answered.size === 0 && failures.size > 1 && sum(failures.values()) >= most;
  return {
    answered: (action) => {
      strays = 0;
      answered.add(action);
    },
    failed: (action, failed) => {
      strays = 0;
      const count = (failures.get(action) ?? 0) + 1;
      failures.set(action, count);
      if (count >= most && !givenUp.has(action)) givenUp.set(action, gaveUp(`gave up on \`${action}\``, count, failed));
      if (isHopeless()) all ??= gaveUp('gave up', sum(failures.values()), failed);
    },
    strayed: (failed) => {
      strays += 1;
      if (strays >= most) all ??= gaveUp('gave up', strays, failed);
    },
    isDoubtful: (action) => failures.has(action) && !answered.has(action),
    gaveUpOn: (action) => all ?? (answered.has(action) ? undefined : givenUp.get(action)),
  };
};

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, each) => total + each, 0);

const gaveUp = (what: string, count: number, { kind, message, stderr }: FailedReply): FailedReply =>
  ({ kind, message: `${what} after ${count} failures in a row, the last: ${message}`, ...(stderr === undefined ? {} : { stderr }) });

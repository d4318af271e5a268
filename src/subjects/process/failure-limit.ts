import type { ActionType } from '../../board/index.ts';
import { defined } from '../../text/records.ts';
import type { Reply } from '../subject.ts';
import type { Failure } from './failure.ts';

/** The reply to a request at which the engine failed as a process. */
export type FailedReply = Extract<Reply, { readonly kind: 'crashed' | 'hung' | 'garbled' }>;

/** A failure as a reply. */
export const failedReply = ({ kind, message, stderr }: Failure): FailedReply => ({ kind, message, stderr });

/** Decides when an action, or the whole engine, is given up after too many failures. */
export interface FailureLimit {
  /** The engine answered or declined the action, which is then never given up. */
  answered(action: ActionType): void;
  /** The engine failed at a request for the action, asked alone. */
  failed(action: ActionType, failed: FailedReply): void;
  /** The engine failed with no request open: at its start, or between two requests. */
  strayed(failed: FailedReply): void;
  /** Whether the action has failed and was never answered. */
  isDoubtful(action: ActionType): boolean;
  /** Whether anything is given up. */
  hasGivenUp(): boolean;
  /** The reply to further requests for the action, if it or the engine is given up. */
  gaveUpOn(action: ActionType): FailedReply | undefined;
}

/**
 * An action is given up after `most` failures without an answer. The whole engine is given up after `most` failures without any answer, at
 * more than one action (one bad action must not take the others with it), or after `most` failures in a row with no request open.
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
    hasGivenUp: () => all !== undefined || givenUp.size > 0,
    gaveUpOn: (action) => all ?? (answered.has(action) ? undefined : givenUp.get(action)),
  };
};

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((total, each) => total + each, 0);

const gaveUp = (what: string, count: number, { kind, message, stderr }: FailedReply): FailedReply =>
  defined({ kind, message: `${what} after ${count} failures in a row, the last: ${message}`, stderr });

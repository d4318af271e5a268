import type { HelloParams } from '../wire.ts';
import type { Complaints } from './complaints.ts';

/** Bytes of the longest reply that is read. */
export const DEFAULT_LONGEST_REPLY = 8_000_000;

/** Receives every line: `>` to the engine, `<` from it. */
export type Trace = (direction: '>' | '<', line: string) => void;

export interface ConversationOptions {
  /** Milliseconds of silence while a request is open; more for an engine that is slow to say hello. */
  readonly timeout: number;
  /** Milliseconds of silence before the answer to `hello`. */
  readonly startTimeout: number;
  /** The longest reply, in bytes. */
  readonly longestReply: number;
  readonly trace: Trace;
  /** The params of `hello`. */
  readonly params: HelloParams;
  /** Collects faults that belong to no request. */
  readonly complaints: Complaints;
}

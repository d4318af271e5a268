import type { Part } from '../report.ts';

export const KNOWN_OUTCOMES = ['fail', 'crashed', 'hung', 'garbled'] as const;
export type KnownOutcome = (typeof KNOWN_OUTCOMES)[number];

/** A failure that is known, and is not to fail the run as long as it stays as it is. */
export interface KnownFailure {
  /**
   * The id of the case, like `R3.1-02`.
   * @pattern ^[RN][0-9](\.[0-9])?-[0-9]{2,4}$
   */
  readonly case: string;
  /**
   * The engine, by the name that it gives itself; absent: whichever is asked.
   * @minLength 1
   */
  readonly engine?: string;
  readonly outcome: KnownOutcome;
  /**
   * Of a fail: the parts that differ; absent: whichever.
   * @minItems 1
   */
  readonly parts?: readonly Part[];
  /**
   * Why it fails, or who looks into it; `TO BE WRITTEN`, which `--update-known` writes, is none.
   * @minLength 1
   */
  readonly reason: string;
}

/** What stands where a person has to write a reason; a list with it is refused. */
export const TO_BE_WRITTEN = 'TO BE WRITTEN';

/** Whether somebody has written why. */
export const hasReason = ({ reason }: Pick<KnownFailure, 'reason'>): boolean => reason.trim() !== '' && reason.trim().toUpperCase() !== TO_BE_WRITTEN;

/** A list of known failures, for `--known`. */
export interface KnownFile {
  readonly known: readonly KnownFailure[];
}

import { visibleWords } from '../../text/printable.ts';
import type { Part } from '../report.ts';

export const KNOWN_OUTCOMES = ['fail', 'crashed', 'hung', 'garbled'] as const;
export type KnownOutcome = (typeof KNOWN_OUTCOMES)[number];

/** A known failure: it doesn't fail the run unless it changes. */
export interface KnownFailure {
  /**
   * The id of the case, like `R3.1-02`.
   * @pattern ^[RN][0-9](\.[0-9])?-[0-9]{2,4}$
   */
  readonly case: string;
  /**
   * The engine, by the name that it gives itself; default: any.
   * @minLength 1
   */
  readonly engine?: string;
  readonly outcome: KnownOutcome;
  /**
   * The parts that differ, if the case fails; default: any.
   * @minItems 1
   */
  readonly parts?: readonly Part[];
  /**
   * Why it fails, or who looks into it. `TO BE WRITTEN`, from `--update-known`, is not a reason.
   * @minLength 1
   */
  readonly reason: string;
}

/** What stands where a person has to write a reason; a list with it is refused. */
export const TO_BE_WRITTEN = 'TO BE WRITTEN';

/** Whether the reason has been written. */
export const hasReason = ({ reason }: Pick<KnownFailure, 'reason'>): boolean => {
  const seen = visibleWords(reason);
  return seen !== '' && seen.toUpperCase() !== TO_BE_WRITTEN;
};

/** A list of known failures, for `--known`. */
export interface KnownFile {
  readonly known: readonly KnownFailure[];
}

import { visibleWords } from '../../text/printable.ts';
import type { Part } from '../report.ts';

export const KNOWN_OUTCOMES = ['fail', 'crashed', 'hung', 'garbled'] as const;
export type KnownOutcome = (typeof KNOWN_OUTCOMES)[number];

/** The failures that belong to no case and can be listed. */
export const KNOWN_FAULTS = ['nothing-passed', 'empty-claim', 'complaint', 'twin', 'order', 'thorough'] as const;
export type KnownFault = (typeof KNOWN_FAULTS)[number];

/** Known failures with one reason: they don't fail the run unless they change. One of `case`, `cases`, `misreading`, `fault` names them. */
export interface KnownFailure {
  /**
   * The id of a case, like `R3.1-02`, or of a crossing, like `X-move-01`.
   * @pattern ^([RN][0-9](\.[0-9])?|X(-[a-z]+)+)-[0-9]{2,4}$
   */
  readonly case?: string;
  /**
   * Ids of cases, or beginnings of ids with a `*`, like `R3.1-*`. A beginning covers the cases that fail.
   * @minItems 1
   */
  readonly cases?: readonly CasePattern[];
  /**
   * A misreading, like `R3.1/chosen-by=fighters-first`: covers the failed cases that it explains in the diagnosis.
   * @minLength 1
   */
  readonly misreading?: string;
  /** A kind of failure that belongs to no case. */
  readonly fault?: KnownFault;
  /**
   * The engine, by the name that it gives itself; default: any.
   * @minLength 1
   */
  readonly engine?: string;
  /** How the cases fail; needed with `case`; default with `cases` and `misreading`: fail. */
  readonly outcome?: KnownOutcome;
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

/** @pattern ^([RN][0-9.]*(-[0-9]{2,4}|[-0-9]*\*)|X-[a-z-]*([0-9]{2,4}|[0-9]*\*))$ */
export type CasePattern = string;

/** What stands where a person has to write a reason; a list with it is refused. */
export const TO_BE_WRITTEN = 'TO BE WRITTEN';

/** Whether the reason has been written. */
export const hasReason = ({ reason }: Pick<KnownFailure, 'reason'>): boolean => {
  const seen = visibleWords(reason);
  return seen !== '' && seen.toUpperCase() !== TO_BE_WRITTEN;
};

/** What an entry covers, in a few words: `R3-02`, `R3-02 and 4 more`, a misreading, a fault. */
export const entryName = ({ case: id, cases = [], misreading, fault }: KnownFailure): string =>
  id ?? misreading ?? fault ?? `${cases[0] ?? ''}${cases.length > 1 ? ` and ${cases.length - 1} more` : ''}`;

/** A list of known failures, for `--known`. */
export interface KnownFile {
  readonly known: readonly KnownFailure[];
}

import type { CaseStep } from '../cases/case.ts';
import type { Difference, ProbeOutcome } from './probe.ts';
import type { Play } from './shrink/play.ts';

/** How many questions a search asked, and how they were answered. */
export interface SearchCounts {
  /** Questions that were answered, correctly or not. */
  readonly asked: number;
  readonly declined: number;
  readonly differences: number;
}

export const NO_COUNTS: SearchCounts = { asked: 0, declined: 0, differences: 0 };

/** `progress` with one more outcome counted. */
export const countedWith = <T extends SearchCounts>(progress: T, outcome: Exclude<ProbeOutcome, 'stopped'>): T => ({
  ...progress,
  asked: progress.asked + (outcome === 'declined' ? 0 : 1),
  declined: progress.declined + (outcome === 'declined' ? 1 : 0),
  differences: progress.differences + (typeof outcome === 'string' ? 0 : 1),
});

/** What a search calls while it runs. */
export interface SearchHooks<P extends SearchCounts> {
  /** No more questions are asked once it answers true. */
  readonly isTimeUp?: () => boolean;
  readonly onProgress?: (progress: P) => void;
  readonly onPassed?: (step: CaseStep) => void;
  /** Takes each difference, the play that ends with it, and the number of that play or position; the search ends when it answers false. */
  readonly onDifference?: (difference: Difference, play: Play, at: number) => boolean | Promise<boolean>;
}

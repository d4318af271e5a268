/** The range of a number that a user may give. */
export interface Limit {
  readonly least: number;
  readonly most: number;
  /** The range in words. */
  readonly expected: string;
}

/** How many processes of an engine may run. */
export const JOBS: Limit = { least: 1, most: 999, expected: 'a whole number from 1 to 999' };

/** A time limit in seconds. */
export const SECONDS: Limit = { least: 0.05, most: 86_400, expected: 'seconds from 0.05 to 86400' };

/** Whether `number` is in the range. */
export const isWithin = (number: number, { least, most }: Limit): boolean => number >= least && number <= most;

/** How much of something may be asked for, and in words. */
export interface Limit {
  readonly least: number;
  readonly most: number;
  readonly expected: string;
}

/** How many processes of an engine may answer. */
export const JOBS: Limit = { least: 1, most: 999, expected: 'a whole number from 1 to 999' };

/** A time that a command waits, or takes. */
export const SECONDS: Limit = { least: 0.05, most: 86_400, expected: 'seconds from 0.05 to 86400' };

export const isWithin = (number: number, { least, most }: Limit): boolean => number >= least && number <= most;

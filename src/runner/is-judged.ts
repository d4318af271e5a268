import type { Case, CaseStep } from '../cases/case.ts';

/**
 * Whether `passed`, out of the cases of one clause, tell the engine from one that only ever says yes and, where the clause
 * has any case that tells it, from one that only ever says no.
 */
export const isJudged = (ofClause: readonly Case[], passed: readonly Case[]): boolean =>
  passed.some(yesManFails) && (passed.some(naysayerFails) || !ofClause.some(naysayerFails));

/**
 * A yes-man moves the units as told and keeps count of nothing: every action is legal, nothing is ever owed, there is always
 * capacity enough and never anything that counts against it.
 */
export const yesManFails = ({ steps }: Case): boolean => steps.some(needsNo);

/** A naysayer forbids every action, and answers zero to every question for numbers. */
export const naysayerFails = ({ steps }: Case): boolean => steps.some(needsYes);

const needsNo = ({ expected }: CaseStep): boolean => {
  switch (expected.kind) {
    case 'numbers':
      return expected.capacity !== undefined || isSome(expected.counted) || isSome(expected.excess);
    case 'illegal':
      return true;
    case 'legal':
      return expected.owes.length > 0;
  }
};

const needsYes = ({ expected }: CaseStep): boolean => {
  switch (expected.kind) {
    case 'numbers':
      return isSome(expected.capacity) || isSome(expected.counted) || isSome(expected.excess);
    case 'illegal':
      return false;
    case 'legal':
      return true;
  }
};

const isSome = (number: number | undefined): boolean => number !== undefined && number > 0;

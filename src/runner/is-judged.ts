import type { Case, CaseStep } from '../cases/case.ts';

/**
 * Whether the passed cases of a clause rule out an engine that allows everything, and one that forbids everything, as far as any case of
 * the clause can do that.
 */
export const isJudged = (ofClause: readonly Case[], passed: readonly Case[]): boolean =>
  passed.length > 0 && [yesManFails, naysayerFails].every((fails) => passed.some(fails) || !ofClause.some(fails));

/**
 * Whether the case fails an engine that allows everything: it moves the units as told, every action is legal, nothing is ever owed,
 * there is always enough capacity, and nothing counts against it.
 */
export const yesManFails = ({ steps }: Case): boolean => steps.some(needsNo);

/** Whether the case fails an engine that forbids every action and answers 0 for every number. */
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

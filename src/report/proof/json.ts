import type { Proof } from '../../proof/prove.ts';

/** The whole proof, with case ids instead of cases; ends with a newline. */
export const proofJson = ({ clauses, caught, byCase, faults }: Proof): string => {
  const value = {
    clauses: clauses.map(({ id, name, cases, caught: ofClause }) =>
      ({ id, name, cases, misreadings: ofClause.map(({ misreading }) => misreading.name) })),
    misreadings: caught.map(({ misreading: { name, clauses: breaks, says }, by }) =>
      ({ name, clauses: breaks, says, caughtBy: by.map(({ id }) => id) })),
    cases: byCase.map(({ case: { id, clause }, catches, alone }) => ({ id, clause, catches, alone })),
    faults,
  };
  return `${JSON.stringify(value, null, 2)}\n`;
};

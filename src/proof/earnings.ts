import type { Case } from '../cases/case.ts';
import type { Caught } from './kills.ts';

/** What one case is worth to the suite. */
export interface Earning {
  readonly case: Case;
  /** The misreadings that it catches, by name. */
  readonly catches: readonly string[];
  /** Those among them that no other case catches. */
  readonly alone: readonly string[];
}

export const earningsOf = (cases: readonly Case[], caught: readonly Caught[]): readonly Earning[] => {
  const catches = new Map<Case, string[]>(cases.map((one) => [one, []]));
  for (const { mutant, by } of caught) for (const one of by) catches.get(one)?.push(mutant.name);
  const alone = new Map(caught.flatMap(({ mutant, by }) => (by.length === 1 ? [[mutant.name, by[0]] as const] : [])));
  return cases.map((one) => {
    const names = catches.get(one) ?? [];
    return { case: one, catches: names, alone: names.filter((name) => alone.get(name) === one) };
  });
};

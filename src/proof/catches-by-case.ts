import type { Case } from '../cases/case.ts';
import type { CaughtMisreading } from './caught-misreadings.ts';

/** A case with the misreadings that it catches, by name. */
export interface CaseCatches {
  readonly case: Case;
  readonly catches: readonly string[];
  /** Those that no other case catches. */
  readonly alone: readonly string[];
}

/** What each case catches, in the order of the cases. */
export const catchesByCase = (cases: readonly Case[], caught: readonly CaughtMisreading[]): readonly CaseCatches[] => {
  const catches = new Map<Case, string[]>(cases.map((one) => [one, []]));
  for (const { misreading, by } of caught) for (const one of by) catches.get(one)?.push(misreading.name);
  const onlyCase = new Map(caught.flatMap(({ misreading, by }) => (by.length === 1 ? [[misreading.name, by[0]] as const] : [])));
  return cases.map((one) => {
    const names = catches.get(one) ?? [];
    return { case: one, catches: names, alone: names.filter((name) => onlyCase.get(name) === one) };
  });
};

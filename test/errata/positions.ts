import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resultingDebtsFaults } from '../../src/cases/check/position.ts';
import { formatProblem, readCases } from '../../src/cases/index.ts';
import { isPosable } from '../../src/errata/smallest.ts';
import type { ReadyCase } from '../../src/errata/ready-case.ts';
import { isMinimal } from '../../src/errata/smallest.ts';
import { type SmallestPosition, smallestPositions } from '../../src/errata/weigh.ts';
import { judgesWith } from '../../src/proof/judges.ts';
import { type NamedMisreading, misreadingsOf } from '../../src/proof/misreadings.ts';
import { suite } from './suite.ts';

/** Every misreading of the table, each as an erratum could make it the answer. */
export const MISREADINGS: readonly NamedMisreading[] = misreadingsOf(suite.article);

/** What is wrong with the positions that a misreading, taken for an erratum, is shown by; it must have one. */
export const positionFaults = ({ name, ruling, answer, clauses }: NamedMisreading): readonly string[] => {
  const positions = smallestPositions(suite, { id: 'mutant', title: name, edition: 'current', clauses, rulings: { [ruling]: answer } });
  const ways = new Set(positions.map(({ way, profile }) => `${profile} ${way}`));
  return [
    ...(positions.length === 0 ? ['no position is found'] : []),
    ...(ways.size === positions.length ? [] : ['two positions show the same']),
    ...positions.flatMap((found) => faultsOf(found, ruling, answer)),
    ...caseFaults(positions.flatMap(({ ready }) => (ready === undefined ? [] : [ready]))),
  ];
};

const faultsOf = (found: SmallestPosition, ruling: string, answer: string): readonly string[] => {
  const judgesFor = judgesWith(suite.article, suite.catalogue);
  const { profile, position, action, owed, after, ready, way } = found;
  const engines = { profile, before: judgesFor({})(profile), after: judgesFor({ [ruling]: answer })(profile) };
  const canBeSaid = !('legal' in after && after.legal && resultingDebtsFaults(after.owes, after.position, []).length > 0);
  return [
    ...(isPosable(position, action, owed) ? [] : [`${way}: nobody would ask it`]),
    ...(isMinimal(found, engines) ? [] : [`${way}: a unit can be taken away`]),
    ...(ready !== undefined || !canBeSaid ? [] : [`${way}: makes no case`]),
  ];
};

const caseFaults = (cases: readonly ReadyCase[]): readonly string[] => {
  if (cases.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'smallest-'));
  for (const { file, yaml } of cases) writeFileSync(join(folder, file), yaml);
  const read = readCases(cases.map(({ file }) => join(folder, file)), suite.catalogue);
  rmSync(folder, { recursive: true });
  const isRead = read.cases.map(({ id }) => id).join() === cases.map(({ id }) => id).join();
  return [...read.problems.map(formatProblem), ...(isRead ? [] : ['the cases are read otherwise'])];
};

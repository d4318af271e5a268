import { countOf, type Named, type Owed, own, type Position, UNITS, type Units } from '../board/index.ts';
import type { CaseStep, Expected, ExpectedLegal, ExpectedNumbers } from '../cases/case.ts';
import { readAnswer, type Said, type SaidLegal, type SaidNumbers } from '../subjects/answer.ts';
import type { Part } from './report.ts';
import { inShort, pathTo } from '../subjects/shape.ts';

/** What an answer is worth. */
export type Comparison =
  | { readonly kind: 'pass'; readonly remarks: readonly string[]; readonly because?: readonly string[] }
  | { readonly kind: 'fail'; readonly expected: Expected; readonly parts: readonly Part[]; readonly differences: readonly string[] }
  | { readonly kind: 'declined' | 'garbled'; readonly message: string };

/** Compares an engine's result with every answer that `step` accepts; a fail is told against the nearest. */
export const compare = (step: CaseStep, accepted: readonly Expected[], result: unknown): Comparison => {
  const said = readAnswer(step.action.type, result);
  if (said.kind === 'malformed') return { kind: 'garbled', message: said.fault };
  if (said.kind === 'numbers' && saysNothingAsked(step.expected, said)) {
    return { kind: 'declined', message: `computes none of ${statedIn(step.expected).join(', ')}` };
  }
  const tries = accepted.map((expected) => ({ expected, differences: differencesFrom(expected, said) }));
  const matched = tries.find((one) => one.differences.length === 0);
  return matched === undefined ? failed(tries) : passed(matched.expected, said);
};

/** One difference: the part of the answer, and `path: expected X, got Y`. */
interface Difference {
  readonly part: Part;
  readonly line: string;
}

interface Try {
  readonly expected: Expected;
  readonly differences: readonly Difference[];
}

const NUMBERS = ['capacity', 'counted', 'excess'] as const;

const statedIn = (expected: Expected) => NUMBERS.filter((name) => expected.kind === 'numbers' && expected[name] !== undefined);

const saysNothingAsked = (expected: Expected, said: SaidNumbers): boolean =>
  expected.kind === 'numbers' && statedIn(expected).every((name) => said[name] === undefined);

const passed = (expected: Expected, said: Said): Comparison => {
  const otherReason = expected.kind === 'illegal' && said.kind === 'illegal' && said.reason !== undefined && said.reason !== expected.reason;
  const remarks = otherReason ? [`reason: expected ${expected.reason}, got ${said.reason}`] : [];
  return { kind: 'pass', remarks, ...(said.because === undefined ? {} : { because: said.because }) };
};

const failed = (tries: readonly Try[]): Comparison => {
  const nearest = tries.reduce((best, one) => (one.differences.length < best.differences.length ? one : best));
  const parts = [...new Set(nearest.differences.map(({ part }) => part))];
  return { kind: 'fail', expected: nearest.expected, parts, differences: nearest.differences.map(({ line }) => line) };
};

const differencesFrom = (expected: Expected, said: Said): readonly Difference[] => {
  switch (expected.kind) {
    case 'numbers':
      return said.kind === 'numbers' ? numbersDiffer(expected, said) : [];
    case 'illegal':
      return said.kind === 'illegal' ? [] : [differs('verdict', 'legal', false, true)];
    case 'legal':
      return said.kind === 'legal' ? legalsDiffer(expected, said) : [differs('verdict', 'legal', true, false)];
  }
};

const numbersDiffer = (expected: ExpectedNumbers, said: SaidNumbers): readonly Difference[] =>
  statedIn(expected).flatMap((name) => {
    const [wanted, given] = [expected[name], said[name]];
    return unless(given === undefined || given === wanted, 'numbers', name, wanted, given);
  });

const legalsDiffer = (expected: ExpectedLegal, said: SaidLegal): readonly Difference[] => [
  ...owedDiffer(expected.owes, said.owes),
  ...countsDiffer('position', countsInSystems(expected.position), countsInSystems(said.position)),
  ...reinforcementsDiffer(expected.position.reinforcements, said.position.reinforcements),
  ...unless(expected.winner === undefined || expected.winner === said.winner, 'winner', 'winner', expected.winner, said.winner),
  ...unless(expected.as === undefined || said.as === undefined || expected.as === said.as, 'removal', 'as', expected.as, said.as),
];

const owedDiffer = (expected: readonly Owed[], said: readonly Owed[]): readonly Difference[] => {
  const entries = [...expected, ...said.filter((owed) => !expected.some((other) => sameDebt(owed, other)))];
  return entries.flatMap((entry) => {
    const wanted = expected.find((owed) => sameDebt(owed, entry));
    const given = said.find((owed) => sameDebt(owed, entry));
    const path = pathTo(pathTo('owes', entry.system), entry.player);
    if (wanted === undefined || given === undefined) return [differs('owed', path, wanted && debt(wanted), given && debt(given))];
    return [
      ...unless(wanted.count === given.count, 'owed', `${path}.count`, wanted.count, given.count),
      ...countsDiffer('owed', countsOf(`${path}.from`, wanted.from), countsOf(`${path}.from`, given.from)),
    ];
  });
};

const sameDebt = (a: Owed, b: Owed): boolean => a.player === b.player && a.system === b.system;

const debt = ({ count, from }: Owed) => ({ count, from });

type Counts = ReadonlyMap<string, number>;

/** Every number of units in a position that is not zero, by path. */
const countsInSystems = (position: Pick<Position, 'systems'>): Counts => {
  const all: [string, number][] = [];
  for (const [name, system] of Object.entries(position.systems)) {
    const path = pathTo('systems', name);
    all.push(...countsInArea(`${path}.space`, system.space));
    for (const [planet, area] of Object.entries(system.planets ?? {})) all.push(...countsInArea(pathTo(`${path}.planets`, planet), area));
  }
  return new Map(all);
};

const countsInArea = (path: string, area: Named<Units> | undefined): readonly [string, number][] =>
  Object.entries(area ?? {}).flatMap(([player, units]) => [...countsOf(pathTo(path, player), units)]);

const countsOf = (path: string, units: Units): Counts =>
  new Map(UNITS.filter((unit) => countOf(units, unit) !== 0).map((unit) => [`${path}.${unit}`, countOf(units, unit)]));

const countsDiffer = (part: Part, expected: Counts, said: Counts): readonly Difference[] =>
  [...new Set([...expected.keys(), ...said.keys()])].flatMap((path) => {
    const [wanted, given] = [expected.get(path) ?? 0, said.get(path) ?? 0];
    return unless(wanted === given, part, path, wanted, given);
  });

/** Only the players that the case tracks are compared. */
const reinforcementsDiffer = (expected: Named<Units> | undefined, said: Named<Units> | undefined): readonly Difference[] =>
  Object.entries(expected ?? {}).flatMap(([player, units]) => {
    const path = pathTo('reinforcements', player);
    return countsDiffer('reinforcements', countsOf(path, units), countsOf(path, own(said, player) ?? {}));
  });

const unless = (same: boolean, ...difference: Parameters<typeof differs>): readonly Difference[] => (same ? [] : [differs(...difference)]);

const differs = (part: Part, path: string, expected: unknown, said: unknown): Difference => ({
  part,
  line: `${path}: expected ${inShort(expected)}, got ${inShort(said)}`,
});

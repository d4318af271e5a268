import {
  countOf, inShortest, type Named, NO_UNITS, NUMBER_NAMES, type Owed, own, sameLeast, sameUnits, type System, UNITS, type Units,
} from '../board/index.ts';
import type { CaseStep, Expected, ExpectedLegal, ExpectedNumbers } from '../cases/case.ts';
import { sameData } from '../cases/same-data.ts';
import { readAnswer, type EngineAnswer, type EngineLegal, type EngineNumbers } from '../subjects/answer.ts';
import type { Part } from './report.ts';
import { defined } from '../text/records.ts';
import { inShort, pathTo } from '../text/values.ts';

/** How an answer compares with the expected one. */
export type Comparison =
  | { readonly kind: 'pass'; readonly remarks: readonly string[]; readonly because?: readonly string[]; readonly isPartial?: true }
  | { readonly kind: 'fail'; readonly expected: Expected; readonly parts: readonly Part[]; readonly differences: readonly string[] }
  | { readonly kind: 'declined' | 'garbled'; readonly message: string };

/** Compares an engine's result with every accepted answer to `step`; the differences of a fail are those from the nearest. */
export const compare = (step: CaseStep, accepted: readonly Expected[], result: unknown): Comparison => {
  const said = readAnswer(step.action.type, result);
  if (said.kind === 'malformed') return { kind: 'garbled', message: said.fault };
  if (said.kind === 'numbers' && saysNothingAsked(step.expected, said)) {
    return { kind: 'declined', message: `doesn't compute ${statedIn(step.expected).join(', ')}` };
  }
  const equal = accepted.find((expected) => isEqual(expected, said));
  if (equal !== undefined) return passed(equal, said);
  const tries = accepted.map((expected) => ({ expected, differences: differencesFrom(expected, said) }));
  const matched = tries.find((one) => one.differences.length === 0);
  return matched === undefined ? failed(tries) : passed(matched.expected, said);
};


/** One difference: the part of the answer, and `path: expected X, got Y`. */
interface AnswerDifference {
  readonly part: Part;
  readonly line: string;
}

interface Try {
  readonly expected: Expected;
  readonly differences: readonly AnswerDifference[];
}

/** The numbers that are expected; none for a verdict. */
export const statedIn = (expected: Expected) =>
  NUMBER_NAMES.filter((name) => expected.kind === 'numbers' && expected[name] !== undefined);

const saysNothingAsked = (expected: Expected, said: EngineNumbers): boolean =>
  expected.kind === 'numbers' && statedIn(expected).every((name) => said[name] === undefined);

/** Whether an answer is right at first sight: without a difference even in what is not compared. Most right answers are. */
const isEqual = (expected: Expected, said: EngineAnswer): boolean => {
  if (expected.kind !== 'legal' || said.kind !== 'legal') return differencesFrom(expected, said).length === 0;
  const { position, owes, winner, as } = expected;
  return sameData(position.systems, said.position.systems) && sameData(owes, said.owes)
    && (position.reinforcements === undefined || sameData(position.reinforcements, said.position.reinforcements))
    && (winner === undefined || winner === said.winner) && (as === undefined || as === said.as);
};

const passed = (expected: Expected, said: EngineAnswer): Comparison => {
  const [wanted, given] = [reasonOf(expected), reasonOf(said)];
  const remarks = given === undefined || given === wanted ? [] : [`reason: expected ${wanted}, got ${given}`];
  const isPartial = leavesOut(expected, said) ? true as const : undefined;
  return defined({ kind: 'pass', remarks, because: said.because, isPartial } as const);
};

/** Whether the answer lacks a number, or `as`, that the case states; neither fails it. */
const leavesOut = (expected: Expected, said: EngineAnswer): boolean => {
  if (expected.kind === 'numbers') return said.kind === 'numbers' && statedIn(expected).some((name) => said[name] === undefined);
  return expected.kind === 'legal' && expected.as !== undefined && said.kind === 'legal' && said.as === undefined;
};

const reasonOf = (answer: Expected | EngineAnswer): string | undefined => (answer.kind === 'illegal' ? answer.reason : undefined);

const failed = (tries: readonly Try[]): Comparison => {
  const nearest = tries.reduce((best, one) => (one.differences.length < best.differences.length ? one : best));
  const parts = [...new Set(nearest.differences.map(({ part }) => part))];
  return { kind: 'fail', expected: nearest.expected, parts, differences: nearest.differences.map(({ line }) => line) };
};

const differencesFrom = (expected: Expected, said: EngineAnswer): readonly AnswerDifference[] => {
  switch (expected.kind) {
    case 'numbers':
      return said.kind === 'numbers' ? numbersDiffer(expected, said) : [];
    case 'illegal':
      return said.kind === 'illegal' ? [] : [differs('verdict', 'legal', false, true)];
    case 'legal':
      return said.kind === 'legal' ? legalsDiffer(expected, said) : [differs('verdict', 'legal', true, false)];
  }
};

const numbersDiffer = (expected: ExpectedNumbers, said: EngineNumbers): readonly AnswerDifference[] =>
  statedIn(expected).flatMap((name) => {
    const [wanted, given] = [expected[name], said[name]];
    return unless(given === undefined || given === wanted, 'numbers', name, wanted, given);
  });

const legalsDiffer = (expected: ExpectedLegal, said: EngineLegal): readonly AnswerDifference[] => [
  ...owedDiffer(expected.owes, said.owes),
  ...systemsDiffer(expected.position.systems, said.position.systems),
  ...reinforcementsDiffer(expected.position.reinforcements, said.position.reinforcements),
  ...unless(expected.winner === undefined || expected.winner === said.winner, 'winner', 'winner', expected.winner, said.winner),
  ...unless(expected.as === undefined || said.as === undefined || expected.as === said.as, 'removal', 'as', expected.as, said.as),
];

const owedDiffer = (expected: readonly Owed[], said: readonly Owed[]): readonly AnswerDifference[] => {
  const [wantedBy, givenBy] = [byOwner(expected), byOwner(said)];
  return [...new Map([...wantedBy, ...givenBy])].flatMap(([owner, entry]) => {
    const [wanted, given] = [wantedBy.get(owner), givenBy.get(owner)];
    const path = pathTo(pathTo('owes', entry.system), entry.player);
    if (wanted === undefined || given === undefined) return [differs('owed', path, wanted && debt(wanted), given && debt(given))];
    return [
      ...unless(wanted.count === given.count, 'owed', `${path}.count`, wanted.count, given.count),
      ...unitsDiffer('owed', () => `${path}.from`, wanted.from, given.from),
      ...unless(sameLeast(wanted.least, given.least), 'owed', `${path}.least`, wanted.least, given.least),
    ];
  });
};

/** Each player and system has at most one debt. */
const byOwner = (owes: readonly Owed[]): ReadonlyMap<string, Owed> =>
  new Map(owes.map((owed) => [JSON.stringify([owed.system, owed.player]), inShortest(owed)]));

const debt = ({ count, from, least }: Owed) => defined({ count, from, least });

/** The path of something in an answer, built only if it differs. */
type AnswerPath = () => string;

const systemsDiffer = (expected: Named<System>, said: Named<System>): readonly AnswerDifference[] =>
  namesIn(expected, said).flatMap((name) => {
    const [wanted, given] = [own(expected, name), own(said, name)];
    const path = () => pathTo('systems', name);
    return [
      ...areasDiffer(() => `${path()}.space`, wanted?.space, given?.space),
      ...planetsDiffer(() => `${path()}.planets`, wanted?.planets, given?.planets),
    ];
  });

const planetsDiffer = (path: AnswerPath, expected: System['planets'], said: System['planets']): readonly AnswerDifference[] =>
  namesIn(expected, said).flatMap((planet) => areasDiffer(() => pathTo(path(), planet), own(expected, planet), own(said, planet)));

const areasDiffer = (path: AnswerPath, expected: Named<Units> | undefined, said: Named<Units> | undefined): readonly AnswerDifference[] =>
  namesIn(expected, said)
    .flatMap((player) => unitsDiffer('position', () => pathTo(path(), player), own(expected, player), own(said, player)));

/** The names in the first, then the others in the second. */
const namesIn = (some: Named<unknown> = {}, others: Named<unknown> = {}): readonly string[] => {
  const names = Object.keys(some);
  for (const name of Object.keys(others)) if (!Object.hasOwn(some, name)) names.push(name);
  return names;
};

/** Zero and absent are the same. */
const unitsDiffer = (part: Part, path: AnswerPath, expected: Units = NO_UNITS, said: Units = NO_UNITS): readonly AnswerDifference[] => {
  if (sameUnits(expected, said)) return [];
  return UNITS.filter((unit) => countOf(expected, unit) !== countOf(said, unit))
    .map((unit) => differs(part, `${path()}.${unit}`, countOf(expected, unit), countOf(said, unit)));
};

/** Only players whose reinforcements the case tracks are compared. */
const reinforcementsDiffer = (expected: Named<Units> | undefined, said: Named<Units> | undefined): readonly AnswerDifference[] =>
  Object.entries(expected ?? {}).flatMap(([player, units]) =>
    unitsDiffer('reinforcements', () => pathTo('reinforcements', player), units, own(said, player)));

const unless = (same: boolean, ...difference: Parameters<typeof differs>): readonly AnswerDifference[] =>
  (same ? [] : [differs(...difference)]);

const differs = (part: Part, path: string, expected: unknown, said: unknown): AnswerDifference => ({
  part,
  line: `${path}: expected ${inShort(expected)}, got ${inShort(said)}`,
});

import type { Step } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import type { Kills, KnownCondition } from '../cases/kills.ts';
import { type AskedSuite, engineWith, type Evidence } from './evidence.ts';
import type { NamedMisreading } from './misreadings.ts';

/** A misreading that occurs everywhere, or only under a condition, and contradicts no passed case. */
export interface Cause {
  readonly misreading: NamedMisreading;
  /** Absent: it occurs everywhere. */
  readonly condition?: KnownCondition;
  /** The failed cases that it explains, by index. */
  readonly explained: ReadonlySet<number>;
}

/** A cause with the others that the evidence can't distinguish from it. */
export interface NamedCause extends Cause {
  /** Of the same misreading. */
  readonly otherConditions: readonly KnownCondition[];
  /** Everywhere, or under the same condition. */
  readonly otherMisreadings: readonly NamedMisreading[];
}

/**
 * Misreadings that explain failures and contradict no passed case, each time the one that explains most of what is left: those that occur
 * everywhere first, then those under a condition, in the order of the conditions. Each explains two failures or more, unless there is only
 * one. None, if together they explain no more than half of the failures: they would be chance.
 */
export const conditionalCauses = (
  evidence: Evidence, candidates: readonly NamedMisreading[], asked: AskedSuite & { readonly kills: Kills },
): readonly NamedCause[] => {
  const causes = causesAmong(candidates, evidence, asked);
  const found: NamedCause[] = [];
  const left = new Set(evidence.failed.keys());
  const least = Math.min(LEAST, left.size);
  while (found.length < MOST) {
    const gainOf = ({ explained }: Cause): number => [...explained].filter((index) => left.has(index)).length;
    const best = causes.reduce<Cause | undefined>((most, cause) => (most === undefined || gainOf(cause) > gainOf(most) ? cause : most), undefined);
    if (best === undefined || gainOf(best) < Math.max(1, least)) break;
    found.push(withOthers(best, causes));
    for (const index of best.explained) left.delete(index);
  }
  return 2 * left.size < evidence.failed.length ? found : [];
};

/** How many failures a cause explains at least. */
const LEAST = 2;

/** How many causes are named; an engine that is wrong in more ways is told its first ones. */
const MOST = 12;

/** Those everywhere first, then by condition. */
const causesAmong = (
  candidates: readonly NamedMisreading[], { failed, passed }: Evidence, asked: AskedSuite & { readonly kills: Kills },
): readonly Cause[] => {
  const { kills, lacks } = asked;
  const contradicted = shownBy(passed.map((one) => one.case), kills, lacks?.steps ?? []);
  const found = candidates.flatMap((misreading) => {
    const name = kills.misreadings.indexOf(misreading.name);
    const engine = engineWith(asked, { [misreading.ruling]: misreading.answer });
    const explained = [...failed.keys()].filter((index) => {
      const one = failed[index];
      return one !== undefined && kills.cases[one.case.id]?.[one.step - 1]?.[0]?.includes(name) === true && one.isExplainedBy(engine);
    });
    if (explained.length === 0) return [];
    const under = kills.conditions.map((condition, at): Cause => ({
      misreading, condition,
      explained: new Set(explained.filter((index) => holdsAt(failed[index], at, kills))),
    })).filter(({ explained: some }, at) => some.size > 0 && !contradicted.has(keyOf(name, at)));
    return contradicted.has(keyOf(name)) ? under : [{ misreading, explained: new Set(explained) }, ...under];
  });
  const rankOf = ({ condition }: Cause): number => (condition === undefined ? -1 : kills.conditions.indexOf(condition));
  return found.toSorted((a, b) => rankOf(a) - rankOf(b));
};

const holdsAt = (one: Evidence['failed'][number] | undefined, condition: number, kills: Kills): boolean =>
  one !== undefined && kills.cases[one.case.id]?.[one.step - 1]?.[1]?.includes(condition) === true;

/**
 * The misreadings that some step of the cases shows, and the conditions under which it does. Steps whose natural step the engine lacks were
 * asked without it, so no condition is known of them.
 */
const shownBy = (cases: readonly Case[], kills: Kills, lacking: readonly Step[]): ReadonlySet<string> => {
  const shown = new Set<string>();
  for (const { id, steps } of cases) {
    for (const [at, [misreadings = [], conditions = []]] of (kills.cases[id] ?? []).entries()) {
      const naturalStep = steps[at]?.naturalStep;
      const isAsked = naturalStep === undefined || !lacking.includes(naturalStep);
      for (const misreading of misreadings) {
        shown.add(keyOf(misreading));
        for (const condition of isAsked ? conditions : []) shown.add(keyOf(misreading, condition));
      }
    }
  }
  return shown;
};

const keyOf = (misreading: number, condition?: number): string => `${misreading} ${condition ?? ''}`;

const withOthers = (cause: Cause, causes: readonly Cause[]): NamedCause => {
  const alike = causes.filter((other) => other !== cause && sameMembers(other.explained, cause.explained));
  return {
    ...cause,
    otherConditions: alike.flatMap(({ misreading, condition }) => (misreading === cause.misreading ? condition ?? [] : [])),
    otherMisreadings: alike.filter(({ condition }) => condition === cause.condition).map(({ misreading }) => misreading),
  };
};

const sameMembers = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean => a.size === b.size && [...a].every((index) => b.has(index));

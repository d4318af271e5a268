import { type CaseSection, type ClauseId, CROSSINGS } from '../board/index.ts';
import type { Case } from '../cases/case.ts';
import type { Kills } from '../cases/kills.ts';
import type { Needs } from '../cases/needs.ts';
import { withVerdict } from './failures.ts';
import type { ClauseReport, EngineReport, Exclusions, Lacks } from './report.ts';

/** A misreading, and the clauses that it breaks. */
export interface ExcludedMisreading {
  /** RULING=ANSWER, as in the kills. */
  readonly name: string;
  readonly clauses: readonly ClauseId[];
}

/** What a verdict can exclude. */
export interface Excludable {
  /** The misreadings of the edition, ruling by ruling. */
  readonly misreadings: readonly ExcludedMisreading[];
  /** Which of them fail each step of each case, and which conditions hold there. */
  readonly kills: Kills;
  /** All cases of the profile and the edition, asked or not. */
  readonly cases: readonly Case[];
  /** What a case needs of an engine; called only for engines that lack something. */
  readonly needs: (one: Case) => Promise<Needs>;
}

/**
 * The report with what its passed cases exclude. A misreading is excluded if it fails a passed case, and within reach if it fails some
 * case that needs no feature and no card that the engine lacks. A clause is judged if it was before, and all misreadings of it that are
 * within reach are excluded, by cases of whatever clause. Clauses without cases or misreadings in the profile don't count. A case that was
 * passed with an answer that leaves something out excludes nothing.
 */
export const withExclusions = async (engine: EngineReport, excludable: Excludable): Promise<EngineReport> => {
  const { cases, misreadings } = excludable;
  const whole = engine.cases.filter(({ outcome, isPartial }) => outcome === 'pass' && isPartial !== true);
  const passed = new Set<string>(whole.map(({ id }) => id));
  const all = namesFailing(cases, excludable);
  const excluded = namesFailing(cases.filter(({ id }) => passed.has(id)), excludable);
  const reached = namesFailing(await withinReach(engine.lacks, excludable), excludable);
  const known = misreadings.filter(({ name }) => all.has(name));
  const missed = known.filter(({ name }) => reached.has(name) && !excluded.has(name));
  const sections = new Set(cases.map(({ clause }) => clause));
  const conditional = conditionalCounts(cases, engine, passed, excludable);
  const excludes: Exclusions = {
    misreadings: { excluded: known.filter(({ name }) => excluded.has(name)).length, of: known.length }, conditional,
  };
  return withVerdict({ ...engine, clauses: engine.clauses.map((row) => rowWith(row, { known, missed, sections })), excludes });
};

interface Known {
  /** The misreadings that some case excludes, and those of them within reach that no passed case excludes. */
  readonly known: readonly ExcludedMisreading[];
  readonly missed: readonly ExcludedMisreading[];
  /** The clauses that have cases. */
  readonly sections: ReadonlySet<CaseSection>;
}

const rowWith = (row: ClauseReport, { known, missed, sections }: Known): ClauseReport => {
  const breaks = ({ clauses }: ExcludedMisreading): boolean => row.id !== CROSSINGS && clauses.includes(row.id);
  if (!known.some(breaks) || !sections.has(row.id)) return { ...row, decides: false, judged: false };
  const open = missed.filter(breaks).map(({ name }) => name);
  return { ...row, decides: true, judged: row.judged && open.length === 0, ...(open.length === 0 ? {} : { notExcluded: open }) };
};

/** The misreadings that fail some of the cases. */
const namesFailing = (cases: readonly Case[], { kills }: Excludable): ReadonlySet<string> => {
  const found = new Set<number>();
  for (const { id } of cases) for (const [misreadings = []] of kills.cases[id] ?? []) for (const at of misreadings) found.add(at);
  return new Set([...found].flatMap((at) => kills.misreadings[at] ?? []));
};

const withinReach = async (lacks: Lacks | undefined, { cases, needs }: Excludable): Promise<readonly Case[]> => {
  if (lacks === undefined || lacks.features.length + lacks.cards.length === 0) return cases;
  const reached = await Promise.all(cases.map(async (one) => {
    const { features, cards } = await needs(one);
    return !features.some((each) => lacks.features.includes(each)) && !cards.some((each) => lacks.cards.includes(each));
  }));
  return cases.filter((_, at) => reached[at]);
};

/**
 * The misreadings under a condition that some case excludes, and how many of them passed cases do. An engine that lacks the natural step
 * of a question was asked it without, so that the conditions did not hold.
 */
const conditionalCounts = (
  cases: readonly Case[], { lacks }: EngineReport, passed: ReadonlySet<string>, { kills, misreadings }: Excludable,
): Exclusions['conditional'] => {
  const names = new Set(misreadings.map(({ name }) => name));
  const ofEdition = kills.misreadings.map((name) => names.has(name));
  const found = new Uint8Array(kills.misreadings.length * kills.conditions.length);
  for (const { id, steps } of cases) {
    for (const [at, { naturalStep }] of steps.entries()) {
      const [failing = [], holding = []] = kills.cases[id]?.[at] ?? [];
      const isAsked = naturalStep === undefined || lacks?.steps.includes(naturalStep) !== true;
      const mark = passed.has(id) && isAsked ? EXCLUDED : SEEN;
      for (const misreading of failing) {
        if (ofEdition[misreading] !== true) continue;
        const first = misreading * kills.conditions.length;
        for (const condition of holding) found[first + condition] = (found[first + condition] ?? 0) | mark;
      }
    }
  }
  return { excluded: found.filter((mark) => (mark & EXCLUDED) !== 0).length, of: found.filter((mark) => mark !== 0).length };
};

const SEEN = 1;
const EXCLUDED = 2;

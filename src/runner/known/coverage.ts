import type { CaseReport, EngineReport } from '../report.ts';
import { type KnownFailure, KNOWN_OUTCOMES, type KnownOutcome } from './types.ts';

/** The outcome of a case, if it is a failure that can be listed. */
export const knownOutcome = ({ outcome }: CaseReport): KnownOutcome | undefined => KNOWN_OUTCOMES.find((one) => one === outcome);

/** The entry for a case: one for the engine by name before one for any engine, one that names the case before one for many. */
export const entryFor = (one: CaseReport, listed: readonly KnownFailure[], engine: EngineReport): KnownFailure | undefined => {
  const fitting = listed.filter((entry) => covers(entry, one, engine));
  return RANKS.flatMap((isOf) => fitting.filter(isOf))[0];
};

const isFor = (named: boolean) => (entry: KnownFailure): boolean => (entry.engine !== undefined) === named;

const RANKS: readonly ((entry: KnownFailure) => boolean)[] = [true, false].flatMap((named) => [
  (entry: KnownFailure) => isFor(named)(entry) && entry.case !== undefined,
  (entry: KnownFailure) => isFor(named)(entry) && entry.cases !== undefined,
  (entry: KnownFailure) => isFor(named)(entry) && entry.misreading !== undefined,
]);

/** Whether an entry is about a case: an id in whatever way the case ends, a beginning or a misreading only if it fails as listed. */
const covers = (entry: KnownFailure, one: CaseReport, engine: EngineReport): boolean => {
  if (entry.case === one.id || (entry.cases ?? []).includes(one.id)) return true;
  if (one.outcome !== (entry.outcome ?? 'fail')) return false;
  return (entry.cases ?? []).some((pattern) => startsWith(one, pattern)) || explainedBy(entry.misreading, engine).has(one.id);
};

/** Whether a case has the beginning of a pattern with a `*`. */
export const startsWith = ({ id }: Pick<CaseReport, 'id'>, pattern: string): boolean =>
  pattern.endsWith('*') && id.startsWith(pattern.slice(0, -1));

/** The failed cases that a misreading explains, by the diagnosis. */
const explainedBy = (name: string | undefined, { likely = [], cases }: EngineReport): ReadonlySet<string> => {
  const found = likely.find((one) => [one, ...one.equals ?? []].some(({ ruling, misreading }) => `${ruling}=${misreading}` === name));
  if (name === undefined || found === undefined) return new Set();
  const left = new Set(found.unexplained ?? []);
  return new Set(cases.filter(({ id, outcome }) => outcome === 'fail' && !left.has(id)).map(({ id }) => id));
};

/** The first misreading of the diagnosis that explains a failed case. */
export const explanationOf = (one: CaseReport, engine: EngineReport) =>
  (engine.likely ?? []).find(({ ruling, misreading }) => explainedBy(`${ruling}=${misreading}`, engine).has(one.id));

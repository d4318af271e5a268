import { linesAgainst } from '../failures.ts';
import type { CaseReport, EngineReport } from '../report.ts';
import { type KnownFailure, KNOWN_OUTCOMES, type KnownOutcome } from './types.ts';

/** A list of known failures, and its name. */
export interface KnownList {
  readonly file: string;
  readonly known: readonly KnownFailure[];
  /** Whether the list is for several engines at once. */
  readonly forSeveral?: boolean;
}

/** The report with what the list says of each case, and of the engine; `exists` knows every case of the suite, in this run or not. */
export const withKnown = (engine: EngineReport, { file, known, forSeveral = false }: KnownList, exists: (id: string) => boolean): EngineReport => {
  const listed = known.filter((entry) => entry.engine === undefined || entry.engine === engine.name);
  const cases = engine.cases.map((one) => marked(one, entryFor(one.id, listed), forSeveral));
  const strangers = listed.filter((entry) => !exists(entry.case)).map((entry) => `${entry.case} is listed, and there is no such case`);
  const besides = [...strangers, ...linesAgainst(engine, ['case'])];
  const surprises = [...cases.flatMap(({ id, surprise }) => (surprise === undefined ? [] : [`${id} ${surprise}`])), ...besides];
  const clauses = engine.clauses.map((clause) => ({ ...clause, ...countOf(cases.filter((one) => one.clause === clause.id)) }));
  return { ...engine, known: { file, asListed: asListedIn(cases), surprises, besides }, clauses, cases };
};

/** An entry for the engine by name comes before one for whichever is asked. */
export const entryFor = (id: string, listed: readonly KnownFailure[]): KnownFailure | undefined =>
  listed.find((entry) => entry.case === id && entry.engine !== undefined) ?? listed.find((entry) => entry.case === id);

/** The outcome of a case, where it can be listed. */
export const knownOutcome = ({ outcome }: CaseReport): KnownOutcome | undefined => KNOWN_OUTCOMES.find((one) => one === outcome);

const marked = (one: CaseReport, entry: KnownFailure | undefined, forSeveral: boolean): CaseReport => {
  const surprise = surpriseIn(one, entry, forSeveral);
  if (surprise !== undefined) return { ...one, surprise };
  return entry === undefined ? one : { ...one, known: entry.reason };
};

const surpriseIn = (one: CaseReport, entry: KnownFailure | undefined, forSeveral: boolean): string | undefined => {
  const outcome = knownOutcome(one);
  if (outcome === undefined) return entry === undefined ? undefined : `${IN_WORDS[one.outcome]}, and is listed: ${adviceOn(entry, forSeveral)}`;
  if (entry === undefined) return `${IN_WORDS[outcome]}, and is not listed`;
  if (outcome !== entry.outcome) return `${IN_WORDS[outcome]}, and is listed as \`${entry.outcome}\``;
  if (entry.parts === undefined || isSame(entry.parts, one.parts ?? [])) return undefined;
  return `failed in ${(one.parts ?? []).join(', ')}, and is listed with ${entry.parts.join(', ')}`;
};

/** An entry that names no engine is for each of several. */
const adviceOn = ({ engine }: KnownFailure, forSeveral: boolean): string =>
  (forSeveral && engine === undefined ? 'take the entry out, or name its engine' : 'take the entry out');

const IN_WORDS: Readonly<Record<CaseReport['outcome'], string>> = {
  pass: 'passed', fail: 'failed', declined: 'was declined', crashed: 'crashed the engine', hung: 'hung', garbled: 'got a garbled answer', faulty: 'is faulty',
};

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((part) => b.includes(part));

const asListedIn = (cases: readonly CaseReport[]): number => cases.filter(({ known }) => known !== undefined).length;

const countOf = (cases: readonly CaseReport[]): { readonly known?: number } => (asListedIn(cases) === 0 ? {} : { known: asListedIn(cases) });

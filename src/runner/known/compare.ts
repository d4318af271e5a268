import { defined } from '../../text/records.ts';
import { linesAgainst } from '../failures.ts';
import type { CaseReport, EngineReport } from '../report.ts';
import { entryFor, knownOutcome, startsWith } from './coverage.ts';
import { entryName, type KnownFailure, KNOWN_FAULTS, type KnownFault } from './types.ts';

/** A list of known failures, and what it is compared with. */
export interface KnownList {
  readonly file: string;
  readonly known: readonly KnownFailure[];
  /** Whether the list is for several engines at once. */
  readonly forSeveral?: boolean;
  /** Whether only some of the cases were asked. */
  readonly isPart?: boolean;
}

/** The report with what the list says of each case, and of the engine; `exists` knows every case of the suite, in this run or not. */
export const withKnown = (engine: EngineReport, list: KnownList, exists: (id: string) => boolean): EngineReport => {
  const { file, known, forSeveral = false, isPart = false } = list;
  const listed = known.filter((entry) => entry.engine === undefined || entry.engine === engine.name);
  const cases = engine.cases.map((one) => marked(one, entryFor(one, listed, engine), forSeveral));
  const shown = KNOWN_FAULTS.filter((fault) => !isPart || !ONLY_WHOLE.includes(fault));
  const faults = shown.map((fault) => ({ fault, lines: linesOf(fault, engine) }));
  const excused = faults.flatMap(({ fault, lines }) => excuses(lines, listed.find((entry) => entry.fault === fault)));
  const besides = [
    ...listed.flatMap(idsIn).filter((id) => !exists(id)).map((id) => `${id} is listed, and there is no such case`),
    ...(isPart ? [] : idle(listed, engine).map((entry) => `${entryName(entry)} is listed, and nothing fails by it: take the entry out`)),
    ...faults.flatMap(({ fault, lines }) => (listed.some((entry) => entry.fault === fault) ? [] : lines)),
  ];
  const surprises = [...cases.flatMap(({ id, surprise }) => (surprise === undefined ? [] : [`${id} ${surprise}`])), ...besides];
  const clauses = engine.clauses.map((clause) => ({ ...clause, ...countOf(cases.filter((one) => one.clause === clause.id)) }));
  const asListed = asListedIn(cases) + excused.length;
  const report = defined({ file, asListed, excused: excused.length > 0 ? excused : undefined, surprises, besides });
  return { ...engine, known: report, clauses, cases };
};

/** A part of a run doesn't show them. */
const ONLY_WHOLE: readonly KnownFault[] = ['nothing-passed', 'empty-claim'];

/** What counts against the engine by a fault, in lines. */
export const linesOf = (fault: KnownFault, engine: EngineReport): readonly string[] =>
  linesAgainst(engine, ['case', 'known-failures', ...KNOWN_FAULTS.filter((other) => other !== fault)]);

const excuses = (lines: readonly string[], entry: KnownFailure | undefined): readonly string[] =>
  (entry === undefined ? [] : lines.map((line) => `${entry.reason}: ${line}`));

/** The ids that an entry names in full. */
const idsIn = ({ case: id, cases = [] }: KnownFailure): readonly string[] =>
  [...(id === undefined ? [] : [id]), ...cases.filter((pattern) => !pattern.endsWith('*'))];

/** Entries for many cases, or for a fault, of which nothing is left; only as far as the run asked about them. */
const idle = (listed: readonly KnownFailure[], engine: EngineReport): readonly KnownFailure[] => {
  const used = new Set(engine.cases.flatMap((one) => (knownOutcome(one) === undefined ? [] : entryFor(one, listed, engine) ?? [])));
  const isGone = ({ fault }: KnownFailure): boolean => fault === undefined || linesOf(fault, engine).length === 0;
  return listed.filter((entry) => !used.has(entry) && isAsked(entry, engine) && isGone(entry));
};

/** Whether the run would show what an entry is about. An entry for single cases shows at its cases. */
export const isAsked = ({ cases = [], misreading, fault }: KnownFailure, engine: EngineReport): boolean => {
  if (fault === 'twin') return engine.twins !== undefined;
  if (fault === 'order') return engine.order !== undefined;
  if (fault === 'thorough') return engine.thorough !== undefined;
  if (fault !== undefined || misreading !== undefined) return true;
  const isBroad = cases.length > 0 && cases.every((pattern) => pattern.endsWith('*'));
  return isBroad && engine.cases.some((one) => cases.some((pattern) => startsWith(one, pattern)));
};

const marked = (one: CaseReport, entry: KnownFailure | undefined, forSeveral: boolean): CaseReport => {
  const surprise = surpriseIn(one, entry, forSeveral);
  if (surprise !== undefined) return { ...one, surprise };
  return entry === undefined ? one : { ...one, known: entry.reason };
};

const surpriseIn = (one: CaseReport, entry: KnownFailure | undefined, forSeveral: boolean): string | undefined => {
  const outcome = knownOutcome(one);
  if (outcome === undefined) {
    return entry === undefined ? undefined : `${IN_WORDS[one.outcome]}, and is listed: ${adviceOn(entry, forSeveral)}`;
  }
  if (entry === undefined) return `${IN_WORDS[outcome]}, and is not listed`;
  if (outcome !== (entry.outcome ?? 'fail')) return `${IN_WORDS[outcome]}, and is listed as \`${entry.outcome ?? 'fail'}\``;
  if (entry.parts === undefined || isSame(entry.parts, one.parts ?? [])) return undefined;
  return `failed in ${(one.parts ?? []).join(', ')}, and is listed with ${entry.parts.join(', ')}`;
};

/** An entry that names no engine is for each of several. */
const adviceOn = ({ engine, cases }: KnownFailure, forSeveral: boolean): string => {
  const advice = cases === undefined ? 'take the entry out' : 'take it out of its entry';
  return forSeveral && engine === undefined ? `${advice}, or name its engine` : advice;
};

const IN_WORDS: Readonly<Record<CaseReport['outcome'], string>> = {
  pass: 'passed', fail: 'failed', declined: 'was declined', crashed: 'crashed the engine', hung: 'hung', garbled: 'got a garbled answer',
  faulty: 'is faulty',
};

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((part) => b.includes(part));

const asListedIn = (cases: readonly CaseReport[]): number => cases.filter(({ known }) => known !== undefined).length;

const countOf = (cases: readonly CaseReport[]): { readonly known?: number } => defined({ known: asListedIn(cases) || undefined });

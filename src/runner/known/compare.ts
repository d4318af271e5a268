import type { CaseReport, EngineReport, KnownReport } from '../report.ts';
import { type KnownFailure, KNOWN_OUTCOMES, type KnownOutcome } from './types.ts';

/** How an engine's failures compare with those that are listed; `exists` knows every case of the suite, in this run or not. */
export const compareKnown = (engine: EngineReport, known: readonly KnownFailure[], exists: (id: string) => boolean): KnownReport => {
  const listed = known.filter((entry) => entry.engine === undefined || entry.engine === engine.name);
  const found = engine.cases.map((one) => ({ entry: entryFor(one.id, listed), one }));
  const surprises = found.flatMap(({ entry, one }) => surpriseIn(one, entry));
  const strangers = listed.filter((entry) => !exists(entry.case)).map((entry) => `${entry.case} is listed, and there is no such case`);
  const asListed = found.filter(({ entry, one }) => entry !== undefined && isAsListed(one, entry)).length;
  return { asListed, surprises: [...surprises, ...strangers, ...besidesCases(engine)] };
};

/** An entry for the engine by name comes before one for whichever is asked. */
export const entryFor = (id: string, listed: readonly KnownFailure[]): KnownFailure | undefined =>
  listed.find((entry) => entry.case === id && entry.engine !== undefined) ?? listed.find((entry) => entry.case === id);

/** The outcome of a case, where it can be listed. */
export const knownOutcome = ({ outcome }: CaseReport): KnownOutcome | undefined => KNOWN_OUTCOMES.find((one) => one === outcome);

const isAsListed = (one: CaseReport, entry: KnownFailure): boolean => surpriseIn(one, entry).length === 0;

const surpriseIn = (one: CaseReport, entry: KnownFailure | undefined): readonly string[] => {
  const outcome = knownOutcome(one);
  if (outcome === undefined) return entry === undefined ? [] : [`${one.id} ${IN_WORDS[one.outcome]}, and is listed: take the entry out`];
  if (entry === undefined) return [`${one.id} ${IN_WORDS[outcome]}, and is not listed`];
  if (outcome !== entry.outcome) return [`${one.id} ${IN_WORDS[outcome]}, and is listed as \`${entry.outcome}\``];
  if (entry.parts === undefined || isSame(entry.parts, one.parts ?? [])) return [];
  return [`${one.id} failed in ${(one.parts ?? []).join(', ')}, and is listed with ${entry.parts.join(', ')}`];
};

const IN_WORDS: Readonly<Record<CaseReport['outcome'], string>> = {
  pass: 'passed', fail: 'failed', declined: 'was declined', crashed: 'crashed the engine', hung: 'hung', garbled: 'got a garbled answer', faulty: 'is faulty',
};

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((part) => b.includes(part));

/** What counts against the engine and belongs to no case can't be listed. */
const besidesCases = ({ summary, against }: EngineReport): readonly string[] => {
  const aboutCases = KNOWN_OUTCOMES.filter((outcome) => summary[outcome] > 0).length;
  return summary.pass === 0 ? against.filter((_, at) => at === 0 || at > aboutCases) : against.slice(aboutCases);
};

import { existsSync, readdirSync } from 'node:fs';
import type { ClauseId, Judge } from '../board/index.ts';
import type { CaseStep } from '../cases/case.ts';
import { cardReader } from '../search/card-values.ts';
import type { Difference } from '../search/probe.ts';
import { cardsDrawn } from '../search/draw/cards.ts';
import { type Finding, Findings, type KnownFault } from '../search/findings.ts';
import { type EditionRulebook, misreadingJudgesOf } from '../search/judges.ts';
import type { Play } from '../search/shrink/play.ts';
import { EXIT, type ExitCode, Stop } from './exit.ts';
import { foundText } from './finding-text.ts';
import type { Io } from './io.ts';
import type { Probing } from './open-engines.ts';

export interface TellFlags {
  /** A folder for what is found; absent: it is printed. */
  readonly write?: string;
}

/** Collects what a search meets, and tells each fault when it is found. */
export interface Teller {
  passed(step: CaseStep): void;
  isNew(difference: Difference): boolean;
  /** Shrinks and tells; `repeat` is the command that repeats it. */
  found(play: Play, difference: Difference, repeat: string): Promise<void>;
  all(): readonly Finding[];
  /** All faults, those of an earlier part of the search among them. */
  known(): readonly KnownFault[];
}

/** `earlier`: the faults that were told in an earlier part of the search. */
export const tellerOf = (
  rulebook: EditionRulebook, judge: Judge, { probe, name }: Probing, { write }: TellFlags, io: Io, earlier: readonly KnownFault[] = [],
): Teller => {
  const because = ({ position, action }: CaseStep): readonly ClauseId[] => judge(position, action).because;
  let until = 0;
  let told = Math.max(earlier.length, write === undefined ? 0 : lastNumberIn(write));
  const readCards = cardReader(rulebook.catalogue);
  const shrinking = { isTimeUp: () => Date.now() > until, readCards };
  const findings = new Findings({ probe, judge, misreaders: misreadingJudgesOf(rulebook), because, shrinking, drawCards: cardsDrawn(rulebook.catalogue) }, earlier);
  return {
    passed: (step) => findings.passed(step),
    isNew: (difference) => findings.isNew(difference),
    all: () => findings.all(),
    known: () => findings.known(),
    found: async (play, difference, repeat) => {
      until = Date.now() + SHRINK_TIME;
      const finding = await findings.add(play, difference);
      if (finding === undefined) return;
      told += 1;
      const telling = { judge, probe, name, ...(write === undefined ? {} : { folder: write }) };
      io.stdout.write(`${foundText(finding, told, repeat, telling)}\n`);
    },
  };
};

/** The highest number of a finding that is in a folder: whatever comes is numbered after it, and overwrites nothing. */
const lastNumberIn = (folder: string): number => {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return Math.max(0, ...names.map((name) => Number(/-found-(\d{1,9})\.yaml$/.exec(name)?.[1] ?? 0)));
};

/** In milliseconds: a hung engine costs seconds each time it is asked. */
const SHRINK_TIME = 60_000;

/** How a search went. */
export interface Search {
  /** What was searched. */
  readonly what: string;
  /** Asked in all, and asked in this run. */
  readonly asked: number;
  readonly askedNow: number;
  readonly declined: number;
  readonly differences: number;
  readonly findings: number;
  readonly seconds: number;
  /** Lines above the last one. */
  readonly lines?: readonly string[];
}

/** Writes the last lines, and says how the command ends. */
export const conclude = (search: Search, { name, complaints }: Probing, { stdout }: Io): ExitCode => {
  const { what, asked, askedNow, declined, differences, findings, seconds, lines = [] } = search;
  if (asked === 0) throw new Stop(`${what}: nothing of it lies within what ${name} says it knows: ${declined} declined`);
  const complained = complaints();
  const last = `${what}: ${name}: asked ${rateInWords(askedNow, seconds)}; ${declined} declined; ${foundInWords(differences, findings)}`;
  stdout.write(`${[...complained.map((line) => `${name}: ${line}`), ...lines, last].join('\n')}\n`);
  return differences === 0 && complained.length === 0 ? EXIT.conformant : EXIT.notConformant;
};

/** `12345 in 2.1 s, 5879 a second`. */
export const rateInWords = (count: number, seconds: number): string => `${count} in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second`;

const foundInWords = (differences: number, findings: number): string => {
  if (differences === 0) return 'nothing differs';
  return `${differences} ${differences === 1 ? 'differs' : 'differ'}, of ${findings} ${findings === 1 ? 'fault' : 'faults'} as it seems`;
};

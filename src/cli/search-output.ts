import { existsSync, readdirSync } from 'node:fs';
import type { CaseStep } from '../cases/case.ts';
import { cardReader } from '../search/card-values.ts';
import { cardsDrawn } from '../search/draw/cards.ts';
import { judgeMisreading, misreadingJudgesOf } from '../search/edition-judges.ts';
import { Findings } from '../search/findings.ts';
import type { Difference } from '../search/probe.ts';
import type { Play } from '../search/shrink/play.ts';
import { counted } from '../text/counted.ts';
import { defined } from '../text/records.ts';
import { EXIT, type ExitCode, Stop } from './exit.ts';
import { findingText } from './finding-text.ts';
import type { Io } from './io.ts';
import type { OpenEngines, SearchBasis } from './open-engines.ts';

/** Collects what a search finds, and prints or writes each fault once. */
export interface FindingsPrinter {
  passed(step: CaseStep): void;
  /** Counts a difference; that of a new fault is shrunk and printed with `repeat`, the command that finds it again. */
  found(difference: Difference, play: Play, repeat: string): Promise<void>;
  /** The number of faults. */
  faults(): number;
}

/** Prints findings to standard output, or writes them into the folder `write`. */
export const findingsPrinter = (
  { rulebook, judge, time }: SearchBasis, { probe, name }: OpenEngines, { write, line }: PrinterOptions, io: Io,
): FindingsPrinter => {
  let until = 0;
  let number = write === undefined ? 0 : lastNumberIn(write);
  const findings = new Findings({
    probe, judge,
    misreaders: misreadingJudgesOf(rulebook),
    together: (names) => judgeMisreading(rulebook, names),
    shrinking: { isTimeUp: () => time.over.aborted || Date.now() > until, readCards: cardReader(rulebook.catalogue) },
    drawCards: cardsDrawn(rulebook.catalogue),
  });
  return {
    passed: (step) => findings.passed(step),
    faults: () => findings.all().length,
    found: async (difference, play, repeat) => {
      if (!findings.isNew(difference)) return;
      line.clear();
      until = Date.now() + SHRINK_TIME;
      const finding = await findings.add(play, difference);
      number += 1;
      io.stdout.write(`${findingText(finding, number, repeat, defined({ judge, probe, name, folder: write }))}\n`);
    },
  };
};

export interface PrinterOptions {
  readonly write: string | undefined;
  /** The progress on the terminal, cleared before anything is printed. */
  readonly line: { clear(): void };
}

/** The highest number of a finding in a folder: new ones are numbered after it, and overwrite nothing. */
const lastNumberIn = (folder: string): number => {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return Math.max(0, ...names.map((name) => Number(/-found-(\d{1,9})\.yaml$/.exec(name)?.[1] ?? 0)));
};

/** In milliseconds: a hung engine costs seconds each time it is asked. */
const SHRINK_TIME = 60_000;

/** How a search went. */
export interface SearchResult {
  /** What was searched: a scope, or the plays of a seed. */
  readonly what: string;
  readonly asked: number;
  readonly declined: number;
  readonly differences: number;
  readonly faults: number;
  readonly seconds: number;
  /** Why it ended early, if it did. */
  readonly endedEarly?: 'interrupted' | 'time is up' | undefined;
  /** Lines above the last one. */
  readonly lines?: readonly string[];
}

/** Writes the last lines, and says how the command ends. */
export const conclude = (result: SearchResult, { name, complaints }: OpenEngines, { stdout }: Io): ExitCode => {
  const { what, asked, declined, differences, faults, seconds, endedEarly, lines = [] } = result;
  if (asked === 0 && endedEarly !== 'interrupted') {
    const why = declined > 0 ? `supports none of these questions: ${declined} declined` : 'has answered nothing in time';
    throw new Stop(`${what}: ${name} ${why}`);
  }
  const complained = complaints();
  const early = endedEarly === undefined ? '' : `${endedEarly}: `;
  const counts = `asked ${rateInWords(asked, seconds)}; ${declined} declined; ${faultsInWords(differences, faults)}`;
  const last = `${what}: ${early}${name}: ${counts}`;
  stdout.write(`${[...complained.map((line) => `${name}: ${line}`), ...lines, last].join('\n')}\n`);
  if (differences > 0 || complained.length > 0) return EXIT.notConformant;
  return endedEarly === 'interrupted' ? EXIT.interrupted : EXIT.conformant;
};

/** `12345 in 2.1 s, 5879 a second`. */
export const rateInWords = (count: number, seconds: number): string =>
  `${count} in ${seconds.toFixed(1)} s, ${Math.round(count / seconds)} a second`;

const faultsInWords = (differences: number, faults: number): string => {
  if (differences === 0) return 'nothing differs';
  return `${counted(differences, 'answer differs', 'answers differ')}, probably from ${counted(faults, 'fault')}`;
};

import { exitCodeOf } from '../runner/exit-code.ts';
import { fromCommand } from '../subjects/from-command.ts';
import type { SubjectSource } from '../subjects/subject.ts';
import { defined } from '../text/records.ts';
import type { ExitCode } from './exit.ts';
import type { Io } from './io.ts';
import type { KnownFlags, KnownList } from './known.ts';
import { type EngineToAsk, makeReport, MAX_TIME } from './make-report.ts';
import { aboutRun, patternsIn, questionsFor, type Selection } from './questions.ts';
import { commandOf } from './repeat-command.ts';
import { observerOn } from './run-observer.ts';
import { soundCatalogue } from './suite-data.ts';
import { traceInto } from './trace.ts';
import type { AskAgain } from './twins-and-order.ts';
import { wantedReports } from './wanted-reports.ts';
import { type WriteFlags, writeReports } from './write-reports.ts';

export interface RunFlags extends Omit<Selection, 'only' | 'fixtures'>, AskAgain, WriteFlags, KnownFlags {
  readonly engine?: readonly string[];
  readonly only?: readonly string[];
  readonly fixtures?: readonly string[];
  readonly report?: readonly string[];
  /** How many processes of each engine answer. */
  readonly jobs?: number;
  /** Seconds of silence after which an engine counts as hung. */
  readonly timeout?: number;
  /** Seconds that an engine may take for its cases. */
  readonly maxTime?: number;
  /** A file for the messages to and from the engines. */
  readonly trace?: string;
}

/** Puts the cases to each engine and writes the reports. */
export const runCommand = async (flags: RunFlags, io: Io): Promise<ExitCode> => {
  const { engine: names = ['reference'], report: texts = [], fixtures = [], maxTime = MAX_TIME, twins, shuffle } = flags;
  const selection = { ...flags, fixtures, only: patternsIn(flags.only ?? []) };
  const reports = wantedReports(texts, io.env);
  const list = await knownListFor(flags, { engines: names.length, isPart: selection.only.length > 0 || flags.shard !== undefined }, io);
  // a list of known failures is compared with all cases that there are
  const { questions, all } = questionsFor(selection, flags.known === undefined ? flags.profile : 'all');
  const trace = traceInto(flags.trace);
  const repeat = (engine: readonly string[]): string => commandOf({ ...flags, fixtures, engine });
  const source = (name: string, jobs: number | undefined): SubjectSource =>
    fromCommand(name, { article: questions.article, catalogue: soundCatalogue }, defined({ jobs, timeout: inMilliseconds(flags.timeout), trace: trace?.line }));
  const engines = names.map((name): EngineToAsk => ({ source: source(name, flags.jobs), oneProcess: source(name, 1), command: repeat([name]) }));
  const run = { about: aboutRun(selection, repeat(names)), questions, maxTime, askAgain: { twins, shuffle }, observer: observerOn(io, flags.quiet, trace) };
  const report = list.compared(await makeReport(run, engines).finally(() => trace?.close()), all);
  await writeReports({ report, cases: questions.cases }, reports, flags, io);
  trace?.checkWhole();
  return exitCodeOf(report);
};

/** Loaded only if there is a list. */
const knownListFor = async (flags: KnownFlags, run: { readonly engines: number; readonly isPart: boolean }, io: Io): Promise<KnownList> => {
  if (flags.known === undefined && !flags.updateKnown) return { compared: (report) => report };
  const { knownList } = await import('./known.ts');
  return knownList(flags, run, io);
};

const inMilliseconds = (seconds: number | undefined): number | undefined => (seconds === undefined ? undefined : seconds * 1000);

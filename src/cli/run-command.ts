import { exitCodeOf } from '../runner/exit-code.ts';
import { fromCommand } from '../subjects/from-command.ts';
import { defined } from '../text/records.ts';
import { editionRules } from './edition-rules.ts';
import type { ExitCode } from './exit.ts';
import type { Io } from './io.ts';
import type { ComparedRun, KnownFlags, KnownComparison } from './known.ts';
import { type EngineToAsk, makeReport, MAX_TIME } from './make-report.ts';
import { aboutRun, patternsIn, type Questions, questionsFor, type Selection } from './questions.ts';
import { commandOf } from './repeat-command.ts';
import { checkRunFiles } from './run-files.ts';
import { observerOn } from './run-observer.ts';
import { hasCards, soundCards, soundCatalogue } from './suite-data.ts';
import { type TraceFile, traceInto } from './trace.ts';
import type { AskAgain } from './twins-and-order.ts';
import { wantedReports } from './wanted-reports.ts';
import { type WriteFlags, writeReports } from './write-reports.ts';

export interface RunFlags extends Omit<Selection, 'only' | 'fixtures'>, AskAgain, ProcessFlags, WriteFlags, KnownFlags {
  /** An edition, or an erratum's file. */
  readonly edition: string;
  readonly engine?: readonly string[];
  readonly only?: readonly string[];
  readonly fixtures?: readonly string[];
  readonly report?: readonly string[];
  /** Seconds that an engine may take for its cases. */
  readonly maxTime?: number;
  /** A file for the messages to and from the engines. */
  readonly trace?: string;
}

/** How the processes of an engine run. */
interface ProcessFlags {
  /** How many of them answer. */
  readonly jobs?: number;
  /** Seconds of silence after which an engine counts as hung. */
  readonly timeout?: number;
}

/** Puts the cases to each engine and writes the reports. */
export const runCommand = async (flags: RunFlags, io: Io): Promise<ExitCode> => {
  const { engine: names = ['reference'], report: formats = [], fixtures = [], maxTime = MAX_TIME, twins, shuffle, thorough } = flags;
  const selection = { ...flags, fixtures, only: patternsIn(flags.only ?? []) };
  const reports = wantedReports(formats, io.env);
  await checkRunFiles({ ...flags, reports, fixtures, engines: names }, io);
  const list = await knownListFor(flags, { engines: names.length, isPart: selection.only.length > 0 || flags.shard !== undefined }, io);
  // a list of known failures is compared with all cases that there are
  const rules = await editionRules(flags.edition, hasCards(flags.profile) ? 'with-cards' : 'article-alone');
  const { questions, all } = await questionsFor(selection, rules, flags.known === undefined ? flags.profile : 'all');
  const trace = traceInto(flags.trace);
  const commandFor = (engine: readonly string[]): string => commandOf({ ...flags, fixtures, engine });
  const engines = names.map((name) => ({ ...sourcesOf(name, questions, flags, trace), command: commandFor([name]) }));
  const observer = observerOn(io, { isQuiet: flags.quiet, jobs: flags.jobs }, trace);
  const settings = { maxTime, askAgain: { twins, shuffle, thorough }, observer };
  const asked = makeReport(engines, questions, settings, aboutRun(selection, questions, commandFor(names)));
  const run = await asked.finally(() => trace?.close());
  const report = list?.compared(run, all) ?? run;
  await writeReports({ report, cases: questions.cases }, reports, flags, io);
  list?.checkWritten();
  trace?.checkWhole();
  return exitCodeOf(report);
};

/** Loaded only if there is a list. */
const knownListFor = async (flags: KnownFlags, run: ComparedRun, io: Io): Promise<KnownComparison | undefined> => {
  if (flags.known === undefined && !flags.updateKnown && flags.reason === undefined) return undefined;
  const { knownList } = await import('./known.ts');
  return knownList(flags, run, io);
};

const sourcesOf = (
  name: string, { article }: Questions, { jobs, timeout }: ProcessFlags, trace: TraceFile | undefined,
): Omit<EngineToAsk, 'command'> => {
  const settings = defined({ timeout: timeout === undefined ? undefined : timeout * 1000, trace: trace?.line });
  const rulebook = { article, catalogue: soundCatalogue, cards: soundCards };
  return {
    source: fromCommand(name, rulebook, defined({ ...settings, jobs })),
    oneProcess: fromCommand(name, rulebook, settings),
    trial: fromCommand(name, rulebook),
  };
};

import type { Profile } from '../cases/types.ts';
import type { EditionId } from '../board/index.ts';
import { exitCodeOf } from '../runner/exit-code.ts';
import type { EngineReport, RunReport, Shard } from '../runner/report.ts';
import { inShard } from '../runner/shard.ts';
import { askEngines } from './ask-engines.ts';
import type { ExitCode } from './exit.ts';
import type { Io } from './io.ts';
import type { KnownFlags, Listed } from './known.ts';
import { commandOf } from './repeat-command.ts';
import { wantedReports } from './wanted-reports.ts';
import { patternsIn, selectCases } from './select-cases.ts';
import { ownCases, soundSuite } from './suite-data.ts';
import { suiteVersion } from './suite-version.ts';
import { toldApart } from './numbered-engines.ts';
import { traceInto } from './trace.ts';
import { type WriteFlags, writeReports } from './write-reports.ts';

export interface RunFlags extends WriteFlags, KnownFlags {
  readonly only: readonly string[];
  readonly engine: readonly string[];
  readonly report: readonly string[];
  readonly edition: EditionId;
  readonly profile: Profile | 'all';
  readonly fixtures: readonly string[];
  /** How many processes of each engine answer. */
  readonly jobs?: number;
  /** Seconds of silence after which an engine counts as hung. */
  readonly timeout?: number;
  /** Seconds that an engine may take for all. */
  readonly maxTime?: number;
  /** A file for the exchange with the engines. */
  readonly trace?: string;
  readonly shard?: Shard;
  /** Asks each case told in other ways too. */
  readonly twins?: boolean;
  /** Asks all cases in the order of this seed too. */
  readonly shuffle?: number;
}

/** Puts the cases to each engine and writes the reports. */
export const runCommand = async (flags: RunFlags, io: Io): Promise<ExitCode> => {
  const wanted = wantedReports(flags.report, io.env);
  const only = patternsIn(flags.only);
  const list = await listFor(flags, only.length > 0, io);
  // a list of known failures is compared with all cases that there are
  const own = ownCases(flags.known === undefined ? flags.profile : 'all');
  const { article, cases: all } = soundSuite(flags.fixtures.length === 0 ? own : flags.fixtures);
  const selected = selectCases(all, { ...flags, only });
  const cases = flags.shard === undefined ? selected : inShard(selected, flags.shard);
  const clauses = only.length === 0 ? article.clauses : article.clauses.filter(({ id }) => selected.some(({ clause }) => clause === id));
  const trace = traceInto(flags.trace);
  const engines = toldApart(await askEngines({ article, cases, clauses }, flags, trace, io), flags);
  const report = list.compared(reportOf(flags, only, engines), all);
  await writeReports(wanted, report, cases, flags, io);
  trace?.checkWhole();
  return exitCodeOf(report);
};

// not loaded where nobody names one
const listFor = async (flags: RunFlags, isSelected: boolean, io: Io): Promise<Listed> => {
  if (flags.known === undefined && !flags.updateKnown) return { compared: (report) => report };
  const { knownList } = await import('./known.ts');
  return knownList(flags, flags.engine.length, isSelected || flags.shard !== undefined, io);
};

const reportOf = (flags: RunFlags, only: readonly string[], engines: readonly EngineReport[]): RunReport => ({
  suite: { version: suiteVersion(), edition: flags.edition, profile: flags.profile },
  ...(only.length === 0 ? {} : { selection: only.join(',') }),
  ...(flags.shard === undefined ? {} : { shard: flags.shard }),
  command: commandOf(flags),
  engines,
});

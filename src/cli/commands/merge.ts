import type { Case } from '../../cases/case.ts';
import { shownPath } from '../../source/index.ts';
import { exitCodeOf } from '../../runner/exit-code.ts';
import { merged } from '../../runner/merge.ts';
import { readReport } from '../../runner/read-report.ts';
import type { RunReport } from '../../runner/report.ts';
import { withDiagnosis } from '../diagnosis.ts';
import { type ExitCode, Stop } from '../exit.ts';
import type { Io } from '../io.ts';
import { knownList } from '../known.ts';
import { wantedReports } from '../wanted-reports.ts';
import { patternsIn, selectCases } from '../questions.ts';
import { soundSuite } from '../suite-data.ts';
import { suiteVersion } from '../suite-version.ts';
import { type WriteFlags, writeReports } from '../write-reports.ts';
import type { Define } from '../command.ts';
import { appended } from '../option-values.ts';

export interface MergeFlags extends WriteFlags {
  readonly report: readonly string[];
  readonly fixtures: readonly string[];
  readonly known?: string;
}

/** The options of `merge`. */
export const define: Define = (command, io, end) => {
  command
    .option('--report <format[=file]>', 'as for a run; repeatable', appended)
    .option('--known <file>', 'a list of known failures: only what is not as listed fails')
    .option('--fixtures <path>', 'the cases that were asked, where they were your own; repeatable', appended)
    .option('--quiet', 'only what went wrong, and the total line')
    .option('--no-color', 'no colours; NO_COLOR and FORCE_COLOR are heeded too')
    .addHelpText('after', HELP)
    .action(async (files: readonly string[], flags: Partial<MergeFlags> & Pick<MergeFlags, 'color'>) => end(await mergeCommand(files, { ...DEFAULTS, ...flags }, io)));
};

const DEFAULTS = { report: [], fixtures: [], quiet: false };

const HELP = `
Example:
  npx tsx run-suite --engine ./engine.ts --shard 1/2 --report json=1.json   on one machine
  npx tsx run-suite --engine ./engine.ts --shard 2/2 --report json=2.json   on another
  npx tsx run-suite merge 1.json 2.json

Exit codes: those of a run; 2 also where the reports are not those of one run.`;

/** Makes the reports of all shards of a run into the report of that run. */
export const mergeCommand = async (files: readonly string[], flags: MergeFlags, io: Io): Promise<ExitCode> => {
  const wanted = wantedReports(flags.report, io.env);
  const list = knownList(flags, { engines: 1, isPart: false }, io);
  const reports = files.map(reportIn);
  const { article, cases } = soundSuite(flags.fixtures);
  const run = merged(reports, files, { cases, clauses: article.clauses, asked: (report) => askedIn(report, cases) });
  if ('fault' in run) throw new Stop(`merge: ${run.fault}`);
  const asked = cases.filter(({ id }) => run.engines.some((engine) => engine.cases.some((one) => one.id === id)));
  const engines = await Promise.all(run.engines.map((engine) => withDiagnosis(engine, { article, edition: run.suite.edition, cases: asked })));
  const report = list.compared({ ...run, engines }, cases);
  await writeReports({ report, cases: asked }, wanted, flags, io);
  return exitCodeOf(report);
};

/** Of the whole run, whichever part of it a report is. */
const askedIn = ({ suite, selection }: RunReport, cases: readonly Case[]): readonly Case[] =>
  selectCases(cases, { ...suite, only: selection === undefined ? [] : patternsIn([selection]) });

const reportIn = (file: string): RunReport => {
  const report = readReport(file);
  if (typeof report === 'string') throw new Stop(`merge: ${report}`);
  if (report.suite.version === suiteVersion()) return report;
  throw new Stop(`merge: ${shownPath(file)} is of version ${report.suite.version} of the suite, and this is ${suiteVersion()}`);
};

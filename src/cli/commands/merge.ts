import type { Case } from '../../cases/case.ts';
import { shownPath } from '../../source/index.ts';
import { exitCodeOf } from '../../runner/exit-code.ts';
import { merged } from '../../runner/merge.ts';
import { readReport } from '../../runner/read-report.ts';
import type { RunReport } from '../../runner/report.ts';
import { withDiagnosis } from '../diagnosis.ts';
import { withExcluded } from '../excluded.ts';
import { type CasesUnder, casesUnder, type EditionRules, editionRules } from '../edition-rules.ts';
import { quoted } from '../../text/quoted.ts';
import { defined } from '../../text/records.ts';
import { type ExitCode, Stop } from '../exit.ts';
import type { Io } from '../io.ts';
import { knownList } from '../known.ts';
import { wantedReports } from '../wanted-reports.ts';
import { patternsIn, selectCases } from '../questions.ts';
import { hasCards, soundSuite } from '../suite-data.ts';
import { checkRunFiles } from '../run-files.ts';
import { suiteVersion } from '../suite-version.ts';
import { type WriteFlags, writeReports } from '../write-reports.ts';
import type { Define } from '../command.ts';
import { appended } from '../option-values.ts';

export interface MergeFlags extends WriteFlags {
  readonly report?: readonly string[];
  readonly fixtures?: readonly string[];
  readonly known?: string;
  /** The erratum's file, if the reports are about a draft. */
  readonly edition?: string;
}

/** `run-suite merge`. */
export const define: Define = (command, io, end) => {
  command
    .option('--report <format[=file]>', 'as in a run; repeatable', appended)
    .option('--known <file>', 'a list of known failures, as in a run')
    .option('--fixtures <path>', 'the cases of the run, if they are your own; repeatable', appended)
    .option('--edition <file>', "the erratum's file, if the run was by a draft")
    .option('--quiet', 'show only failures and the last line')
    .option('--no-color', 'print no colors; NO_COLOR and FORCE_COLOR are also obeyed')
    .addHelpText('after', HELP)
    .action(async (files: readonly string[], flags: MergeFlags) => end(await mergeCommand(files, flags, io)));
};

const HELP = `
Example:
  npx tsx run-suite --engine ./engine.ts --shard 1/2 --report json=1.json   on one machine
  npx tsx run-suite --engine ./engine.ts --shard 2/2 --report json=2.json   on another
  npx tsx run-suite merge 1.json 2.json

Exit codes: as for a run; also 2 if the reports don't belong to the same run.`;

/** Merges the reports of all shards into the report of the run. */
export const mergeCommand = async (files: readonly string[], flags: MergeFlags, io: Io): Promise<ExitCode> => {
  const wanted = wantedReports(flags.report ?? [], io.env);
  await checkRunFiles({ ...flags, reports: wanted, fixtures: flags.fixtures ?? [], shards: files }, io);
  const list = knownList(flags, { engines: 1, isPart: false }, io);
  const reports = files.map(reportIn);
  const rules = await rulesOf(reports, flags.edition);
  const { article } = rules;
  const { cases: written } = soundSuite(flags.fixtures);
  const { cases, draft }: CasesUnder = rules.draft === undefined ? { cases: written } : await casesUnder(rules, written);
  const run = merged(reports, files, { cases, clauses: article.clauses, asked: (report) => askedIn(report, cases) });
  if ('fault' in run) throw new Stop(`merge: ${run.fault}`);
  const asked = cases.filter(({ id }) => run.engines.some((engine) => engine.cases.some((one) => one.id === id)));
  const { edition, profile } = run.suite;
  const isOwn = flags.fixtures !== undefined || draft !== undefined;
  const ofSuite = isOwn ? undefined : selectCases(cases, { edition, profile, only: [] });
  const questions = defined({ profile, article, edition, draft, cases: asked, ofSuite });
  const engines = await Promise.all(run.engines.map(async (engine) => withDiagnosis(await withExcluded(engine, questions), questions)));
  const report = list.compared({ ...run, engines }, cases);
  await writeReports({ report, cases: asked }, wanted, flags, io);
  return exitCodeOf(report);
};

/** The rules of the reports; stops if they are about a draft and `named` is another erratum, or the other way round. */
const rulesOf = async (reports: readonly RunReport[], named: string | undefined): Promise<EditionRules> => {
  const drafts = reports.map(({ suite }) => suite.draft?.id);
  const draft = drafts.find((id) => id !== undefined);
  const suite = reports[0]?.suite;
  const rules = await editionRules(named ?? suite?.edition ?? 'current', hasCards(suite?.profile ?? 'core') ? 'with-cards' : 'article-alone');
  if (rules.draft?.id === draft) return rules;
  const about = draft === undefined ? 'no draft' : `the draft ${quoted(draft)}`;
  throw new Stop(`merge: the reports are about ${about}, expected ${draft === undefined ? 'no `--edition`' : 'its file as `--edition`'}`);
};

/** The cases of the whole run to which a report belongs. */
const askedIn = ({ suite, selection }: RunReport, cases: readonly Case[]): readonly Case[] =>
  selectCases(cases, { ...suite, only: selection === undefined ? [] : patternsIn([selection]) });

const reportIn = (file: string): RunReport => {
  const report = readReport(file);
  if (typeof report === 'string') throw new Stop(`merge: ${report}`);
  if (report.suite.version === suiteVersion()) return report;
  throw new Stop(`merge: ${shownPath(file)} is from version ${report.suite.version} of the suite, expected ${suiteVersion()}`);
};

import { readFileSync } from 'node:fs';
import { hasShape, quoted, reasonOf } from '../rules/source/index.ts';
import { comesTo } from '../runner/comes-to.ts';
import { merged } from '../runner/merge.ts';
import type { RunReport } from '../runner/report.ts';
import { withLikely } from './ask-engines.ts';
import { type ExitCode, Stop } from './exit.ts';
import type { Io } from './io.ts';
import { knownList } from './known.ts';
import { wantedReports } from './reports.ts';
import { soundSuite } from './suite.ts';
import { suiteVersion } from './suite-version.ts';
import { type WriteFlags, writeReports } from './write-reports.ts';

export interface MergeFlags extends WriteFlags {
  readonly report: readonly string[];
  readonly fixtures: readonly string[];
  readonly known?: string;
}

/** Makes the reports of all shards of a run into the report of that run. */
export const mergeCommand = async (files: readonly string[], flags: MergeFlags, io: Io): Promise<ExitCode> => {
  const wanted = wantedReports(flags.report);
  const list = knownList({ ...flags, updateKnown: false }, 1, false, io);
  const reports = files.map(reportIn);
  const { article, cases } = soundSuite(flags.fixtures);
  const run = merged(reports, files, cases, article.clauses);
  if ('fault' in run) throw new Stop(`merge: ${run.fault}`);
  const asked = cases.filter(({ id }) => run.engines.some((engine) => engine.cases.some((one) => one.id === id)));
  const engines = await Promise.all(run.engines.map((engine) => withLikely(engine, { article, cases: asked }, run.suite.edition)));
  const report = list.compared({ ...run, engines }, cases);
  await writeReports(wanted, report, asked, flags, io);
  return comesTo(report);
};

const reportIn = (file: string): RunReport => {
  const value = parsed(file);
  if (!isReport(value)) throw new Stop(`merge: ${quoted(file)} is no report of this suite, expected what \`--report json\` writes`);
  if (value.suite.version === suiteVersion()) return value;
  throw new Stop(`merge: ${quoted(file)} is of version ${value.suite.version} of the suite, and this is ${suiteVersion()}`);
};

const isReport = (value: unknown): value is RunReport => hasShape({ file: 'report' }, value);

const parsed = (file: string): unknown => {
  const text = textOf(file);
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Stop(`merge: ${quoted(file)} can't be read: ${reasonOf(error)}`);
  }
};

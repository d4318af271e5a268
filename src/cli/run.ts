import type { Case } from '../cases/case.ts';
import type { Profile } from '../cases/types.ts';
import { rendered } from '../report/index.ts';
import type { Article, Clause, EditionId } from '../rules/types.ts';
import type { EngineReport, RunReport } from '../runner/report.ts';
import { run } from '../runner/run.ts';
import { referenceSource } from '../subjects/reference.ts';
import type { SubjectSource } from '../subjects/subject.ts';
import { EXIT, type ExitCode, Stop } from './exit.ts';
import { type Io, wantsColour, WIDE, widthOf } from './io.ts';
import { type Wanted, wantedReports, writeWhole } from './reports.ts';
import { patternsIn, selectCases } from './select.ts';
import { soundCatalogue, soundSuite } from './suite.ts';
import { suiteVersion } from './suite-version.ts';

export interface RunFlags {
  readonly only: readonly string[];
  readonly engine: readonly string[];
  readonly report: readonly string[];
  readonly edition: EditionId;
  readonly profile: Profile | 'all';
  readonly fixtures: readonly string[];
  readonly quiet: boolean;
  readonly color: boolean;
}

/** Puts the cases to each engine and writes the reports. */
export const runCommand = async (flags: RunFlags, io: Io): Promise<ExitCode> => {
  const wanted = wantedReports(flags.report);
  const { article, cases: all } = soundSuite(flags.fixtures);
  const sources = sourcesNamed(flags.engine, article);
  const only = patternsIn(flags.only);
  const cases = selectCases(all, { ...flags, only });
  const clauses = only.length === 0 ? article.clauses : article.clauses.filter(({ id }) => cases.some(({ clause }) => clause === id));
  const engines: EngineReport[] = [];
  for (const source of sources) engines.push(await askEngine(source, cases, clauses, flags.edition));
  const report = reportOf(flags, only, engines);
  for (const one of wanted) write(one, report, flags, io);
  return exitCodeOf(report);
};

const sourcesNamed = (names: readonly string[], article: Article): readonly SubjectSource[] => {
  const unknown = names.find((name) => name !== 'reference');
  if (unknown !== undefined) throw new Stop(`--engine: expected \`reference\`, got \`${unknown}\``);
  return [referenceSource({ article, catalogue: soundCatalogue })];
};

const askEngine = async (source: SubjectSource, cases: readonly Case[], clauses: readonly Clause[], edition: EditionId): Promise<EngineReport> => {
  const subject = await source.open({ edition, suite: suiteVersion() });
  if ('kind' in subject) throw new Stop(`engine ${source.label} could not be run: ${subject.message}`, EXIT.notRun);
  try {
    return await run(cases, subject, { clauses });
  } finally {
    await subject.close();
  }
};

const reportOf = (flags: RunFlags, only: readonly string[], engines: readonly EngineReport[]): RunReport => ({
  suite: { version: suiteVersion(), edition: flags.edition, profile: flags.profile },
  ...(only.length === 0 ? {} : { selection: only.join(',') }),
  command: commandOf(flags),
  engines,
});

const commandOf = ({ engine, edition, profile, fixtures }: RunFlags): string => [
  'npx tsx run-suite',
  ...engine.filter((name) => name !== 'reference').map((name) => `--engine ${shellWord(name)}`),
  ...(edition === 'current' ? [] : [`--edition ${edition}`]),
  ...(profile === 'core' ? [] : [`--profile ${profile}`]),
  ...fixtures.map((folder) => `--fixtures ${shellWord(folder)}`),
].join(' ');

const shellWord = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

const write = ({ format, file }: Wanted, report: RunReport, { color, quiet }: RunFlags, io: Io): void => {
  if (file !== undefined) writeWhole(file, rendered(format, report, { colour: false, width: WIDE, quiet }));
  else io.stdout.write(rendered(format, report, { colour: wantsColour(color, io), width: widthOf(io), quiet }));
};

const exitCodeOf = ({ engines }: RunReport): ExitCode => {
  if (engines.some(({ summary }) => summary.faulty > 0)) return EXIT.wrongUse;
  return engines.every(({ conformant }) => conformant) ? EXIT.conformant : EXIT.notConformant;
};

import { existsSync } from 'node:fs';
import { Option } from 'commander';
import { caseFilesIn } from '../../cases/case-files.ts';
import { engineOutcomes, otherEdition } from '../../errata/engine-reports.ts';
import { erratumOfEdition, failureProblems, isErratum, readErratum } from '../../errata/read.ts';
import type { Erratum } from '../../errata/types.ts';
import { type WeighedErratum, weigh } from '../../errata/weigh.ts';
import { counted } from '../../text/counted.ts';
import type { ReportedEngines } from '../../report/erratum/engines.ts';
import { changesAnything } from '../../report/erratum/sections.ts';
import { erratumHtml } from '../../report/erratum/html.ts';
import { erratumJson } from '../../report/erratum/json.ts';
import { erratumMarkdown } from '../../report/erratum/markdown.ts';
import { erratumText } from '../../report/erratum/text.ts';
import { join } from 'node:path';
import { printable } from '../../text/printable.ts';
import { EDITION_IDS, type EditionId, isEditionId } from '../../board/index.ts';
import { FormulaFailure } from '../../rules/formulas/failure.ts';
import type { Article } from '../../rules/types.ts';
import { readReport } from '../../runner/read-report.ts';
import { EXIT, type ExitCode, Stop } from '../exit.ts';
import { type NamedFile, refuseSharedFiles } from '../file-conflicts.ts';
import { type Io, wantsColour, widthOf } from '../io.ts';
import { checkFolder, writeInto } from '../write-file.ts';
import { faulty, soundCatalogue, soundSuite, withoutCards } from '../suite-data.ts';
import type { Define } from '../command.ts';
import { appended, FIXTURES_ABOUT } from '../option-values.ts';

export interface ErrataFlags {
  /** Absent: the edition named in the file. */
  readonly edition?: EditionId;
  readonly fixtures?: readonly string[];
  readonly reports?: readonly string[];
  /** A folder for the smallest positions, as cases. */
  readonly cases?: string;
  readonly json?: boolean;
  readonly markdown?: boolean;
  readonly html?: boolean;
  readonly strict?: boolean;
}

/** `run-suite errata`. */
export const define: Define = (command, io, end) => {
  command
    .addOption(new Option('--edition <id>', 'the edition to change, instead of the one named in the file').choices(EDITION_IDS))
    .option('--fixtures <path>', FIXTURES_ABOUT, appended)
    .option('--reports <file...>', 'JSON reports of engines, to show which engines would be conformant under the erratum')
    .option('--cases <folder>', 'write the smallest positions to a folder, as cases')
    .option('--markdown', 'print Markdown, for a discussion of the erratum')
    .option('--html', 'print a page for a committee, with pictures')
    .option('--json', 'print JSON')
    .option('--strict', 'exit with code 1 if more than the wording changes')
    .addHelpText('after', HELP)
    .action((file: string, flags: ErrataFlags) => end(errataCommand(file, flags, io)));
};

const HELP = `
Examples:
  npx tsx run-suite errata rules/errata/planets-count.yaml
  npx tsx run-suite errata my-erratum.yaml --html > my-erratum.html
  npx tsx run-suite errata my-erratum.yaml --markdown
  npx tsx run-suite errata lrr-1.3                     the erratum that made an edition
  npx tsx run-suite errata my-erratum.yaml --reports red.json blue.json --cases my-cases/

Exit codes:
  0  shown
  1  with --strict: more than the wording changes
  2  wrong usage, or a faulty file`;

/** Shows what an erratum changes, before it is published. */
export const errataCommand = (path: string, flags: ErrataFlags, io: Io): ExitCode => {
  refuseTwoFormats(flags);
  if (flags.cases !== undefined) checkFolder(flags.cases, '--cases');
  const catalogue = soundCatalogue();
  const { article, cases } = withoutCards(soundSuite(flags.fixtures, { cards: catalogue }));
  const read = erratumAt(path, article, flags.edition);
  const weighed = placed(path, () => weigh({ article, catalogue, cases }, read));
  io.stdout.write(rendered(weighed, enginesIn(flags.reports ?? [], weighed), flags, io));
  if (flags.cases !== undefined) writeCases(weighed, flags.cases, inputsOf(path, flags), io);
  return flags.strict && changesAnything(weighed) ? EXIT.notConformant : EXIT.conformant;
};

const refuseTwoFormats = ({ json, markdown, html }: ErrataFlags): void => {
  const given = [...(json ? ['--json'] : []), ...(markdown ? ['--markdown'] : []), ...(html ? ['--html'] : [])];
  if (given.length < 2) return;
  const all = given.map((option) => `\`${option}\``);
  const named = `${given.length === 2 ? 'both ' : ''}${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`;
  throw new Stop(`errata: ${named} given, expected one of them`);
};

/** What `weighing` gives; a formula of the erratum that fails is a problem at its place in the file. */
const placed = <T>(path: string, weighing: () => T): T => {
  try {
    return weighing();
  } catch (error) {
    const problems = error instanceof FormulaFailure ? failureProblems(path, error) : [];
    throw problems.length > 0 ? faulty(problems) : error;
  }
};

/** The erratum in a file, or the one that made an edition. */
const erratumAt = (path: string, article: Article, edition: EditionId | undefined): Erratum => {
  if (isEditionId(path) && !existsSync(path)) {
    const made = erratumOfEdition(article, path);
    if (made === undefined) throw new Stop(`errata: ${path} is the first edition, expected an erratum's file or a later edition`);
    if (edition !== undefined) throw new Stop(`errata: ${path} changes the edition before it, expected no \`--edition\``);
    return made;
  }
  const read = readErratum(path, article, edition);
  if (!isErratum(read)) throw faulty(read);
  return read;
};

const enginesIn = (paths: readonly string[], { erratum, outcomes }: WeighedErratum): ReportedEngines | undefined => {
  if (paths.length === 0) return undefined;
  const read = paths.map((path) => ({ path, report: readReport(path) }));
  const unreadable = read.find(({ report }) => typeof report === 'string');
  if (typeof unreadable?.report === 'string') throw new Stop(`--reports: ${unreadable.report}`);
  return {
    outcomes: read.flatMap(({ path, report }) =>
      (typeof report === 'string' || otherEdition(report, erratum) !== undefined ? [] : engineOutcomes(path, report, outcomes))),
    unread: read.flatMap(({ path, report }) => {
      const why = typeof report === 'string' ? undefined : otherEdition(report, erratum);
      return why === undefined ? [] : [`${path} is not used: ${why}`];
    }),
  };
};

const rendered = (weighed: WeighedErratum, engines: ReportedEngines | undefined, { json, markdown, html }: ErrataFlags, io: Io): string => {
  if (json) return erratumJson(weighed, engines);
  if (markdown) return erratumMarkdown(weighed, engines);
  if (html) return erratumHtml(weighed, engines);
  return erratumText(weighed, engines, { colour: wantsColour(true, io), width: widthOf(io) });
};

const inputsOf = (path: string, { reports = [], fixtures = [] }: ErrataFlags): readonly NamedFile[] => [
  { option: 'errata', path },
  ...reports.map((report) => ({ option: '--reports', path: report })),
  ...caseFilesIn(fixtures).files.map((file) => ({ option: '--fixtures', path: file })),
];

/** Writes nothing if a case would replace an input. Says on stderr what was written: the output may be JSON. */
const writeCases = ({ positions }: WeighedErratum, folder: string, inputs: readonly NamedFile[], io: Io): void => {
  const ready = positions.flatMap((position) => (position.ready === undefined ? [] : [position.ready]));
  refuseSharedFiles(ready.map(({ file }) => ({ option: '--cases', path: join(folder, file) })), inputs, io);
  if (ready.length > 0) writeInto(folder, ready.map(({ file, yaml }) => ({ name: file, text: yaml })), '--cases');
  const without = positions.length - ready.length;
  const note = without === 0 ? '' : `; ${counted(without, 'smallest position')} without a case`;
  io.stderr.write(`${counted(ready.length, 'case')} written to ${printable(folder)}${note}\n`);
};

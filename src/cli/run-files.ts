import { isEditionId } from '../board/index.ts';
import { caseFilesIn } from '../cases/case-files.ts';
import { type NamedFile, refuseSharedFiles } from './file-conflicts.ts';
import type { Io } from './io.ts';
import { FIXTURES, RULES } from './suite-data.ts';
import type { Wanted } from './wanted-reports.ts';

/** The files of a run, or of merged reports. */
export interface RunFiles {
  readonly reports: readonly Wanted[];
  readonly trace?: string | undefined;
  readonly known?: string | undefined;
  readonly updateKnown?: boolean | undefined;
  readonly fixtures: readonly string[];
  /** An edition, or an erratum's file. */
  readonly edition?: string | undefined;
  readonly engines?: readonly string[];
  /** The reports to merge. */
  readonly shards?: readonly string[];
}

/** Stops if an output would overwrite another output or something that the run reads. */
export const checkRunFiles = async (files: RunFiles, io: Io): Promise<void> => {
  const outputs = outputsOf(files, io);
  if (outputs.length > 0) refuseSharedFiles(outputs, await inputsOf(files), io);
};

const outputsOf = ({ reports, trace, known, updateKnown = false }: RunFiles, { env }: Io): readonly NamedFile[] => [
  ...reports.flatMap(({ file }) => named('--report', file)),
  ...(reports.some(({ format }) => format === 'github') ? named('--report github', env['GITHUB_STEP_SUMMARY']) : []),
  ...named('--trace', trace),
  ...(updateKnown ? named('--known', known) : []),
];

const inputsOf = async (files: RunFiles): Promise<readonly NamedFile[]> => {
  const { known, updateKnown = false, fixtures, edition, engines = [], shards = [] } = files;
  return [
    ...(updateKnown ? [] : named('--known', known)),
    ...(edition === undefined || isEditionId(edition) ? [] : named('--edition', edition)),
    ...caseFilesIn(fixtures).files.flatMap((file) => named('--fixtures', file)),
    ...(await Promise.all(engines.map(filesOfEngine))).flat(),
    ...shards.flatMap((file) => named('merge', file)),
    ...caseFilesIn([RULES, FIXTURES]).files.flatMap((file) => named("the suite's own", file)),
  ];
};

/** The words of a command may be files: a script, a module, a table. */
const filesOfEngine = async (engine: string): Promise<readonly NamedFile[]> => {
  const { splitCommand } = await import('../subjects/process/split-command.ts');
  const split = splitCommand(engine);
  return ('words' in split ? split.words : []).flatMap((word) => named('--engine', word));
};

const named = (option: string, path: string | undefined): readonly NamedFile[] =>
  (path === undefined || path === '' ? [] : [{ option, path }]);

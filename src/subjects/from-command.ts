import { statSync } from 'node:fs';
import type { ProcessOptions } from './process/source.ts';
import { referenceSource, type Rulebook } from './reference.ts';
import type { NotRun, Subject, SubjectSource } from './subject.ts';
import { quoted } from '../text/quoted.ts';

/** The engine that `--engine` names: `reference`, a file that is an ES module, or a command. */
export const fromCommand = (text: string, rulebook: Rulebook, options: ProcessOptions = {}): SubjectSource =>
  (text === 'reference' ? referenceSource(rulebook) : programSource(text, options));

/** An engine in processes of its own. The code that starts processes is loaded when one is started. */
const programSource = (label: string, options: ProcessOptions): SubjectSource => ({
  label,
  open: async (open) => {
    const source = await (isModule(label) ? sourceOfModule(label, options) : sourceOfCommand(label, options));
    return 'kind' in source ? source : source.open(open);
  },
});

const sourceOfModule = async (file: string, options: ProcessOptions): Promise<SubjectSource> =>
  (await import('./module/source.ts')).moduleSource(file, file, options);

const sourceOfCommand = async (text: string, options: ProcessOptions): Promise<SubjectSource | NotRun> => {
  const { processSource } = await import('./process/source.ts');
  if (process.platform === 'win32') return processSource(text, { file: text, args: [], shell: true }, options);
  const split = (await import('./process/split-command.ts')).splitCommand(text);
  if ('fault' in split) return { kind: 'not-run', message: split.fault };
  const [file, ...args] = split.words;
  if (args.length === 0 && MODULE.test(file) && !isFile(file)) return { kind: 'not-run', message: 'no such file' };
  const source = processSource(text, { file, args }, options);
  return { ...source, open: async (open) => withPathHint(await source.open(open), file) };
};

/** A program without a path is looked up on the PATH, where a file of the working directory is not found. */
const withPathHint = async (opened: Subject | NotRun, file: string): Promise<Subject | NotRun> => {
  const isElsewhere = 'kind' in opened && !file.includes('/') && isFile(file);
  if (!isElsewhere || !opened.message.includes((await import('./process/failure.ts')).NO_SUCH_PROGRAM)) return opened;
  return { ...opened, message: `${opened.message} (did you mean ${quoted(`./${file}`)}?)` };
};

const MODULE = /\.(js|mjs|ts|mts)$/;

const isModule = (text: string): boolean => MODULE.test(text) && isFile(text);

/** A path that can't be looked at, as it is too long or a loop of symlinks, is no file: then it is started as a command, which says why. */
const isFile = (path: string): boolean => {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

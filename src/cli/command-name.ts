import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defined } from '../text/records.ts';
import { shellWord } from '../text/shell-word.ts';

/** How this program was started. */
export interface Invocation {
  /** Whether it is the installed, compiled package; false in the repository. */
  readonly isPackage: boolean;
  /** The folder of the package or the repository. */
  readonly root: string;
  /** The working directory. */
  readonly cwd: string;
  /** The script that Node runs; in a test it is absent or another program. */
  readonly script?: string;
}

/** The command that starts this program again from the same folder, without arguments. */
export const calledAs = ({ isPackage, root, cwd, script = '' }: Invocation): string => {
  if (isPackage) return ofPackage(cwd, script);
  if (relative(root, cwd) === '') return 'npx tsx run-suite';
  return [join(root, 'node_modules', '.bin', 'tsx'), join(root, 'run-suite.ts')].map((path) => from(cwd, path)).join(' ');
};

/** npm makes a symlink with this name: in the project, for `npx`, or on the PATH. */
const ofPackage = (cwd: string, script: string): string => {
  if (basename(script) === NAME) return basename(dirname(script)) === '.bin' ? `npx ${NAME}` : NAME;
  return script.endsWith(join('lib', 'cli', 'bin.js')) ? `node ${from(cwd, script)}` : `npx ${NAME}`;
};

const NAME = 'ti4-capacity';

const from = (cwd: string, path: string): string => shellWord(relative(cwd, path).split(sep).join('/'));

/** Whether this is the installed package, whose files nothing writes to. */
export const IS_PACKAGE = !import.meta.url.endsWith('.ts');

const HERE = { root: fileURLToPath(new URL('../..', import.meta.url)), cwd: process.cwd() };

/** The command that started this program, without arguments. */
export const CALLED = calledAs(defined({ isPackage: IS_PACKAGE, ...HERE, script: process.argv[1] }));

/** The suite's folder relative to the working directory, like `node_modules/ti4-capacity/`; empty if it is the working directory. */
export const folderFrom = ({ root, cwd }: Pick<Invocation, 'root' | 'cwd'>): string =>
  (relative(cwd, root) === '' ? '' : `${from(cwd, root)}/`);

/** Adapts a help text or a message: to the command that started this program, and to where the suite's files are. */
export const asCalled = (text: string): string => {
  const examples = text.replaceAll('npx tsx run-suite', CALLED).replace(/(?<=\s)(?=rules\/(errata|scopes)\/)/g, folderFrom(HERE));
  return IS_PACKAGE ? examples.replaceAll('run-suite', NAME) : examples;
};

import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { shellWord } from '../text/shell-word.ts';

/** How this program came to run. */
export interface Invocation {
  /** It is the installed package, and not its repository: then it is compiled. */
  readonly isPackage: boolean;
  /** The folder of the package or the repository. */
  readonly root: string;
  /** The folder from which it was started. */
  readonly cwd: string;
  /** What Node was given to run; absent or another program's where it is called from a test. */
  readonly script?: string;
}

/** The command line that runs it again from the same folder, up to its first argument. */
export const calledAs = ({ isPackage, root, cwd, script = '' }: Invocation): string => {
  if (isPackage) return ofPackage(cwd, script);
  if (relative(root, cwd) === '') return 'npx tsx run-suite';
  return [join(root, 'node_modules', '.bin', 'tsx'), join(root, 'run-suite.ts')].map((path) => from(cwd, path)).join(' ');
};

/** npm makes a link of its name: in the project for `npx`, or somewhere on the path. */
const ofPackage = (cwd: string, script: string): string => {
  if (basename(script) === NAME) return basename(dirname(script)) === '.bin' ? `npx ${NAME}` : NAME;
  return script.endsWith(join('lib', 'cli', 'bin.js')) ? `node ${from(cwd, script)}` : `npx ${NAME}`;
};

const NAME = 'ti4-capacity';

const from = (cwd: string, path: string): string => shellWord(relative(cwd, path).split(sep).join('/'));

/** Whether this is the installed package, whose files nothing writes to. */
export const IS_PACKAGE = !import.meta.url.endsWith('.ts');

const HERE = { root: fileURLToPath(new URL('../..', import.meta.url)), cwd: process.cwd() };

/** The command line as it was called, up to its first argument. */
export const CALLED = calledAs({ isPackage: IS_PACKAGE, ...HERE, ...(process.argv[1] === undefined ? {} : { script: process.argv[1] }) });

/** The folder of the suite from where it was started, as `node_modules/ti4-capacity/`; nothing, where that is the same. */
export const folderFrom = ({ root, cwd }: Pick<Invocation, 'root' | 'cwd'>): string => (relative(cwd, root) === '' ? '' : `${from(cwd, root)}/`);

/** A help text, or a message, in which the command is called what it is called here, and the suite's own files stand where they are here. */
export const asCalled = (text: string): string => {
  const examples = text.replaceAll('npx tsx run-suite', CALLED).replace(/(?<=\s)(?=rules\/(errata|scopes)\/)/g, folderFrom(HERE));
  return IS_PACKAGE ? examples.replaceAll('run-suite', NAME) : examples;
};

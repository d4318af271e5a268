import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installed, packed, printed, type Ran, ran, ROOT } from './pack.ts';

/** The versions of Node that the package supports; npm installs them. */
const VERSIONS = ['20', '22', '24'];

/** Installs the package into an empty folder and tries it on each version of Node; prints a line for each try. */
const tryAll = async (folder: string): Promise<boolean> => {
  const { tarball } = await packed(folder);
  const project = await installed(tarball, folder);
  writeFileSync(join(project, 'capacity.test.mjs'), printed('capacity.test.mjs'));
  writeFileSync(join(project, 'engine.ts'), TYPED);
  let well = true;
  for (const version of VERSIONS) well = await tryOn(version, folder, project) && well;
  return well;
};

const TYPED = `import { defineEngine, type EngineModule } from 'ti4-capacity';
const engine: EngineModule = { name: 'typed', version: '1', steps: [], features: [], check: () => ({ counted: 3 }) };
export default defineEngine(engine);
`;

const tryOn = async (version: string, folder: string, project: string): Promise<boolean> => {
  const bin = await nodeOf(version, join(folder, `node-${version}`));
  const on = (file: string, ...args: readonly string[]): Promise<Ran> => ran(file, args, project, bin);
  const suite = (...args: readonly string[]) => on('npx', 'ti4-capacity', '--quiet', ...args);
  const { out: name } = await on('node', '--version');
  const tried = [
    told('reference', await suite(), 0, 'is conformant'),
    told('an engine in Python', await suite('--engine', `python3 '${join(ROOT, 'test/engines/faithful.py')}'`), 0, 'faithful 1.0.0 is conformant'),
    told('a wrong engine', await suite('--engine', 'npx ti4-capacity serve --misread R3.1/chosen-by=fighters-first'), 1, 'Fighters always go first. Explains'),
    told('TypeScript, no tsx', await suite('--only', 'R2-01', '--engine', 'engine.ts'), version === '20' ? 3 : 0, version === '20' ? 'needs tsx' : 'typed 1 is conformant'),
    told('runSuite in a test', await on('node', '--test', 'capacity.test.mjs'), 0, 'pass 1'),
  ];
  for (const [what, isWell] of tried) console.log(`${name.trim().padEnd(10)}  ${what.padEnd(20)}  ${isWell ? 'as expected' : 'NOT as expected'}`);
  return tried.every(([, isWell]) => isWell);
};

const nodeOf = async (version: string, folder: string): Promise<string> => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const { exit, err } = await ran('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', `node@${version}`], folder);
  if (exit !== 0) throw new Error(`node@${version} could not be installed: ${err}`);
  return join(folder, 'node_modules/.bin');
};

const told = (what: string, { exit, out, err }: Ran, wanted: number, words: string): readonly [what: string, isWell: boolean] => {
  const isWell = exit === wanted && `${out}${err}`.includes(words);
  if (!isWell) console.error(`${what}: exit code ${exit}\n${out}${err}`);
  return [what, isWell];
};

const folder = mkdtempSync(join(tmpdir(), 'nodes-'));
try {
  process.exitCode = await tryAll(folder) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

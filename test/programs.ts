import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The programs that tests start, by their source files. */
const PROGRAMS = {
  'run-suite': 'run-suite.ts',
  'faithful-but': 'test/engines/zoo/faithful-but.ts',
  'ended-with-us': 'test/subjects/ended-with-us.ts',
} as const;

/** Where the bundles are; the processes of the tests inherit it. */
const FOLDER = 'TEST_PROGRAMS';

/** The bundle of a program: it starts in a third of the time that tsx takes. */
export const programFile = (name: keyof typeof PROGRAMS): string => {
  const folder = process.env[FOLDER];
  if (folder === undefined) throw new Error('the programs are not bundled: call `setup` first, as the configuration of vitest does');
  return join(folder, `${name}.mjs`);
};

/** Bundles the programs, and puts an `npx` before the real one that starts the bundle for `npx tsx run-suite`. */
export const setup = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), PREFIX));
  await bundleInto(folder);
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'npx'), `#!/bin/sh
if [ "$1 $2" = 'tsx run-suite' ]; then shift 2; exec '${process.execPath}' '${join(folder, 'run-suite.mjs')}' "$@"; fi
exec '${realNpx()}' "$@"
`);
  chmodSync(join(bin, 'npx'), 0o755);
  process.env[FOLDER] = folder;
  process.env['PATH'] = `${bin}:${process.env['PATH'] ?? ''}`;
};

/** By its whole path: an `npx` looked up again could be ours once more, and so on for ever. */
const realNpx = (): string => {
  const npx = realPath().split(delimiter).filter((folder) => !folder.includes(PREFIX)).map((folder) => join(folder, 'npx')).find((file) => existsSync(file));
  if (npx === undefined) throw new Error('npx is not on the PATH');
  return npx;
};

const PREFIX = 'test-programs-';

export const teardown = (): void => rmSync(process.env[FOLDER] ?? '', { recursive: true, force: true });

/** PATH as it was before `setup`. */
export const realPath = (): string => (process.env['PATH'] ?? '').replace(`${process.env[FOLDER] ?? ''}/bin:`, '');

const bundleInto = async (folder: string): Promise<void> => {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    entryPoints: PROGRAMS,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    // CommonJS packages in the bundle use `require`
    banner: { js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);" },
    plugins: [{ name: 'source-urls', setup: ({ onLoad }) => onLoad({ filter: /\.ts$/ }, ({ path }) => ({ loader: 'ts', contents: withItsUrl(path) })) }],
  });
};

/** Code that finds its data where its source file would. */
const withItsUrl = (path: string): string => readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));

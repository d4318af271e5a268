import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesIn, ROOT, textOf } from './house/sources.ts';

const SRC = join(ROOT, 'src');

/** The folder that src/ is compiled to; the plugin reads it in the process that ran `setup`. */
const FOLDER = 'COMPILED_SOURCES';

/** Compiles src/ file by file, so Node loads it as it is: vitest turns each import into a getter, which slows the engine down. */
export const setup = async (): Promise<void> => {
  const { transform } = await import('esbuild');
  // in node_modules, where its packages are found
  const folder = mkdtempSync(join(realpathSync(join(ROOT, 'node_modules')), '.compiled-sources-'));
  await Promise.all(filesIn('src').map(async (file) => {
    const { code } = await transform(prepared(file), {
      loader: file.endsWith('x') ? 'tsx' : 'ts', jsx: 'automatic', jsxImportSource: 'preact',
      format: 'esm', target: 'node20', sourcemap: 'inline', sourcefile: join(SRC, file),
    });
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, compiledName(file)), code);
  }));
  process.env[FOLDER] = folder;
};

export const teardown = (): void => rmSync(process.env[FOLDER] ?? '', { recursive: true, force: true });

/** A plugin of vite: an import of a file in src/ means the compiled one. */
export const compiledSources = () => ({
  name: 'compiled-sources',
  enforce: 'pre' as const,
  resolveId: (source: string, importer: string | undefined): string | undefined => {
    const folder = process.env[FOLDER];
    if (folder === undefined || importer === undefined || !source.startsWith('.')) return undefined;
    const file = relative(SRC, resolve(dirname(importer), source));
    return file.startsWith('..') || !/\.tsx?$/.test(file) ? undefined : join(folder, compiledName(file));
  },
});

const compiledName = (file: string): string => file.replace(/\.tsx?$/, '.mjs');

/** The text of a file whose imports are compiled too, and which finds its data where its source would. */
const prepared = (file: string): string => textOf(file)
  .replace(/((?:^|\s)from |^import |\bimport\()'(\.[^']+)\.tsx?'/gm, "$1'$2.mjs'")
  .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(join(SRC, file)).href));

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PAGES } from './pages.ts';

/** The script of each page, by the page's folder: built with the package, or bundled from the sources in a checkout. */
export const siteScripts = async (): Promise<ReadonlyMap<string, string>> => {
  const built = PAGES.map(({ folder }) => [folder, inSite(`${folder}.js`)] as const);
  if (built.every(([, file]) => existsSync(file))) return new Map(built.map(([folder, file]) => [folder, readFileSync(file, 'utf8')]));
  return bundledScripts();
};

/** Bundles the scripts from the sources. Each is one classic script that imports nothing: pages opened from disk can't load modules. */
export const bundledScripts = async (): Promise<ReadonlyMap<string, string>> => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(PAGES.map(({ folder }) => [folder, inSite(`${folder}/main.tsx`)])),
    outdir: inSite('.'),
    write: false,
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return new Map(PAGES.map(({ folder }) => [folder, outputFiles.find(({ path }) => path === inSite(`${folder}.js`))?.text ?? '']));
};

/** `../site` and not `.`, because the package's files may lie in another folder beside it. */
const inSite = (name: string): string => fileURLToPath(new URL(`../site/${name}`, import.meta.url));

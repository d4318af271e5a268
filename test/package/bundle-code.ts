import { resolve } from 'node:path';
import { build } from 'vite';

/** The programs of the package: the command, the public face, and the program in which an engine that is a module runs. */
const PROGRAMS = { bin: 'src/cli/bin.ts', index: 'src/index.ts', host: 'src/subjects/module/host.ts' };

/** What a plain run loads, with all that these import: it is one file, because each file that is loaded takes time. */
const LOADED_BY_A_RUN = [PROGRAMS.bin, 'src/cli/run-command.ts', 'src/report/run/text.ts'];

/** Bundled too, since every command loads them. */
const ALWAYS_LOADED = ['commander', 'js-yaml'];

// a part of `npm run build`: the programs, from src/ to lib/cli/, all at the same depth as src/cli/
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'error',
  ssr: { noExternal: ALWAYS_LOADED },
  esbuild: { minifyIdentifiers: false, minifyWhitespace: true, minifySyntax: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'lib/cli',
    minify: 'esbuild',
    rollupOptions: {
      input: PROGRAMS,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        hoistTransitiveImports: false,
        manualChunks: (file, { getModuleInfo }) => (isLoadedByARun(file, (one) => getModuleInfo(one)?.importedIds ?? []) ? 'run' : undefined),
      },
    },
  },
});

function isLoadedByARun(file: string, importsOf: (file: string) => readonly string[]): boolean {
  const loaded = new Set(LOADED_BY_A_RUN.map((name) => resolve(name)));
  const [bin] = loaded;
  // a loop over a set includes what is added during the loop
  for (const each of loaded) for (const imported of importsOf(each)) loaded.add(imported);
  return file !== bin && loaded.has(file);
}

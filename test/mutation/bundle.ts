import type { BuildOptions } from 'esbuild';

/** How the program that tries the engine is bundled into one file. */
export const BUNDLE = { entryPoints: ['test/mutation/cases.ts'], bundle: true, platform: 'node', format: 'esm', logLevel: 'warning' } satisfies BuildOptions;

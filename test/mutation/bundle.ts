import type { BuildOptions } from 'esbuild';

/** What tries the engine, in one file. */
export const BUNDLE = { entryPoints: ['test/mutation/cases.ts'], bundle: true, platform: 'node', format: 'esm', logLevel: 'warning' } satisfies BuildOptions;

import { defineConfig } from 'vitest/config';
import { compiledSources } from './compiled-sources.ts';

export default defineConfig({
  plugins: [compiledSources()],
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/programs.ts', 'test/compiled-sources.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // tests of processes mostly wait
    maxConcurrency: 8,
    // no test changes what another reads: loading everything anew for each file takes a third of the time
    isolate: false,
  },
});

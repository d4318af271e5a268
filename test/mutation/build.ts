import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { suiteClaim } from '../../src/cli/prove.ts';
import { killsInText } from './cases.ts';

// Once, and not for every mutant: reading YAML and modules takes longer than judging all cases. The mutants are all in the
// bundle, and each run of it switches one on.
const { article, catalogue, cases } = suiteClaim();
mkdirSync('reports/mutation', { recursive: true });
writeFileSync('reports/mutation/lowered.json', JSON.stringify({ article, catalogue, cases, kills: killsInText({ article, catalogue, cases }) }));
const bundling = ['--bundle', '--platform=node', '--format=esm', '--outfile=reports/mutation/cases.mjs', '--log-level=warning'];
execFileSync('esbuild', ['test/mutation/cases.ts', ...bundling], { stdio: 'inherit' });

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { suiteClaim } from '../../src/cli/prove.ts';
import { killsInText, probesOf } from './cases.ts';

// Once, and not for every mutant: reading YAML and modules takes longer than judging all cases. The mutants are all in the
// bundle, and each run of it switches one on.
const { article, catalogue, cases } = suiteClaim();
const suite = { article, catalogue, cases };
const probes = probesOf(suite);
mkdirSync('reports/mutation', { recursive: true });
writeFileSync('reports/mutation/lowered.json', JSON.stringify({ ...suite, probes, kills: killsInText(suite, probes) }));
const bundling = ['--bundle', '--platform=node', '--format=esm', '--outfile=reports/mutation/cases.mjs', '--log-level=warning'];
execFileSync('esbuild', ['test/mutation/cases.ts', ...bundling], { stdio: 'inherit' });

import { mkdirSync, writeFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { suiteClaim } from '../../src/cli/commands/prove.ts';
import { BUNDLE } from './bundle.ts';
import { killsInText, probesOf } from './cases.ts';

// Done once, not for every mutant: reading YAML and modules takes longer than judging all cases. The bundle holds all mutants,
// and each run switches one on.
const { article, catalogue, cases } = suiteClaim();
const suite = { article, catalogue, cases };
const probes = probesOf(suite);
mkdirSync('reports/mutation', { recursive: true });
writeFileSync('reports/mutation/lowered.json', JSON.stringify({ ...suite, probes, kills: killsInText(suite, probes) }));
buildSync({ ...BUNDLE, outfile: 'reports/mutation/cases.mjs' });

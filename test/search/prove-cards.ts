import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SCOPE_NAMES } from '../../src/search/scope/read.ts';
import { ran } from '../cli/terminal.ts';

/**
 * Asks an engine that also plays the cards (test/engines/with_cards.py) every case, every scope and a million random questions. It must
 * pass all of them: nothing that the suite asks may depend on a card on the board.
 */
const folder = mkdtempSync(join(tmpdir(), 'prove-cards-'));
const catalogue = join(folder, 'units.json');
writeFileSync(catalogue, (await ran(['units', '--json'])).out);
const engine = `python3 test/engines/with_cards.py '${catalogue}'`;

/** Plays of about five questions each. */
const PLAYS = 105_000;

const runs: readonly (readonly string[])[] = [
  ['--profile', 'all'],
  ...SCOPE_NAMES.map((name) => ['enumerate', '--scope', name, '--keep-going']),
  ...['core', 'units'].map((profile) => ['fuzz', '--profile', profile, '--seed', '1', '--runs', String(PLAYS), '--keep-going']),
];

for (const args of runs) {
  const { exit, out, err } = await ran([...args, '--engine', engine]);
  console.log(`${args.join(' ')}: ${exit === 0 ? out.trimEnd().split('\n').at(-1) : out + err}`);
  if (exit !== 0) process.exitCode = 1;
}
rmSync(folder, { recursive: true });

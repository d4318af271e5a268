import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ran } from '../cli/terminal.ts';
import { MISREADERS } from '../proof/engines.ts';
import { NEVER_ASKED } from './never-asked.ts';

/**
 * Serves each misreading as a process, and looks for it with `enumerate --scope small` and with `fuzz`. Each must be found within ten
 * seconds of searching, shrunk completely, and named among the likely ones. `--only TEXT` takes those whose names begin with TEXT.
 */
const proveAll = async (only: string): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (const { name } of MISREADERS.filter((each) => each.name.startsWith(only) && each.name !== NEVER_ASKED)) results.push(...await prove(name));
  return results;
};

const prove = async (name: string): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (const search of searchesFor(name)) results.push(await found(name, search));
  console.log(`${name}: ${results.map(({ said }) => said).join('; ')}`);
  return results;
};

type Search = readonly [command: 'enumerate' | 'fuzz', ...args: readonly string[]];

/** Misreadings of cards show only if positions leave the values to cards. */
const searchesFor = (name: string): readonly Search[] => [
  ['enumerate', '--scope', 'small'],
  ['fuzz', '--seed', '1', '--time', '10', ...(name.startsWith('R0/printed=') ? ['--profile', 'units'] : [])],
];

interface Result {
  readonly name: string;
  readonly command: Search[0];
  readonly ok: boolean;
  readonly seconds: number;
  readonly said: string;
}

const found = async (name: string, search: Search): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'prove-search-'));
  const engine = `node --import tsx run-suite.ts serve --misread ${name}`;
  const { exit, out, err } = await ran([...search, '--engine', engine, '--write', folder, '--timeout', '60']);
  const texts = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')));
  rmSync(folder, { recursive: true });
  const seconds = Number(/ in ([\d.]+) s,/.exec(out)?.[1] ?? Number.NaN);
  const asked = /asked (\d+)/.exec(out)?.[1] ?? '?';
  const faults = [
    ...(exit === 1 && texts.length === 1 ? [] : [`not found: ${err.trim()}`]),
    ...(seconds <= 10 ? [] : ['too late']),
    ...(texts.some((text) => text.includes('# minimal: nothing can be taken away')) ? [] : ['not minimal']),
    ...(texts.some((text) => likelyIn(text).includes(name)) ? [] : ['not named']),
  ];
  const said = `${search[0]} ${faults.length === 0 ? 'found' : faults.join(', ')} in ${seconds} s, ${asked} asked, likely ${texts.map((text) => likelyIn(text).length).join()}`;
  return { name, command: search[0], ok: faults.length === 0, seconds, said };
};

const slowestIn = (all: readonly Result[]): string => {
  const times = all.map(({ seconds }) => seconds).sort((a, b) => a - b);
  const slowest = all.find(({ seconds }) => seconds === times.at(-1));
  return `${slowest?.command}: half of them within ${times[Math.floor(times.length / 2)]} s, the slowest in ${slowest?.seconds} s (${slowest?.name})`;
};

const likelyIn = (text: string): readonly string[] => /# explained by: (.*)/.exec(text)?.[1]?.split(', or ') ?? [];

const at = process.argv.indexOf('--only');
const results = await proveAll(at < 0 ? '' : process.argv[at + 1] ?? '');
console.log(results.every(({ ok }) => ok) ? `${results.length / 2} misreadings, each found by both` : `${results.filter(({ ok }) => !ok).length} searches missed`);
console.log(['enumerate', 'fuzz'].map((command) => slowestIn(results.filter((each) => each.command === command))).join('\n'));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;

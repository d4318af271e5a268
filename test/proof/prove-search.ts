import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ran } from '../cli/terminal.ts';
import { MISREADERS } from './engines.ts';

/**
 * Serves each misreading as a process of its own, and looks for it with `enumerate --scope small` and with `fuzz`: each must be found
 * within ten seconds of searching, shrunk until nothing can go, and named among the likely ones. `--only TEXT`: those whose names begin so.
 */
const proveAll = (only: string): Promise<number> =>
  MISREADERS.filter(({ name }) => name.startsWith(only)).reduce(async (missed, { name }) => await missed + await prove(name), Promise.resolve(0));

/** How many of the two searches missed it. */
const prove = async (name: string): Promise<number> => {
  const results: Result[] = [];
  for (const search of SEARCHES) results.push(await found(name, search));
  console.log(`${name}: ${results.map(({ said }) => said).join('; ')}`);
  return results.filter(({ ok }) => !ok).length;
};

const SEARCHES = [['enumerate', '--scope', 'small'], ['fuzz', '--seed', '1', '--time', '10']] as const;

interface Result {
  readonly ok: boolean;
  readonly said: string;
}

const found = async (name: string, search: (typeof SEARCHES)[number]): Promise<Result> => {
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
    ...(texts.some((text) => text.includes('# nothing can be taken away from it')) ? [] : ['not minimal']),
    ...(texts.some((text) => likelyIn(text).includes(name)) ? [] : ['not named']),
  ];
  return { ok: faults.length === 0, said: `${search[0]} ${faults.length === 0 ? 'found' : faults.join(', ')} in ${seconds} s, ${asked} asked, likely ${texts.map((text) => likelyIn(text).length).join()}` };
};

const likelyIn = (text: string): readonly string[] => /# explained by: (.*)/.exec(text)?.[1]?.split(', or ') ?? [];

const at = process.argv.indexOf('--only');
const missed = await proveAll(at < 0 ? '' : process.argv[at + 1] ?? '');
console.log(missed === 0 ? 'every misreading is found by both' : `${missed} searches missed`);
process.exitCode = missed === 0 ? 0 : 1;

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readKnown } from '../../src/runner/known/read.ts';
import { ran } from '../cli/terminal.ts';

const text = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'adapter-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The blocks that name a file, as printed. */
const files = [...text.matchAll(/^```[a-z]+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, name = '', body = '']) => ({ name, body }));
beforeAll(() => {
  for (const { name, body } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), body);
  }
});

const SMALL = ['--fixtures', fileURLToPath(new URL('../../fixtures/R2-combined-capacity.yaml', import.meta.url))];

const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
if (python === undefined) console.warn('skipped for lack of python3: the adapter in Python that the README leads to');

const rows: readonly [name: string, command: string][] = [
  ...(python === undefined ? [] : [['engine.py', `${python} '${join(folder, 'engine.py')}'`] as const].map(([a, b]): [string, string] => [a, b])),
  ['engine.ts', join(folder, 'engine.ts')],
];

describe.each(rows)('%s as printed', { timeout: 60_000 }, (_, command) => {
  test('is well, says the doctor', async () => {
    expect(await ran(['doctor', '--engine', command])).toMatchObject({ exit: 0 });
  });

  test('gets a verdict', async () => {
    const { exit, out } = await ran(['--engine', command, '--quiet', ...SMALL]);
    expect(exit).toBe(0);
    expect(out).toMatch(/is conformant, partial: `check` only/);
  });
});

test('the list of known failures is one', () => {
  expect(readKnown(join(folder, 'known-failures.yaml')).problems).toEqual([]);
});

test.each(files.filter(({ name }) => name.startsWith('.github')))('$name is a workflow that runs the suite with options that it has', async ({ body }) => {
  const { jobs }: { readonly jobs: Readonly<Record<string, { readonly steps: readonly { readonly run?: string }[] }>> } = parse(body);
  const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => (run?.includes('run-suite.ts') === true ? [run] : [])));
  expect(runs.length).toBeGreaterThan(0);
  const help = `${(await ran(['--help'])).out}${(await ran(['merge', '--help'])).out}`;
  for (const [option] of runs.flatMap((run) => [...run.matchAll(/--[a-z-]+/g)])) expect(help).toContain(option);
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { SUITE_OPTIONS } from '../../src/cli/suite-options.ts';
import { readKnown } from '../../src/runner/known/read.ts';
import type { VerdictResult } from '../../src/subjects/wire.ts';
import { ran } from '../cli/terminal.ts';

const text = readFileSync(new URL('README.md', import.meta.url), 'utf8');
const inCi = readFileSync(new URL('CI.md', import.meta.url), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'adapter-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The blocks of the guide that name a file. */
const files = [...`${text}\n${inCi}`.matchAll(/^```[a-z]+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, name = '', body = '']) => ({ name, body }));
beforeAll(() => {
  for (const { name, body } of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), body);
  }
});

const SMALL = ['--fixtures', fileURLToPath(new URL('../../fixtures/R2-combined-capacity.yaml', import.meta.url))];

const python = ['python3', 'python'].find((name) => spawnSync(name, ['--version']).status === 0);
if (python === undefined) console.warn('skipped because python3 is missing: the adapter in Python in the guide');

const rows: readonly [name: string, command: string][] = [
  ...(python === undefined ? [] : [['engine.py', `${python} '${join(folder, 'engine.py')}'`] as const].map(([a, b]): [string, string] => [a, b])),
  ['engine.ts', join(folder, 'engine.ts')],
];

describe.each(rows)('%s as printed', { timeout: 60_000 }, (_, command) => {
  test('passes the doctor', async () => {
    expect(await ran(['doctor', '--engine', command])).toMatchObject({ exit: 0 });
  });

  test('is conformant on the cases it answers', async () => {
    const { exit, out } = await ran(['--engine', command, '--quiet', ...SMALL]);
    expect(exit).toBe(0);
    expect(out).toMatch(/is conformant, partial: `check` only/);
  });
});

test.each(files.filter(({ name }) => name.endsWith('.jsonl')))('$name has the answers of the reference engine', async ({ body }) => {
  const lines: readonly { readonly method?: string; readonly result?: VerdictResult }[] = body.trimEnd().split('\n').map((line) => JSON.parse(line));
  const requests = lines.filter(({ method }) => method !== undefined);
  const served = await ran(['serve'], { stdin: requests.map((request) => `${JSON.stringify(request)}\n`).join('') });
  const answers: typeof lines = served.out.trimEnd().split('\n').map((line) => JSON.parse(line));
  expect(answers.map(judgedSo)).toEqual(lines.filter(({ result }) => result !== undefined).map(judgedSo));
  expect(answers).toHaveLength(lines.length / 2);
});

/** The part of a verdict that is compared; a player without units may be left out. */
const judgedSo = ({ result }: { readonly result?: VerdictResult }) =>
  (result?.legal === true ? { systems: result.position.systems, owes: result.owes } : { reason: result?.reason });

test('the list of known failures passes with the engine of its example', { timeout: 60_000 }, async () => {
  const list = join(folder, 'known-failures.yaml');
  expect(readKnown(list).problems).toEqual([]);
  const [, engine = ''] = /--engine '([^']+)' --known known-failures\.yaml$/m.exec(text) ?? [];
  const { exit, out } = await ran(['--quiet', '--engine', engine, '--known', list]);
  expect([exit, out.trimEnd().split('\n').at(-1)]).toEqual([0, '2 known failures as listed; exit code 0']);
});

test('the table of options lists the options of runSuite', () => {
  const section = text.slice(text.indexOf('## From your own tests'));
  const named = [...section.slice(0, section.indexOf('\n## ')).matchAll(/^\| `([A-Za-z]+)` \|/gm)].map(([, name]) => name);
  expect(named).toEqual(Object.keys(SUITE_OPTIONS.maybe));
});

test('the step for code scanning uploads only an existing file, and never from a fork', () => {
  const [step]: readonly { readonly uses: string; readonly if: string }[] = parse(files.find(({ name }) => name === '.github/upload-sarif.yml')?.body ?? '');
  expect(step?.uses).toContain('upload-sarif');
  expect(step?.if)
    .toBe("always() && hashFiles('capacity.sarif') != '' && (github.event_name != 'pull_request' || github.event.pull_request.head.repo.full_name == github.repository)");
});

/** The command lines of the guide, and of the short way in the README of the repository. */
const lines = [text, readFileSync(new URL('../../README.md', import.meta.url), 'utf8')]
  .flatMap((document) => [...document.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, body = '']) => body.split('\n')))
  .filter((line) => line.includes('npx tsx run-suite'));

test.each(lines)('`%s` uses only options that exist', async (line) => {
  const [, command = ''] = /run-suite ([a-z]+)/.exec(line.replace(/'[^']*'/g, '')) ?? [];
  const help = await ran([...(command === '' ? [] : [command]), '--help']);
  expect(help.exit).toBe(0);
  for (const [option] of line.replace(/'[^']*'/g, '').matchAll(/--[a-z-]+/g)) expect(help.out).toContain(`${option} `);
});

test.each(files.filter(({ name }) => name.startsWith('.github/workflows')))('$name is a workflow that runs the suite with options that exist', async ({ body }) => {
  const { jobs }: { readonly jobs: Readonly<Record<string, { readonly 'timeout-minutes'?: number; readonly steps: readonly { readonly run?: string }[] }>> } = parse(body);
  const runs = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => (run?.includes('npx ti4-capacity') === true ? [run] : [])));
  expect(runs.length).toBeGreaterThan(0);
  const help = `${(await ran(['--help'])).out}${(await ran(['merge', '--help'])).out}${(await ran(['site', '--help'])).out}`;
  for (const [option] of runs.flatMap((run) => [...run.matchAll(/--[a-z-]+/g)])) expect(help).toContain(option);
  expect(Object.values(jobs).map((job) => job['timeout-minutes'])).toEqual(Object.values(jobs).map(() => expect.any(Number)));
});

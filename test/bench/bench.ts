import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { measureCommands, measurePacked } from './commands.ts';
import type { Growth } from './growth.ts';
import type { JudgingRates } from './judging.ts';
import { writeManyCases } from './many-cases.ts';
import { measurePlainTests } from './plain-tests.ts';
import { measureProfile } from './profile.ts';
import { measureStartUp } from './startup.ts';
import type { WireRates } from './wire.ts';

/** One line of the table. `ratio` is the result divided by what it is compared with, or the inverse if the aim says so. */
interface Row {
  readonly what: string;
  readonly result: string;
  readonly compared?: string;
  readonly ratio?: number;
  readonly aim?: string;
}

/** What can be measured, by name: `npm run bench` measures all and writes the table, `npm run bench -- wire` only prints that part of it. */
const PARTS: Readonly<Record<string, (folder: string) => Promise<readonly Row[]>>> = {
  startup: async () => {
    const { run, empty, parses, parsesQuickly, toEmpty, toParses, toParsesQuickly } = await measureStartUp();
    return [
      { what: 'start-up: `npx tsx run-suite`', result: seconds(run), compared: `an empty script: ${seconds(empty)}`, ratio: toEmpty, aim: 'at most 1.6' },
      { what: '', result: '', compared: `loads yaml and ajv, parses the cases: ${seconds(parses)}`, ratio: toParses, aim: 'at most 1.25' },
      { what: '', result: '', compared: `the same with js-yaml, as the suite does: ${seconds(parsesQuickly)}`, ratio: toParsesQuickly },
    ];
  },
  packed: async () => {
    const packed = await measurePacked();
    if (packed === undefined) throw new Error('lib/ is missing: npm run build');
    return [{ what: 'the command of the package', result: seconds(packed.time), compared: `\`node -e 0\`: ${seconds(packed.empty)}`, ratio: packed.toEmpty, aim: 'at most 2' }];
  },
  commands: async () => (await measureCommands()).map(({ command, time, toEmpty }) =>
    ({ what: `\`run-suite ${command}\``, result: seconds(time), compared: 'an empty script', ratio: toEmpty })),
  profile: async (folder) =>
    (await measureProfile(folder)).map(({ what, run, empty }, at) => ({
      what: `${at === 0 ? 'profile of the start-up: ' : ''}${what}`,
      result: milliseconds(run),
      compared: `an empty script: ${milliseconds(empty)}`,
    })),
  judging: async (folder) => {
    const rates = await program<JudgingRates>(folder, 'judging.js');
    return Object.entries(rates).map(([name, rate]) => ({
      what: name === 'standard' ? 'judging, in process: the scope `standard`' : `judging, in process: \`${name}\``,
      result: `${thousands(rate)}/s`,
      ...(name === 'move' ? { compared: '300 000/s', ratio: rate / 300_000, aim: 'at least 1' } : {}),
    }));
  },
  wire: async (folder) => {
    const { persistent, limit, processEach, toLimit, toProcessEach, work, limitWork } = await program<WireRates>(folder, 'wire.js');
    return [
      { what: 'the wire: one process that answers all', result: `${thousands(persistent)} cases/s`, compared: `the same requests and replies, not judged: ${thousands(limit)}/s`, ratio: toLimit, aim: 'at least 0.5' },
      { what: '', result: '', compared: `a process a case: ${processEach.toFixed(1)}/s`, ratio: toProcessEach, aim: 'at least 300' },
      { what: 'the wire: what the asking end computes a case', result: microseconds(work), compared: `with nothing but JSON: ${microseconds(limitWork)}`, ratio: work / limitWork },
    ];
  },
  growth: async (folder) => {
    const rows: Growth[] = [];
    for (const count of [1000, 10_000, 100_000]) {
      const cases = join(folder, `cases-${count}`);
      writeManyCases(cases, count);
      rows.push(await program<Growth>(folder, 'growth.js', cases));
      rmSync(cases, { recursive: true });
    }
    return rows.map(({ cases, seconds: time, peak }, at) => {
      const before = rows[at - 1];
      const result = `${seconds(time)}, at most ${peak.toFixed(0)} MB`;
      if (before === undefined) return { what: `growth: ${thousands(cases)} cases`, result };
      const more = `10 times the cases of ${seconds(before.seconds)}`;
      return { what: `growth: ${thousands(cases)} cases`, result, compared: more, ratio: time / before.seconds, aim: 'at most 10; under 150 MB' };
    });
  },
  vitest: async (folder) => {
    const rows: Row[] = [];
    for (const count of [1000, 10_000]) {
      const cases = join(folder, `suite-${count}`);
      writeManyCases(cases, count);
      const { suite, vitest, ratio } = await measurePlainTests(cases, join(folder, `tests-${count}`));
      rows.push({ what: `${thousands(count)} cases, as this suite`, result: seconds(suite), compared: `as tests of vitest: ${seconds(vitest)}`, ratio, aim: 'at least 5' });
    }
    return rows;
  },
};

const seconds = (time: number): string => `${time.toFixed(2)} s`;

const microseconds = (time: number): string => `${time.toFixed(1)} µs`;

const milliseconds = (time: number): string => `${time.toFixed(0)} ms`;

const thousands = (number: number): string => String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, ' ');

/** The output of a compiled program of this folder, parsed. */
const program = async <T>(folder: string, name: string, ...args: readonly string[]): Promise<T> => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'compiled/test/bench', name), ...args], { maxBuffer: 1e8 });
  return JSON.parse(stdout);
};

/** Compiles the programs that are measured as users run them, without a TypeScript loader. */
const compile = async (folder: string): Promise<void> => {
  const to = join(folder, 'compiled');
  await promisify(execFile)('npx', ['tsc', '-p', 'test/bench/tsconfig.json', '--outDir', to]);
  for (const name of ['rules', 'fixtures', 'schema', 'package.json', 'node_modules']) symlinkSync(resolve(name), join(to, name));
};

const tableOf = (rows: readonly Row[]): string => [
  '| what | result | compared with | ratio | aim |',
  '| --- | ---: | --- | ---: | --- |',
  ...rows.map(({ what, result, compared = '', ratio, aim = '' }) => `| ${what} | ${result} | ${compared} | ${ratio === undefined ? '' : inShort(ratio)} | ${aim} |`),
].join('\n');

const inShort = (ratio: number): string => (ratio < 100 ? ratio.toFixed(2) : thousands(ratio));

const machine = (): string => `Medians, on ${availableParallelism()} cores, Node ${process.versions.node}.`;

const README = 'test/bench/README.md';

const withBlock = (readme: string, block: string): string => {
  const [, before, after] = /^([\s\S]*<!-- measured[^>]*-->\n)[\s\S]*(<!-- end of measured -->[\s\S]*)$/.exec(readme) ?? [];
  if (before === undefined || after === undefined) throw new Error(`${README} has no block for the table`);
  return `${before}${block}\n${after}`;
};

const bench = async (names: readonly string[]): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    await compile(folder);
    const rows: Row[] = [];
    for (const name of names.length === 0 ? Object.keys(PARTS) : names) {
      const part = PARTS[name];
      if (part === undefined) throw new Error(`unknown part ${name}, expected one of ${Object.keys(PARTS).join(', ')}`);
      console.error(`measuring ${name} …`);
      const measured = await part(folder);
      console.error(tableOf(measured));
      rows.push(...measured);
    }
    const block = `${machine()}\n\n${tableOf(rows)}`;
    console.log(block);
    if (names.length === 0) writeFileSync(README, withBlock(readFileSync(README, 'utf8'), block));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

await bench(process.argv.slice(2));

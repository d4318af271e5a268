import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { EDITION_IDS } from '../../../src/board/index.ts';
import { ran } from '../terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'engines-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);
const inTest = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));
/** Two clauses, so that little is read. */
const SMALL = ['R2-combined-capacity.yaml', 'R4-not-assigned.yaml'].flatMap((name) => ['--fixtures', inTest(`../fixtures/${name}`)]);

/** A program that answers `check` by adding up, and says what `more` says of itself. */
const program = (name: string, wrongly = ''): string => {
  writeFileSync(at(name), `
    const { createInterface } = require('node:readline');
    const send = (id, result) => console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
    createInterface({ input: process.stdin }).on('line', (line) => {
      let { id, method, params } = JSON.parse(line);
      if (method === 'hello') return send(id, { protocol: 1, name: 'adder', version: '1', language: 'javascript', answers: ['check'], steps: [], features: ['stated-capacity', 'mechs'] });
      const { position, action: { player, system } } = params;
      const units = Object.entries(position.systems[system].space?.[player] ?? {});
      const capacity = units.reduce((sum, [unit, count]) => sum + count * (position.players[player].capacity[unit] ?? 0), 0);
      let counted = units.reduce((sum, [unit, count]) => sum + (['fighter', 'infantry', 'mech'].includes(unit) ? count : 0), 0);
      ${wrongly}
      send(id, { capacity, counted, excess: Math.max(0, counted - capacity) });
    });`);
  return `'${process.execPath}' '${at(name)}'`;
};

const RIGHT = program('right.cjs');
const NO_MECHS = program('no-mechs.cjs', "counted -= units.find(([unit]) => unit === 'mech')?.[1] ?? 0;");

describe('an engine that is a program', { timeout: 60_000 }, () => {
  test('is judged on what it claims, and the report says on what it is not', async () => {
    const { exit, out, err } = await ran(['--engine', RIGHT, ...SMALL]);
    expect(exit).toBe(0);
    expect(out).toMatch(/adder 1 is conformant, partial: `check` only, 16 clauses not judged \(R0, R1, R3, /);
    expect(out).toMatch(/doesn't support `several-systems` \(\d+\): R2-09/);
    expect(err).toMatch(/^adder: \d+ cases in \d+\.\d s\n$/);
  });

  test('reads its likely misreading', async () => {
    const { exit, out } = await ran(['--engine', NO_MECHS, ...SMALL, '--quiet']);
    expect(exit).toBe(1);
    expect(out).toMatch(/^likely misreading\n +R2: Which units count against capacity, and how much\? Mechs don.t count\. +Explains (\d+) of \1\s+failed cases:\s/);
  });

  test.each(EDITION_IDS)('reads its likely misreading in edition %s', async (edition) => {
    const { exit, out } = await ran(['--engine', NO_MECHS, ...SMALL, '--quiet', '--edition', edition]);
    expect(exit).toBe(1);
    expect(out).toMatch(/^likely misreading\n +R2: Which units count against capacity, and how much\? Mechs don.t count\. +Explains (\d+) of \1\s+failed cases:\s/);
  });

  test('stands beside others in one table', async () => {
    const { exit, out } = await ran(['--engine', RIGHT, '--engine', 'reference', '--engine', NO_MECHS, ...SMALL, '--report', `json=${at('three.json')}`]);
    expect(exit).toBe(1);
    expect(out).toMatch(/^ +adder 1 #1 +reference \d\S+ +adder 1 #2$/m);
    expect(out).toContain('--- adder 1 #2 ---');
    expect(out).toMatch(/^ *repeat +.*no-mechs\.cjs.* --only R2-\d+$/m);
    expect(out).not.toContain('right.cjs');
    expect(out).toMatch(/^R2 .*\+ 24\/24|^R2 .*\+ \d+\/\d+ +\+ \d+\/\d+ +- \d+\/\d+/m);
    expect(JSON.parse(readFileSync(at('three.json'), 'utf8')).engines.map(({ name }: { readonly name: string }) => name)).toEqual(['adder', 'reference', 'adder']);
  });

  test('that can not be run ends the run', async () => {
    expect(await ran(['--engine', 'no-such-program', ...SMALL])).toEqual({
      exit: 3, out: '', err: 'run-suite: engine no-such-program could not be run: no answer to `hello`: could not start: no such program\n',
    });
  });

  test('that can not be run beside another one ends the run before the other is asked, so no answer is lost', async () => {
    const argv = ['--engine', RIGHT, '--engine', 'no-such-program', ...SMALL, '--trace', at('nothing.txt'), '--report', `json=${at('nothing.json')}`];
    expect(await ran(argv)).toMatchObject({ exit: 3, out: '', err: expect.stringContaining('engine no-such-program could not be run') });
    expect([readFileSync(at('nothing.txt'), 'utf8'), existsSync(at('nothing.json'))]).toEqual(['', false]);
  });

  test('may take so long and no longer', async () => {
    const { exit, out } = await ran(['--engine', program('slow.cjs', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);'), ...SMALL, '--max-time', '1', '--quiet']);
    expect(exit).toBe(1);
    expect(out).toContain('had not answered when the time limit of the run, 1 s, was reached');
  });

  test('has its exchange recorded', async () => {
    await ran(['--engine', RIGHT, '--engine', 'reference', ...SMALL, '--only', 'R2-01', '--trace', at('trace.txt'), '--quiet']);
    const lines = readFileSync(at('trace.txt'), 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => line.slice(0, 3))).toEqual(['# \'', '> {', '< {', '> {', '< {', '# r', '> {', '< {']);
  });

  test.runIf(existsSync('/dev/full'))('is judged and reported though the trace finds no space, which is told at the end', async () => {
    const { exit, out, err } = await ran(['--engine', RIGHT, ...SMALL, '--only', 'R2', '--trace', '/dev/full', '--quiet']);
    expect([exit, out]).toEqual([2, expect.stringContaining('adder 1 is conformant')]);
    expect(err).toBe("run-suite: --trace: `/dev/full` can't be written: no space left\n");
  });
});

describe('one report, however it is made', { timeout: 60_000 }, () => {
  const reportOf = async (name: string, ...argv: readonly string[]): Promise<string> => {
    await ran([...argv, ...SMALL, '--report', `json=${at(name)}`]);
    return readFileSync(at(name), 'utf8');
  };

  test('by one process, by four, and in three shards', async () => {
    const engine = NO_MECHS;
    const whole = await reportOf('one.json', '--engine', engine);
    expect(await reportOf('four.json', '--engine', engine, '--jobs', '4')).toBe(whole);
    const parts = ['1/3', '2/3', '3/3'].map((shard) => [`${shard.replace('/', '-')}.json`, shard] as const);
    for (const [name, shard] of parts) await reportOf(name, '--engine', engine, '--shard', shard);
    expect(await reportOf('merged.json', 'merge', ...parts.map(([name]) => at(name)))).toBe(whole);
  });

  test('what is no report is refused', async () => {
    writeFileSync(at('other.json'), '{}');
    expect(await ran(['merge', at('other.json')])).toMatchObject({ exit: 2, out: '', err: `run-suite: merge: ${at('other.json')}: not a report of a run in JSON: \`suite\` is missing, expected an object\n` });
    expect(await ran(['merge', at('nowhere.json')])).toMatchObject({ exit: 2, err: expect.stringContaining("the file can't be read: it does not exist") });
    expect(await ran(['merge', folder])).toMatchObject({ exit: 2, err: expect.stringContaining('this is a folder') });
  });

  test('a damaged one is refused, of a selection too, and what it says is shown as text', async () => {
    const parts = ['1/2', '2/2'].map((shard) => [at(`${shard.replace('/', '-of-')}.json`), shard] as const);
    for (const [path, shard] of parts) await ran(['--engine', RIGHT, ...SMALL, '--only', 'R2', '--shard', shard, '--report', `json=${path}`]);
    const [first = '', second = ''] = parts.map(([path]) => path);
    expect(await ran(['merge', first, second, ...SMALL, '--quiet'])).toMatchObject({ exit: 0 });
    const whole = readFileSync(second, 'utf8');
    const report = JSON.parse(whole);
    report.engines[0].cases.pop();
    writeFileSync(second, JSON.stringify(report));
    expect(await ran(['merge', first, second, ...SMALL])).toEqual({ exit: 2, out: '', err: `run-suite: merge: ${second}: not a report of a run in JSON: \`engines[0].summary\` contradicts the rest of the report\n` });
    writeFileSync(second, whole.replace('"adder"', JSON.stringify('\u001b[2Jadder')));
    expect(await ran(['merge', first, second, ...SMALL])).toMatchObject({ exit: 2, err: expect.stringMatching(/differ in their engines: adder 1 .* and \\u\{1b\}\[2Jadder 1 /) });
  });
});

describe('known failures', { timeout: 60_000 }, () => {
  const list = at('known.yaml');

  test('a list that is made fits, and whatever is otherwise fails the run', async () => {
    const missing = await ran(['--engine', NO_MECHS, '--known', list, ...SMALL]);
    expect(missing).toEqual({ exit: 2, out: '', err: `run-suite: --known: \`${list}\` does not exist; \`--update-known\` creates it\n` });
    const made = await ran(['--engine', NO_MECHS, '--known', list, ...SMALL, '--update-known', '--quiet']);
    expect(made.exit).toBe(0);
    expect(made.err.split('\n').at(-2)).toMatch(/known\.yaml was created: (\d+) entr(y|ies)\. Replace `TO BE WRITTEN` at R2-\d+.* with a reason: until then the list is refused$/);
    const refused = await ran(['--engine', NO_MECHS, '--known', list, ...SMALL, '--quiet']);
    expect(refused).toMatchObject({ exit: 2, out: '', err: expect.stringMatching(/known\.yaml:\d+:13: unwritten-reason: `R2-\d+( and \d+ more)?` has no reason yet, expected why it fails, or who looks into it\n/) });
    writeFileSync(list, readFileSync(list, 'utf8').replaceAll('TO BE WRITTEN', 'no mechs yet'));
    const { exit, out } = await ran(['--engine', NO_MECHS, '--known', list, ...SMALL, '--quiet']);
    expect(exit).toBe(0);
    expect(out).toMatch(/is not conformant: (\d+) cases failed \(edition current\)\n\1 known failures as listed; exit code 0\n$/);
    const again = await ran(['--engine', NO_MECHS, '--known', list, ...SMALL, '--update-known', '--quiet']);
    expect(again.err.split('\n').at(-2)).toMatch(/known\.yaml is unchanged: \d+ entr(y|ies)$/);
    const mended = await ran(['--engine', RIGHT, '--known', list, ...SMALL, '--quiet']);
    expect(mended.exit).toBe(1);
    expect(mended.out).toMatch(/R2-\d+ passed, and is listed: take (the entry out|it out of its entry)/);
    expect(mended.out).toMatch(/\n0 known failures as listed, \d+ not as listed; exit code 1\n$/);
  });

  test('one reason on the command line makes a list with which the next run ends with 0, in every selection', async () => {
    rmSync(list, { force: true });
    const made = await ran(['--engine', NO_MECHS, '--known', list, ...SMALL, '--update-known', '--reason', 'no mechs yet', '--quiet']);
    expect([made.exit, made.err.split('\n').at(-2)]).toEqual([0, expect.stringMatching(/known\.yaml was created: \d+ entr(y|ies)$/)]);
    for (const part of [[], ['--only', 'R2'], ['--shard', '1/3'], ['--shard', '2/3'], ['--twins']]) {
      expect((await ran(['--engine', NO_MECHS, '--known', list, ...SMALL, '--quiet', ...part])).out).toMatch(/as listed; exit code 0\n$/);
    }
  });

  test('a list that somebody changes during the run is left as it is, and the report is there', async () => {
    const mine = 'known:\n  - case: R2-01\n    outcome: fail\n    reason: written during the run\n';
    writeFileSync(list, 'known: []\n');
    const editor = program('editor.cjs', `counted -= units.find(([unit]) => unit === 'mech')?.[1] ?? 0; require('node:fs').writeFileSync(${JSON.stringify(list)}, ${JSON.stringify(mine)});`);
    const { exit, out, err } = await ran(['--engine', editor, '--known', list, ...SMALL, '--update-known', '--quiet', '--report', `json=${at('changed.json')}`]);
    expect(err).toContain(`run-suite: --update-known: \`${list}\` was changed during the run, expected the list that was read before; it is left as it is\n`);
    expect([exit, out, readFileSync(list, 'utf8')]).toEqual([2, expect.stringContaining('adder 1 is not conformant'), mine]);
    expect(JSON.parse(readFileSync(at('changed.json'), 'utf8')).engines).toHaveLength(1);
    rmSync(list);
  });

  test.each([
    [['--update-known'], '--update-known: given without a list, expected `--known FILE` too'],
    [['--known', list, '--update-known', '--only', 'R2'], '--update-known: given with `--only` or `--shard`, expected a whole run'],
    [['--known', list, '--update-known', '--shard', '1/2'], '--update-known: given with `--only` or `--shard`, expected a whole run'],
    [['--known', list, '--update-known', '--engine', 'reference', '--engine', RIGHT], '--update-known: given with several engines, expected one'],
    [['--reason', 'x'], '--reason: given without `--update-known`, expected both'],
    [['--known', list, '--update-known', '--reason', '\u200b '], '--reason: got `\\u{200b} `, expected why the cases fail'],
    [['--shard', '1/2', '--shuffle'], '--shuffle: given with `--shard` and without a seed, expected the same seed for all shards, like `--shuffle 7`'],
    [['--shard', '4/3'], 'Expected a shard and the number of shards, at most 999, like 2/3.'],
    [['--shard', '5000/9000'], 'Expected a shard and the number of shards, at most 999, like 2/3.'],
    [['--known', list, '--known', list], '--known: given twice, expected once'],
    [['--jobs', '0'], 'Expected a whole number from 1 to 999.'],
    [['--jobs', '1000'], 'Expected a whole number from 1 to 999.'],
    [['--timeout', 'soon'], 'Expected seconds from 0.05 to 86400, like 5 or 0.5.'],
    [['--max-time', '0.01'], 'Expected seconds from 0.05 to 86400, like 5 or 0.5.'],
    [['--trace', join(folder, 'no', 'such'), ...SMALL], '--trace: '],
  ])('%j is wrong use', async (argv, err) => {
    expect(await ran(argv)).toMatchObject({ exit: 2, out: '', err: expect.stringContaining(err) });
  });
});

describe('doctor', { timeout: 60_000 }, () => {
  test('a sound engine', async () => {
    const { exit, out } = await ran(['doctor', '--engine', RIGHT]);
    const [said, next = ''] = out.trimEnd().split('\n').slice(-2);
    expect([exit, said]).toEqual([0, '1 of 1 action ok; next, run the suite:']);
    expect(next).toBe(`  npx tsx run-suite --engine '${RIGHT.replaceAll("'", "'\\''")}'`);
  });

  test.each([
    ['logs to stdout', 'console.log("counting");', 1, 'Write it to stderr'],
    ['forgets the id', 'id = undefined;', 1, 'Copy `id`'],
    ['names it otherwise', 'return send(id, { limit: capacity });', 1, 'The result has `limit`: the contract calls it `capacity`.'],
    ['answers nothing', 'return;', 1, 'flush stdout after each line'],
  ])('one that %s', async (name, wrongly, code, advice) => {
    const { exit, out } = await ran(['doctor', '--timeout', '0.5', '--engine', program(`${name}.cjs`, wrongly)], { columns: 160, env: { NO_COLOR: '1' } });
    expect(exit).toBe(code);
    expect(out.replace(/\s+/g, ' ')).toContain(advice);
    expect(out).toContain(name.startsWith('logs') ? '< counting' : '> {"jsonrpc":"2.0","id":');
  });

  test('waits for `hello` no longer than it is told', async () => {
    const { exit, out } = await ran(['doctor', '--timeout', '0.5', '--engine', `'${process.execPath}' -e 'setInterval(() => 0, 1000)'`]);
    expect([exit, out.split('\n')[0]]).toEqual([3, '  hello     no answer to `hello`: wrote nothing for 0.5 s']);
  });

  test('one that can not be run', async () => {
    expect(await ran(['doctor', '--engine', 'no-such-program'])).toMatchObject({ exit: 3, out: expect.stringContaining('Write the command as you would type it') });
  });
});

test('serve refuses a misreading that it does not have', async () => {
  expect(await ran(['serve', '--misread', 'R1/load-limit=poold'])).toMatchObject({
    exit: 2, err: 'run-suite: --misread: no such misreading `R1/load-limit=poold` (did you mean `R1/load-limit=pooled`?)\n',
  });
});

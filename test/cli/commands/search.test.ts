import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { publishedCounts } from '../../search/published.ts';
import { programFile } from '../../programs.ts';
import { ran } from '../terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-suite-search-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

/** Answers `check` rightly in space, save that it has a fault with war suns and with more than three units. */
const ENGINE = file('engine.mjs', `
const VALUES = { carrier: 4, dreadnought: 1, flagship: 3, 'war-sun': 6 };
export default {
  name: 'sample', version: '1', steps: [], features: ['stated-capacity', 'mechs'],
  check: ({ players, systems }, { player, system }) => {
    const units = systems[system].space?.[player] ?? {};
    if (units['war-sun'] > 0) throw new Error('no war suns');
    const capacity = Object.entries(units).reduce((sum, [unit, count]) => sum + count * (players[player].capacity[unit] ?? 0), 0);
    const counted = (units.fighter ?? 0) + (units.infantry ?? 0) + (units.mech ?? 0);
    const excess = Math.max(0, counted - capacity);
    return { capacity, counted, excess: excess > 3 ? 3 : excess };
  },
};
`);

const { total } = publishedCounts()['tiny'] ?? { total: undefined };

describe('enumerate', { timeout: 60_000 }, () => {

  test('counts a scope by itself', async () => {
    const { exit, out } = await ran(['enumerate', '--scope', 'tiny']);
    expect(exit).toBe(0);
    const { positions, judgements, numbers, legal, illegal, owing, owed, units, digest } = total ?? {};
    expect(/^in all +(.*)$/m.exec(out)?.[1]?.split(/ +/)).toEqual([positions, judgements, numbers, legal, illegal, owing, owed, units, digest?.slice(0, 12)].map(String));
    expect(out.trimEnd().split('\n').at(-1)).toBe(`digest: ${total?.digest}`);
  });

  test('prints a scope, for other counters', async () => {
    const { out } = await ran(['enumerate', '--scope', 'tiny', '--print']);
    expect(JSON.parse(out)).toMatchObject({ name: 'tiny', parts: [{ players: ['red'] }, { players: ['red', 'blue'] }] });
  });

  test('shares are as JSON, and together the whole', async () => {
    const shares = await Promise.all(['1/2', '2/2'].map(async (shard) => JSON.parse((await ran(['enumerate', '--scope', 'tiny', '--shard', shard, '--json'])).out)));
    expect(shares[0].total.judgements + shares[1].total.judgements).toBe(total?.judgements);
  });

  test('puts a scope to an engine, and finds nothing where nothing is wrong', async () => {
    const { exit, out } = await ran(['enumerate', '--scope', 'tiny', '--engine', 'reference']);
    expect([exit, out]).toEqual([0, expect.stringMatching(new RegExp(`^scope tiny: reference: asked ${total?.judgements} in \\S+ s, \\d+ a second; 0 declined; nothing differs\n$`))]);
  });

  test.each([
    [['--scope', 'rules/scopes/none.yaml'], 'run-suite: --scope: no such file: `rules/scopes/none.yaml`\n'],
    [['--scope', 'tinny'], 'run-suite: --scope: expected one of tiny, example, small, standard, or a file, got `tinny` (did you mean `tiny`?)\n'],
    [['--time', '5'], 'run-suite: --time: works only with --engine\n'],
    [['--keep-going'], 'run-suite: --keep-going: works only with --engine\n'],
    [['--engine', 'reference', '--json'], 'run-suite: --json: works only without --engine\n'],
    [['--engine', 'a.mjs'], 'run-suite: engine a.mjs could not be run: no such file\n'],
  ])('%s', async (args, message) => {
    const { exit, err } = await ran(['enumerate', ...args]);
    expect([exit, err]).toEqual([args[1] === 'a.mjs' ? 3 : 2, message]);
  });

  test('a faulty scope is told with its place', async () => {
    const { exit, err } = await ran(['enumerate', '--scope', file('scope.yaml', 'name: mine\nabout: Mine.\nparts: []\n')]);
    expect([exit, err]).toEqual([2, expect.stringContaining('scope.yaml:3:8: empty: `parts` is empty, expected at least one entry')]);
  });
});

describe('fuzz', { timeout: 60_000 }, () => {
  test('finds each fault of an engine once, writes cases that pass lint, and says how to repeat it', async () => {
    const found = join(folder, 'found');
    const { exit, out } = await ran(['fuzz', '--engine', ENGINE, '--seed', '1', '--runs', '400', '--keep-going', '--write', found]);
    expect(exit).toBe(1);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^seed 1, 400 plays: sample: asked \d+ in .* answers differ, probably from 2 faults$/);
    const files = readdirSync(found).sort();
    expect(files).toHaveLength(2);
    expect((await ran(['lint', ...files.map((name) => join(found, name))])).exit).toBe(0);
    const texts = files.map((name) => readFileSync(join(found, name), 'utf8'));
    expect(texts.find((text) => text.includes('crashes'))).toContain('Lodor: { space: { red: { war-sun: 1 } } }');
    expect(texts.find((text) => text.includes('gives a wrong answer'))).toContain('excess: 4 }');
    expect(texts.join('')).toMatch(/# repeat: npx tsx run-suite fuzz --engine \S+ --seed 1 --play \d+\n/);
  });

  test('two engines that agree', async () => {
    const { exit, out } = await ran(['fuzz', '--engine', 'reference', '--engine', 'reference', '--seed', '1', '--runs', '40']);
    expect([exit, out]).toEqual([0, expect.stringMatching(/^seed 1, 40 plays: reference and reference: asked \d+ .*; nothing differs\n$/)]);
  });

  test('two engines that differ: what each says, and which of them is right', async () => {
    const wrong = file('wrong.mjs', readFileSync(ENGINE, 'utf8').replace("'sample'", "'wrong'").replace('excess > 3 ? 3 : excess', 'excess + 1').replace(/if .*war suns.*;/, ''));
    const right = file('right.mjs', readFileSync(ENGINE, 'utf8').replace("'sample'", "'right'").replace('excess > 3 ? 3 : excess', 'excess').replace(/if .*war suns.*;/, ''));
    const { exit, out } = await ran(['fuzz', '--engine', wrong, '--engine', right, '--seed', '1', '--runs', '40']);
    expect(exit).toBe(1);
    expect(out).toContain(`# wrong and right: give different answers: red counts in Lodor
# decided by: R2
# reference engine: capacity 0; counted 0; excess 0
# wrong: {"capacity":0,"counted":0,"excess":1}
# right: {"capacity":0,"counted":0,"excess":0}
#   excess: expected 0, got 1
`);
  });

  test('of two misreadings together the nearest is named, and that it does not explain all', async () => {
    const { exit, out } = await ran([
      'fuzz', '--engine', `node ${programFile('run-suite')} serve --misread R2/counted=no-mechs --misread R3.1/chosen-by=one-kind-only`, '--seed', '1', '--runs', '40', '--timeout', '60',
    ]);
    expect([exit, out]).toEqual([1, expect.stringMatching(/\n# nearest: (R2\/counted=no-mechs|R3\.1\/chosen-by=one-kind-only): explains this answer, but not every other answer of the engine\n/)]);
  });

  test('silence proves nothing', async () => {
    const silent = file('silent.mjs', "export default { name: 'silent', version: '1', steps: [], features: [], check: () => { throw Object.assign(new Error('no'), { name: 'Declined' }); } };\n");
    const { exit, err } = await ran(['fuzz', '--engine', silent, '--seed', '1', '--runs', '40']);
    expect([exit, err]).toEqual([2, expect.stringMatching(/^run-suite: seed 1, 40 plays: silent supports none of these questions: \d+ declined\n$/)]);
  });

});

describe.concurrent('a search ends in time', { timeout: 60_000 }, () => {
  /** Answers `hello`, and nothing else. */
  const SILENT = `${process.execPath} ${file('silent-process.mjs', `
process.stdin.setEncoding('utf8').on('data', (text) => {
  for (const line of text.split('\\n').filter((each) => each !== '')) {
    const { id, method } = JSON.parse(line);
    const result = { protocol: 1, name: 'silent', version: '1', language: 'none', answers: ['check'], steps: [], features: [] };
    if (method === 'hello') process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\\n');
  }
});
`)}`;

  test.each([
    ['fuzz', ['--seed', '1'], /^seed 1, \d+ plays?: silent: asked \d+ .*; \d+ answers? differs?, probably from 1 fault$/],
    ['enumerate', ['--scope', 'tiny'], /^scope tiny, \d+ positions?: time is up: silent: asked \d+ .*; \d+ answers? differs?, probably from 1 fault$/],
  ] as const)('%s --time 12 --timeout 1 with a silent engine', async (command, more, last) => {
    const begun = performance.now();
    const { exit, out } = await ran([command, '--engine', SILENT, '--time', '12', '--timeout', '1', '--keep-going', ...more]);
    expect(performance.now() - begun).toBeLessThan(25_000);
    expect(exit).toBe(1);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(last);
  });

  test('enumerate --time says how far it came', async () => {
    const { exit, out } = await ran(['enumerate', '--scope', 'standard', '--engine', 'reference', '--time', '0.5']);
    expect([exit, out]).toEqual([0, expect.stringMatching(/^scope standard, \d+ positions: time is up: reference: asked \d+ .*; 0 declined; nothing differs\n$/)]);
  });

  test.each([
    ['fuzz', ['--seed', '1'], /^seed 1, \d+ plays: interrupted: reference: asked \d+ .*; nothing differs\n$/],
    ['enumerate', ['--scope', 'standard'], /^scope standard, \d+ positions: interrupted: reference: asked \d+ .*; nothing differs\n$/],
  ] as const)('%s prints its counts when it is interrupted', async (command, more, last) => {
    const answers = file(`${command}-answers`, '');
    const engine = `sh -c 'node ${programFile('run-suite')} serve | tee ${answers}'`;
    const child = spawn(process.execPath, [programFile('run-suite'), command, '--engine', engine, '--time', '50', ...more]);
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => { out += text; });
    const exit = new Promise<number | null>((resolve) => child.on('exit', resolve));
    while (statSync(answers).size < 10_000) await pause(50);
    child.kill('SIGINT');
    expect([await exit, out]).toEqual([130, expect.stringMatching(last)]);
  });
});

test.each([['fuzz', []], ['enumerate', ['--scope', 'tiny']]] as const)('%s --time 0.5 with an engine that never says hello', { timeout: 60_000 }, async (command, more) => {
  const began = performance.now();
  const { exit, err } = await ran([command, '--engine', `'${process.execPath}' -e 'setInterval(() => 0, 1000)'`, '--time', '0.5', '--timeout', '0.2', ...more]);
  expect([exit, err]).toEqual([3, expect.stringContaining('no answer to `hello`: wrote nothing for 0.5 s')]);
  expect(performance.now() - began).toBeLessThan(15_000);
});

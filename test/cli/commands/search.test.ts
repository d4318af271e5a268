import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { publishedCounts } from '../../search/published.ts';
import { keyOf, NO_STATE } from '../../../src/cli/resume.ts';
import { soundArticle, soundCatalogue } from '../../../src/cli/suite-data.ts';
import { isRead, readScope } from '../../../src/search/scope/read.ts';
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
    [['--resume', 'x.json'], 'run-suite: --resume: nothing to do without --engine, where a scope is only counted\n'],
    [['--keep-going'], 'run-suite: --keep-going: nothing to do without --engine, where a scope is only counted\n'],
    [['--engine', 'reference', '--json'], 'run-suite: --json: only what is counted without --engine is written as JSON\n'],
    [['--engine', 'reference', '--resume', file('other.json', '{}')], `run-suite: --resume: \`${join(folder, 'other.json')}\` is no file of this command\n`],
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
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^seed 1, 400 plays: sample: asked \d+ in .* differ, of 2 faults as it seems$/);
    const files = readdirSync(found).sort();
    expect(files).toHaveLength(2);
    expect((await ran(['lint', ...files.map((name) => join(found, name))])).exit).toBe(0);
    const texts = files.map((name) => readFileSync(join(found, name), 'utf8'));
    expect(texts.find((text) => text.includes('crashes'))).toContain('Lodor: { space: { red: { war-sun: 1 } } }');
    expect(texts.find((text) => text.includes('answers otherwise'))).toContain('excess: 4 }');
    expect(texts.join('')).toMatch(/# again: npx tsx run-suite fuzz --engine \S+ --seed 1 --play \d+\n/);
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
    expect(out).toContain(`# wrong and right: answer differently: red counts in Lodor
# decided by: R2
# right by the reference engine: capacity 0; counted 0; excess 0
# wrong says: {"capacity":0,"counted":0,"excess":1}
# right says: {"capacity":0,"counted":0,"excess":0}
#   excess: expected 0, got 1
`);
  });

  test('of two misreadings together the nearest is named, and that it does not explain all', async () => {
    const { exit, out } = await ran([
      'fuzz', '--engine', 'node --import tsx run-suite.ts serve --misread R2/counted=no-mechs --misread R3.1/chosen-by=one-kind-only', '--seed', '1', '--runs', '40', '--timeout', '60',
    ]);
    expect([exit, out]).toEqual([1, expect.stringContaining('\n# nearest: R2/counted=no-mechs: explains this answer, but not all others of the engine\n')]);
  });

  test('silence proves nothing', async () => {
    const silent = file('silent.mjs', "export default { name: 'silent', version: '1', steps: [], features: [], check: () => { throw Object.assign(new Error('no'), { name: 'Declined' }); } };\n");
    const { exit, err } = await ran(['fuzz', '--engine', silent, '--seed', '1', '--runs', '40']);
    expect([exit, err]).toEqual([2, expect.stringMatching(/^run-suite: seed 1, 40 plays: nothing of it lies within what silent says it knows: \d+ declined\n$/)]);
  });

});

describe('an enumeration is taken up where it was left', { timeout: 60_000 }, () => {
  const rulebook = { article: soundArticle(), edition: 'current', catalogue: soundCatalogue } as const;
  const tiny = readScope('rules/scopes/tiny.yaml');
  const keyFor = (engine: string) => (isRead(tiny) ? keyOf(tiny, rulebook, { engine: [engine] }) : '');
  const progress = { positions: 400, asked: 4000, declined: 0, differences: 0 };
  const stateFor = (engine: string, more: object = {}) =>
    file('state.json', `${JSON.stringify({ key: keyFor(engine), ...NO_STATE, progress, ...more })}\n`);
  const resumed = (engine: string, state: string, ...more: readonly string[]) =>
    ran(['enumerate', '--scope', 'tiny', '--engine', engine, '--resume', state, ...more]);

  test('and asks the rest alone', async () => {
    const state = stateFor('reference');
    const { exit, out } = await resumed('reference', state);
    expect([exit, Number(/asked (\d+)/.exec(out)?.[1]) < 3000, existsSync(state)]).toEqual([0, true, false]);
  });

  test('what the first part had against the engine as a whole still stands', async () => {
    const { exit, out } = await resumed('reference', stateFor('reference', { complaints: ['a line that is not JSON: `DEBUG`'] }));
    expect([exit, out]).toEqual([1, expect.stringMatching(/^reference: a line that is not JSON: `DEBUG`\nscope tiny: /)]);
  });

  test('faults of the first part are counted, told no more, and their files and numbers stay', async () => {
    const flawed = file('flawed.mjs', readFileSync(ENGINE, 'utf8').replace("units['war-sun'] > 0", 'units.cruiser > 0').replace('excess > 3 ? 3', 'excess > 1 ? 1'));
    const found = join(folder, 'found-before');
    const first = await ran(['enumerate', '--scope', 'tiny', '--engine', flawed, '--keep-going', '--divide', '--write', found]);
    const outsideSteps = (out: string) => Number(/no step: check: (\d+) differ/.exec(out)?.[1]);
    const said = /(\d+) differ, of (\d+) faults/.exec(first.out);
    const files = () => Object.fromEntries(readdirSync(found).map((name) => [name, readFileSync(join(found, name), 'utf8')]));
    const before = files();
    const faults = [{ signatures: ['crashed answered with error -N: Error: no war suns'], likely: [] }];
    const where = { 'no step: check': 3 };
    const state = stateFor(flawed, { progress: { positions: 0, asked: 10, declined: 0, differences: 3 }, faults, where });
    const second = await resumed(flawed, state, '--keep-going', '--divide', '--write', found);
    expect(/(\d+) differ, of (\d+) faults/.exec(second.out)?.slice(1)).toEqual([`${Number(said?.[1]) + 3}`, said?.[2]]);
    expect(second.out).not.toContain('crashes');
    expect(outsideSteps(second.out)).toBe(outsideSteps(first.out) + 3);
    expect(files()).toMatchObject(before);
    expect(Object.keys(files()).filter((name) => !(name in before)).map((name) => Number(/-found-(\d+)/.exec(name)?.[1]) > Number(said?.[2]))).toEqual([true]);
  });

  test('not in another scope of that name, and not by other rulings', async () => {
    const mine = file('tiny.yaml', readFileSync('rules/scopes/tiny.yaml', 'utf8').replace('units: 3', 'units: 2'));
    const { exit, err } = await ran(['enumerate', '--scope', mine, '--engine', 'reference', '--resume', stateFor('reference')]);
    expect([exit, err]).toEqual([2, expect.stringContaining('state.json` is of another run, or its scope or rulings have changed: ["tiny",')]);
    expect(isRead(tiny) && keyOf(tiny, { ...rulebook, edition: 'lrr-1.1' }, { engine: ['reference'] }).split(',')[1]).not.toBe(keyFor('reference').split(',')[1]);
  });

  test('not beyond its end', async () => {
    const state = stateFor('reference', { progress: { ...progress, positions: 100_000 } });
    const { exit, err } = await resumed('reference', state);
    expect([exit, err]).toEqual([2, `run-suite: --resume: \`${state}\` says that 100000 positions are done, and the scope has ${total?.positions}\n`]);
  });
});

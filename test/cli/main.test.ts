import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { CLAUSE_IDS, CROSSINGS, EDITION_IDS } from '../../src/board/index.ts';
import { soundSuite } from '../../src/cli/suite-data.ts';
import { FORMATS } from '../../src/report/formats.ts';
import { ran } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'run-suite-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const CASE = (id: string, then: string): string => `
  - id: ${id}
    title: five fighters beside one carrier are one too many (${id})
    because: [R2, R3]
    given:
      systems: { Lodor: { space: { red: { carrier: 1, fighter: 5 } } } }
      owed: [{ player: red, system: Lodor, count: 1, from: { fighter: 5 } }]
    when: { check: { player: red, system: Lodor } }
    then: ${then}
`;

const SMALL = file('R3-small.yaml', `clause: R3\ncases:\n${CASE('R3-01', '{ excess: 1 }')}`);

describe('a run', { timeout: 60_000 }, () => {
  test('the reference engine is conformant and complete: a line for each clause and one for the crossings, then one total line', async () => {
    const { exit, out, err } = await ran([]);
    const lines = out.trimEnd().split('\n');
    expect([exit, err]).toEqual([0, '']);
    expect(lines.slice(0, -2).map((line) => line.split(' ')[0])).toEqual([...CLAUSE_IDS, CROSSINGS]);
    expect(lines.at(-2)).toMatch(/^reference \d+\.\d+\.\d+ excludes (\d+) of \1 misreadings, and ([\d,]+) of \2 under a condition$/);
    expect(lines.at(-1)).toMatch(/^\d+ cases: \d+ passed\. reference \d+\.\d+\.\d+ is conformant \(edition current\)$/);
    expect(out).not.toMatch(/declined|no cases|wrong reason/);
  });

  test.each(EDITION_IDS)('the reference engine is conformant in edition %s', async (edition) => {
    const { exit, out } = await ran(['--quiet', '--edition', edition]);
    expect([exit, out.split('\n').length]).toEqual([0, 2]);
  });

  test('--only takes clauses alone, beginnings and cases', async () => {
    const { out } = await ran(['--only', 'R3,N4.2*', '--only', 'R1-01']);
    expect(out.trimEnd().split('\n').map((line) => line.split(' ')[0]).slice(0, -1)).toEqual(['R1', 'R3', 'N4.2']);
    expect(out).toContain('(edition current, only R3,N4.2*,R1-01)');
  });

  test('--only takes all crossings, and those of an action', async () => {
    const rowsOf = (out: string): readonly string[] => out.trimEnd().split('\n').map((line) => line.split(' ')[0] ?? '');
    const { cases } = soundSuite();
    for (const [only, beginning] of [['X', 'X-'], ['X-move', 'X-move-'], ['X-m*', 'X-move-'], ['X-move-01', 'X-move-01']] as const) {
      const count = cases.filter(({ id }) => id.startsWith(beginning)).length;
      const { exit, out } = await ran(['--only', only]);
      expect([exit, rowsOf(out)]).toEqual([0, ['X', `${count}`]]);
    }
  });

  test('--report json replaces the table, and is all that is on standard output', async () => {
    const { exit, out } = await ran(['--only', 'R1', '--report', 'json']);
    const report = JSON.parse(out);
    expect(exit).toBe(0);
    expect(report.suite).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+/), edition: 'current', profile: 'core' });
    expect(Object.keys(report.engines[0].summary)).toEqual(['pass', 'fail', 'declined', 'crashed', 'hung', 'garbled', 'faulty']);
  });

  test('--report json=FILE stands beside the table', async () => {
    const path = join(folder, 'report.json');
    const { exit, out } = await ran(['--only', 'R1', '--report', `json=${path}`, '--report', `text=${join(folder, 'report.txt')}`]);
    expect(exit).toBe(0);
    expect(out).toContain('reference');
    expect((await import(path, { with: { type: 'json' } })).default.engines[0].name).toBe('reference');
  });

  test('--report github and --report text share a log', async () => {
    const { exit, out } = await ran(['--only', 'R1', '--quiet', '--report', 'github', '--report', 'text']);
    expect([exit, out.trimEnd().split('\n')]).toEqual([0, [expect.stringMatching(/^::notice title=/), expect.stringMatching(/^\d+ cases: \d+ passed/)]]);
  });

  test('cases of one\'s own, one of which is wrong, are not conformant, and the failure says how to repeat it', async () => {
    const path = file('R3-mine.yaml', `clause: R3\ncases:\n${CASE('R3-01', '{ excess: 1 }')}${CASE('R3-02', '{ excess: 0 }')}`);
    const { exit, out } = await ran(['--fixtures', path, '--quiet']);
    expect(exit).toBe(1);
    expect(out).toContain('FAIL R3-02');
    expect(out).toContain(`repeat    npx tsx run-suite --fixtures ${path} --only R3-02\n`);
    expect(out).toContain('> excess 0');
  });

  test('a run with twins and in another order is repeated with both', async () => {
    const path = file('R3-mine.yaml', `clause: R3\ncases:\n${CASE('R3-02', '{ excess: 0 }')}`);
    const { out } = await ran(['--fixtures', path, '--quiet', '--twins', '--shuffle', '7']);
    expect(out).toContain(`repeat    npx tsx run-suite --fixtures ${path} --twins --shuffle=7 --only R3-02\n`);
  });

  test('faulty data is told whole, and nothing is run', async () => {
    const path = file('R2-bad.yaml', `clause: R2\ncases:\n${CASE('R2-01', '{ excess: 1 }')}${CASE('R2-02', '{ excess: -1, capacty: 4 }')}`);
    const { exit, out, err } = await ran(['--fixtures', path]);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toMatch(/R2-bad\.yaml:\d+:\d+: [a-z-]+: .*`capacty`.*\n/);
    expect(err.trimEnd().split('\n').at(-1)).toMatch(/^\d+ problems in the data: nothing was run$/);
  });
});

describe('wrong use', { timeout: 60_000 }, () => {
  const WRONG: readonly [argv: readonly string[], err: string][] = [
    [['--onyl', 'R1'], "run-suite: unknown option '--onyl' (did you mean --only?)\n"],
    [['list', '--jsn'], "run-suite: unknown option '--jsn' (did you mean --json?)\n"],
    [['lnit'], 'run-suite: unknown command `lnit` (did you mean `lint`?)\n'],
    [['R1'], 'run-suite: unknown command `R1` (did you mean `--only R1`?)\n'],
    [['help', 'foo'], 'run-suite: unknown command `foo`; see run-suite --help\n'],
    [['help', 'exlpain'], 'run-suite: unknown command `exlpain` (did you mean `explain`?)\n'],
    [['bogus', '--help'], 'run-suite: unknown command `bogus`; see run-suite --help\n'],
    [['--quiet', 'lnit', '-h'], 'run-suite: unknown command `lnit` (did you mean `lint`?)\n'],
    [['xyzzy'], 'run-suite: unknown command `xyzzy`; see run-suite --help\n'],
    [['--only'], "run-suite: option '--only <ids>' argument missing\n"],
    [['--fixtures', SMALL, '--only', 'R33'], 'run-suite: --only: `R33` matches no case (did you mean `R3`?)\n'],
    [['--fixtures', SMALL, '--only', 'Q*'], 'run-suite: --only: `Q*` matches no case\n'],
    [['--report', 'jsn'], `run-suite: --report: expected one of ${FORMATS.join(', ')}, got \`jsn\` (did you mean \`json\`?)\n`],
    [['--report', 'json', '--report', 'text'], "run-suite: --report: json and text can't both go to standard output; write `text=FILE`\n"],
    [['--report', 'github', '--report', 'github'], "run-suite: --report: github and github can't both go to standard output; write `github=FILE`\n"],
    [['--report', 'json='], 'run-suite: --report: expected a file after `=`, got nothing\n'],
    [['--report', 'json=no/such/x.json'], 'run-suite: --report: the folder of `no/such/x.json` does not exist\n'],
    [['--report', `json=${folder}`], `run-suite: --report: \`${folder}\` is a folder, expected a file\n`],
    [['--only', ''], 'run-suite: --only: expected `ids`, got nothing\n'],
    [['--only', 'R2', '--only', ''], 'run-suite: --only: expected `ids`, got nothing\n'],
    [['--only', ' ,'], 'run-suite: --only: expected ids separated by commas, got ` ,`\n'],
    [['--engine', ''], 'run-suite: --engine: expected `engine`, got nothing\n'],
    [['--trace', ''], 'run-suite: --trace: expected `file`, got nothing\n'],
    [['list', '--fixtures', ''], 'run-suite: --fixtures: expected `path`, got nothing\n'],
    [['errata', 'x.yaml', '--reports', ''], 'run-suite: --reports: expected `file...`, got nothing\n'],
    [['--edition', 'current', '--edition', 'lrr-2.0'], 'run-suite: --edition: given twice, expected once\n'],
    [['--shuffle', '--shuffle=2'], 'run-suite: --shuffle: given twice, expected once\n'],
    [['list', '--edition', 'current', '--edition', 'current'], 'run-suite: --edition: given twice, expected once\n'],
    [['--quiet', 'list'], 'run-suite: `--quiet` comes before `list`, expected options after the command\n'],
    [['explain', 'R3.1-99999', '--fixtures', SMALL], 'run-suite: explain: `R3.1-99999` is neither a case nor a clause nor a file\n'],
    [['--edition', 'lrr-9'], 'run-suite: --edition: `lrr-9` is neither an edition nor a file, expected `lrr-1.1`, `lrr-1.2`, `lrr-1.3`, `lrr-2.0`, `current` or an erratum\'s file\n'],
  ];
  test.each(WRONG)('%j', async (argv, err) => {
    expect(await ran(argv)).toMatchObject({ exit: 2, out: '', err: expect.stringContaining(err.replace(/\n$/, '')) });
  });
});

describe('help', () => {
  test.each([[['--help']], [['list', '--help']], [['lint', '--help']], [['explain', '--help']], [['serve', '--help']], [['help', 'serve']]])('%j', async (argv) => {
    const { exit, out, err } = await ran(argv);
    expect([exit, err]).toEqual([0, '']);
    expect(out).toMatch(/^Usage: run-suite/);
    expect(out).toMatch(/xample/);
    expect(out).toMatch(/Exit codes?:/);
  });

  test('the file that `explain` shows in its help is one that it explains', async () => {
    const { out } = await ran(['explain', '--help']);
    const [, shown = ''] = /like a case:\n((?: {2}.*\n)+)/.exec(out) ?? [];
    expect(await ran(['explain', file('shown.yaml', shown)])).toMatchObject({ exit: 0, err: '', out: expect.stringContaining('red owes one of 5 fighters in Lodor') });
  });

  test('every command has an example, and stands in a group', async () => {
    const { out } = await ran(['--help']);
    const headings = out.split('\n').filter((line) => /^\w.*:$/.test(line));
    expect(headings).toEqual([
      'What to test:', 'Output:', 'Known failures:', 'How to run the engine:', 'Help:', 'Commands for your engine:',
      'Commands about cases and rulings:', 'Commands about the rules and this suite:', 'Examples:', 'Exit codes:',
    ]);
    const commands = out.slice(out.indexOf('Commands for'), out.indexOf('Examples:')).match(/^ {2}[a-z]+/gm)?.map((name) => name.trim()) ?? [];
    expect(commands).toHaveLength(14);
    for (const name of commands.filter((each) => each !== 'help')) expect((await ran([name, '--help'])).out).toMatch(new RegExp(`Examples?[^]*run-suite.* ${name}`));
  });

  test('--version prints the version alone', async () => {
    expect(await ran(['--version'])).toMatchObject({ exit: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
  });
});

describe('colours', { timeout: 60_000 }, () => {
  test.each([
    ['none where it is no terminal', [], {}, undefined, false],
    ['on a terminal', [], {}, 100, true],
    ['not with --no-color', ['--no-color'], { FORCE_COLOR: '1' }, 100, false],
    ['not with NO_COLOR', [], { NO_COLOR: '1' }, 100, false],
    ['with FORCE_COLOR', [], { FORCE_COLOR: '1' }, undefined, true],
    ['not with FORCE_COLOR=0', [], { FORCE_COLOR: '0' }, 100, false],
  ] as const)('%s', async (_, argv, env, columns, coloured) => {
    const { out } = await ran(['--fixtures', SMALL, ...argv], { env, ...(columns === undefined ? {} : { columns }) });
    expect(out.includes('\u001b[')).toBe(coloured);
  });
});

describe('list', { timeout: 60_000 }, () => {
  test('names every clause and case', async () => {
    const { exit, out } = await ran(['list']);
    expect(exit).toBe(0);
    for (const id of CLAUSE_IDS) expect(out).toMatch(new RegExp(`^${id.replace('.', '\\.')} \\(`, 'm'));
    expect(out).toMatch(/^X crossings: \d+ cases: [^]*\n {2}X-move-01 +a carrier [^]*\d+ cases of 18 clauses, \d+ cards? and \d+ crossings\n$/m);
  });

  test('as JSON, with the numbers that an edition prints', async () => {
    const { clauses } = JSON.parse((await ran(['list', '--json', '--edition', 'lrr-1.2'])).out);
    const r32 = clauses.find(({ id }: { readonly id: string }) => id === 'R3.2');
    expect(r32).toMatchObject({ number: '16.3a', level: 'rule', coverage: { cases: expect.any(Number) } });
    expect(r32.cases).toHaveLength(r32.coverage.cases);
    expect(clauses.at(-1)).toMatchObject({ id: 'X', level: 'crossings', number: '', coverage: { misreadings: 0 } });
    expect(clauses.at(-1).cases).toContainEqual(expect.objectContaining({ id: 'X-move-01', profile: 'core' }));
  });
});

describe('lint', { timeout: 60_000 }, () => {
  test("the suite's own data is sound", async () => {
    expect(await ran(['lint'])).toMatchObject({ exit: 0, out: expect.stringMatching(/^no problems: \d+ cases of 18 clauses, \d+ cards? and \d+ crossings, \d+ rulings, \d+ units, \d+ cards\n$/) });
  });

  test('a folder without case files is a problem, for a run too', async () => {
    const empty = mkdtempSync(join(folder, 'empty-'));
    writeFileSync(join(empty, 'R3.yml'), 'clause: R3\n');
    const err = expect.stringMatching(/:1:1: empty: the folder has no case files, expected files that end in `\.yaml`\n/);
    expect(await ran(['lint', empty])).toMatchObject({ exit: 2, out: '', err });
    expect(await ran(['--fixtures', empty])).toMatchObject({ exit: 2, out: '', err });
  });

  test.runIf(process.platform === 'linux')('a file name that is not UTF-8 is named as the problem', async () => {
    const odd = mkdtempSync(join(folder, 'odd-'));
    writeFileSync(Buffer.concat([Buffer.from(`${odd}/R3-`), Buffer.from([0xff]), Buffer.from('.yaml')]), 'clause: R3\n');
    expect(await ran(['lint', odd])).toMatchObject({ exit: 2, err: expect.stringContaining("unreadable: the file can't be read: its name is not UTF-8") });
    for (const option of [['--report', 'json=\ufffd.json'], ['--trace', '\ufffd.txt']]) {
      expect(await ran(option)).toMatchObject({ exit: 2, out: '', err: `run-suite: ${option[0]}: the name \`${option[1]?.replace('json=', '')}\` is not UTF-8, expected one in UTF-8\n` });
    }
  });

  test('a folder that is not there is a problem', async () => {
    expect(await ran(['lint', join(folder, 'nowhere')])).toMatchObject({ exit: 2, out: '', err: expect.stringContaining('unreadable') });
  });
});

describe('explain', { timeout: 60_000 }, () => {
  test('a case: position, action, ruling and the clauses that decided it', async () => {
    const { exit, out } = await ran(['explain', 'N4.3-01']);
    expect(exit).toBe(0);
    for (const part of ['given     step: move ships; red is active in Arnor', 'red: carrier, 4 fighters', 'action    red moves a carrier', 'red owes 4 fighters in Lodor', 'because   R1 (16.1): ']) expect(out).toContain(part);
  });

  test('a case of other editions says which, and by which edition it is ruled', async () => {
    const { exit, out } = await ran(['explain', 'N1-04']);
    expect([exit, out.split('\n')[1]]).toEqual([0, 'case of lrr-1.1 … lrr-2.0; ruled here by current']);
    expect((await ran(['explain', 'N1-04', '--edition', 'lrr-2.0'])).out).not.toContain('case of');
  });

  test('an older edition is quoted in its own words, under its own numbers', async () => {
    const { out } = await ran(['explain', 'N1-04', '--edition', 'lrr-1.2', '--json']);
    expect(JSON.parse(out)).toMatchObject({ steps: [{ because: [
      { id: 'R3', number: '16.3', statement: expect.stringContaining('destroys the difference') },
      { id: 'N1', number: 'note 1', statement: expect.stringContaining('only after the space cannons have fired') },
    ] }] });
  });

  test('a clause: what it says, its rulings, cases and open points', async () => {
    const { exit, out } = await ran(['explain', 'R3']);
    expect(exit).toBe(0);
    for (const part of [
      'R3  rule: excess is removed\n  says      A player with more', '  printed   16.3 in lrr-1.1 … current\n', '  rests on  R2\n',
      'ruling    R3/removal: Are the excess units removed or destroyed?\n            official (removed): ', 'misreading (destroyed): ',
      '\n  cases     ', ' cases: R3-01..', '\n  open      when-an-excess-is-gone: ',
    ]) expect(out).toContain(part);
    expect((await ran(['explain', 'R3', '--edition', 'lrr-1.2'])).out).toContain('lrr-1.2 (destroyed): They are destroyed');
  });

  test('a clause as JSON', async () => {
    const { out } = await ran(['explain', 'R3.1', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      id: 'R3.1', edition: 'current', restsOn: ['R3'], numbers: { 'lrr-1.2': '16.3 (inside)', current: '16.3a' },
      rulings: expect.arrayContaining([expect.objectContaining({ id: 'R3.1/chosen-by', official: 'owner' })]), cases: expect.arrayContaining(['R3.1-01']),
    });
  });

  test('a case whose values are printed on cards', async () => {
    expect((await ran(['explain', 'R0-1034'])).out).toContain('capacity 6, counted 0, excess 0');
  });

  test('what the article leaves open', async () => {
    const path = file('docked.yaml', 'given: { systems: { Lodor: { space: { red: { fighter: 4 } }, planets: { Lodor: { red: { space-dock: 2 } } } } } }\n'
      + 'when: { check: { player: red, system: Lodor } }\n');
    const { exit, out } = await ran(['explain', path]);
    expect([exit, out]).toEqual([0, expect.stringContaining('red: 4 fighters in the space of Lodor')]);
    expect(out).toContain('\n  open      two-docks: ');
  });

  const QUESTION = 'given: { systems: { Lodor: { space: { red: { cruiser: 1, infantry: 2 } } } }, owed: [{ player: red, system: Lodor, count: 2, from: { infantry: 2 } }] }\n';

  test('a file with a position and an action', async () => {
    const path = file('question.yaml', `${QUESTION}when: { check: { player: red, system: Lodor } }\n`);
    const { exit, out } = await ran(['explain', path, '--json']);
    expect(exit).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ subject: path, edition: 'current', steps: [{ answer: { capacity: 0, counted: 2, excess: 2, because: ['R0', 'R2', 'R3'] } }] });
  });

  test('a faulty file', async () => {
    const path = file('faulty.yaml', `${QUESTION}wehn: {}\n`);
    expect(await ran(['explain', path])).toMatchObject({ exit: 2, out: '', err: expect.stringContaining('faulty.yaml:2:1: unknown-key: ') });
  });
});

test('serve answers the example of the contract', { timeout: 60_000 }, async () => {
  const position = {
    step: 'move-ships', active: { player: 'red', system: 'Arnor' }, players: { red: { capacity: { carrier: 4, fighter: null } } },
    systems: { Lodor: { space: { red: { carrier: 1, fighter: 4 } }, planets: { Lodor: { red: { infantry: 8 } } } }, Arnor: {} },
    reinforcements: { red: { fighter: 6 } },
  };
  const move = (id: number, infantry: number) => JSON.stringify({
    jsonrpc: '2.0', id, method: 'move', params: {
      position, action: { player: 'red', to: 'Arnor', ships: [{ ship: 'carrier', from: 'Lodor', cargo: [{ from: 'Lodor', units: { infantry } }] }] },
    },
  });
  const { exit, out } = await ran(['serve'], { stdin: `${move(1, 4)}\n${move(2, 8)}\n` });
  const [four, eight] = out.trimEnd().split('\n').map((line) => JSON.parse(line).result);
  expect(exit).toBe(0);
  expect(four).toMatchObject({ legal: true, owes: [{ player: 'red', system: 'Lodor', count: 4, from: { fighter: 4 } }] });
  expect(four.position.systems).toMatchObject({
    Lodor: { space: { red: { fighter: 4 } }, planets: { Lodor: { red: { infantry: 4 } } } }, Arnor: { space: { red: { carrier: 1, infantry: 4 } } },
  });
  expect(eight).toMatchObject({ legal: false, reason: 'over-capacity' });
});

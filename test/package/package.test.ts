import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SOURCES } from '../house/sources.ts';
import { dataToPack } from './data-to-pack.ts';
import { installed, type Packed, packed, printed, ran, ROOT } from './pack.ts';

const folder = mkdtempSync(join(tmpdir(), 'package-'));
let pack: Packed;
let project: string;

beforeAll(async () => {
  pack = await packed(folder);
  project = await installed(pack.tarball, folder);
  symlinkSync(binOf('vitest'), join(project, 'node_modules/vitest'));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const inPackage = (name: string): string => join(ROOT, 'test/package', name);
const binOf = (name: string): string => join(ROOT, 'node_modules', name);
const suite = (...args: readonly string[]) => ran(join(project, 'node_modules/.bin/ti4-capacity'), args, project);
const lastLine = (text: string): string => text.trimEnd().split('\n').at(-1) ?? '';

describe('the tarball', { timeout: 120_000 }, () => {
  test('holds only compiled code, types, rules, fixtures, schemas and the guide with its engines', () => {
    expect([...new Set(pack.files.map((file) => file.split('/')[0]))].sort()).toEqual([
      'CHANGELOG.md', 'LICENSE', 'README.md', 'fixtures', 'lib', 'package.json', 'rules', 'schema', 'test',
    ]);
    expect(pack.files.filter((file) => file.startsWith('test/')).sort()).toEqual([
      'test/docs/R3-with-mistakes.yaml', 'test/docs/leaves-with-four.jsonl',
      ...['CI.md', 'README.md', 'at_once.py', 'calculator.py', 'faithful.py', 'jsonrpc.py', 'module.ts', 'wire.py', 'zoo/zoo.mjs'].map((name) => `test/engines/${name}`),
    ].sort());
    const inLib = pack.files.filter((file) => file.startsWith('lib/'));
    expect(inLib.filter((file) => !/\.(js|d\.ts)$/.test(file))).toEqual(['article', 'cards', 'catalogue', 'core', 'kills', 'rules-of-cards', 'units'].map((name) => `lib/data/${name}.json`));
    const declarations = inLib.filter((file) => file.endsWith('.d.ts'));
    expect(declarations.length).toBeGreaterThan(10);
    expect(declarations.length).toBeLessThan(SOURCES.length / 4);
    expect(pack.files).toEqual(expect.arrayContaining(['lib/cli/bin.js', 'lib/cli/host.js', 'lib/cli/index.js', 'lib/index.d.ts']));
  });

  const documents = (): readonly { readonly path: string; readonly lines: readonly string[] }[] =>
    pack.files.filter((file) => file.endsWith('.md')).map((path) => ({ path, lines: readFileSync(join(ROOT, path), 'utf8').split('\n') }));
  const isPacked = (path: string): boolean => pack.files.some((file) => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`));

  test('holds what its documents link to, unless they say that it is in the repository', () => {
    const links = documents().flatMap(({ path, lines }) => lines.flatMap((line) => [...line.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => ({ line, target, to: posix.join(posix.dirname(path), target) }))).filter(({ target }) => !/^[a-z]+:/.test(target)));
    expect(links.length).toBeGreaterThan(30);
    expect(links.filter(({ line, to }) => !isPacked(to) && !line.includes('in the repository')).map(({ line }) => line)).toEqual([]);
  });

  test('holds the files that the commands in its documents name', () => {
    const code = (line: string): readonly string[] => (line.startsWith('$ ') ? [line] : [...line.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span));
    const named = documents().flatMap(({ lines }) => lines.flatMap((line) => code(line)
      .flatMap((text) => [...text.matchAll(/(?<=^|[\s'])(?:test|rules|fixtures|schema)\/[\w./-]+\.[a-z]+/g)].map(([path]) => ({ line, path })))));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ line, path }) => !isPacked(path) && !line.includes('in the repository')).map(({ line }) => line)).toEqual([]);
  });

  test('passes publint and "Are the types wrong?"', async () => {
    expect(await ran('node', [binOf('publint/src/cli.js'), '--strict', pack.tarball], project)).toMatchObject({ exit: 0, out: expect.stringContaining('All good!') });
    const types = await ran('node', [binOf('@arethetypeswrong/cli/dist/index.js'), '--profile', 'esm-only', pack.tarball], project);
    expect(types).toMatchObject({ exit: 0 });
  });

  test.each([
    { module: 'NodeNext', moduleResolution: 'NodeNext' },
    { module: 'ESNext', moduleResolution: 'Bundler' },
  ])('brings types that a strict consumer and the TypeScript of the guide can use, with $moduleResolution', async (resolution) => {
    const typed = join(project, `typed-${resolution.moduleResolution}`);
    mkdirSync(typed);
    cpSync(inPackage('consumer.ts'), join(typed, 'consumer.ts'));
    writeFileSync(join(typed, 'engine.ts'), printed('engine.ts'));
    writeFileSync(join(typed, 'node.test.ts'), printed('capacity.test.mjs'));
    writeFileSync(join(typed, 'vitest.test.ts'), forVitest(printed('capacity.test.mjs')));
    writeFileSync(join(typed, 'package.json'), '{ "type": "module" }\n');
    const strict = { strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, skipLibCheck: true };
    writeFileSync(join(typed, 'tsconfig.json'), JSON.stringify({
      compilerOptions: { ...strict, ...resolution, noEmit: true, target: 'ES2022', types: ['node'], typeRoots: [binOf('@types')] },
    }));
    expect(await ran('node', [binOf('typescript/bin/tsc'), '-p', '.'], typed)).toMatchObject({ exit: 0, out: '' });
  });
});

/** The guide's test, for vitest. */
const forVitest = (text: string): string => text.replace("import test from 'node:test'", "import { test } from 'vitest'");

describe('installed in an empty folder', { timeout: 120_000 }, () => {
  test('the command runs the suite', async () => {
    expect(await ran('npx', ['ti4-capacity'], project)).toMatchObject({ exit: 0, err: '', out: expect.stringContaining('reference 1.0.0 is conformant') });
    expect((await suite('--help')).out).not.toContain('run-suite');
  });

  test('the data that it brings is what reading the YAML files gives', () => {
    const read = dataToPack();
    expect(read.core.cases.length + read.units.cases.length).toBeGreaterThan(500);
    for (const [name, data] of Object.entries(read)) {
      const text = readFileSync(join(project, `node_modules/ti4-capacity/lib/data/${name}.json`), 'utf8');
      expect(JSON.parse(text)).toStrictEqual(data);
    }
  });

  test.each(['current', 'lrr-1.1'])('the report on the edition %s is that of a checkout, apart from where the files are', async (edition) => {
    const asked = ['--edition', edition, '--profile', 'all', '--report', 'json'];
    const checkout = await ran('npx', ['tsx', 'run-suite', ...asked], ROOT);
    const { exit, out } = await suite(...asked);
    expect(exit).toBe(checkout.exit);
    expect(out.replaceAll('node_modules/ti4-capacity/fixtures/', 'fixtures/').replace('npx ti4-capacity', 'npx tsx run-suite')).toBe(checkout.out);
  });

  test('it reads the YAML files that a user names, also those of the package', async () => {
    const fixtures = 'node_modules/ti4-capacity/fixtures/N1-on-arrival.yaml';
    expect(lastLine((await suite('--fixtures', fixtures)).out)).toMatch(/^26 cases: 26 passed\./);
  });

  const python = ['python3', 'python'].find((name) => spawnSync(name, ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0);
  if (python === undefined) console.warn('skipped because python3 is missing: the installed package with the engine in Python');

  test.runIf(python !== undefined)('an engine in Python is conformant', async () => {
    const { exit, out } = await suite('--quiet', '--engine', `${python} '${join(ROOT, 'test/engines/faithful.py')}'`);
    expect({ exit, last: lastLine(out) }).toEqual({ exit: 0, last: expect.stringMatching(/^\d+ cases: \d+ passed\. faithful 1\.0\.0 is conformant/) });
  });

  test('for a wrong engine it names the clause, the misreading and the command that repeats the case', async () => {
    const { exit, out } = await suite('--quiet', '--engine', 'npx ti4-capacity serve --misread R3.1/chosen-by=fighters-first');
    expect(exit).toBe(1);
    expect(out).toContain('Fighters always go first. Explains');
    expect(out).toContain("repeat    npx ti4-capacity --engine 'npx ti4-capacity serve --misread R3.1/chosen-by=fighters-first' --only R3.1-02\n");
  });

  test('it runs an engine in JavaScript; one in TypeScript needs tsx or a Node that reads types', async () => {
    writeFileSync(join(project, 'engine.mjs'), "import { defineEngine } from 'ti4-capacity';\n"
      + "export default defineEngine({ name: 'ours', version: '1', steps: [], features: [], check: () => ({ excess: 0 }) });\n");
    expect((await suite('--quiet', '--only', 'R2-01', '--engine', 'engine.mjs')).out).toContain('ours 1 is');
    cpSync(join(project, 'engine.mjs'), join(project, 'engine.ts'));
    const { exit, err } = await suite('--quiet', '--engine', 'engine.ts');
    const message = 'on this version of Node a module in TypeScript needs tsx, which is not installed: `npm install --save-dev tsx`';
    if (exit === 3) expect(err).toBe(`ti4-capacity: engine engine.ts could not be run: ${message}\n`);
    expect(exit === 3).toBe(!Reflect.get(process.features, 'typescript'));
  });

  test("the guide's test runs in node:test as printed", async () => {
    writeFileSync(join(project, 'capacity.test.mjs'), printed('capacity.test.mjs'));
    expect(await ran('node', ['--test', 'capacity.test.mjs'], project)).toMatchObject({ exit: 0, out: expect.stringMatching(/pass 1\n/) });
  });

  test("the guide's list of known failures passes as printed, and the schema it names exists", async () => {
    const list = printed('known-failures.yaml');
    writeFileSync(join(project, 'known-failures.yaml'), list);
    expect(existsSync(join(project, /\$schema=(\S+)/.exec(list)?.[1] ?? 'none'))).toBe(true);
    const engine = 'node_modules/.bin/ti4-capacity serve --misread R0/bearers=space-docks-too';
    const { exit, out } = await suite('--quiet', '--engine', engine, '--known', 'known-failures.yaml');
    expect([exit, lastLine(out)]).toEqual([0, '2 known failures as listed; exit code 0']);
  });

  test('the files in the examples of the help exist', async () => {
    const [, path = ''] = / errata (\S+\/rules\/\S+)$/m.exec((await suite('errata', '--help')).out) ?? [];
    expect(path).not.toBe('');
    expect(existsSync(join(project, path))).toBe(true);
    // another erratum, because the example's takes long
    expect(await suite('errata', join(dirname(path), 'plainer-words.yaml'))).toMatchObject({ exit: 0, err: '' });
  });

  test('the site is written with the scripts that the package brings', async () => {
    expect(await suite('site', '--out', 'site')).toMatchObject({ exit: 0, err: '' });
    expect(readFileSync(join(project, 'site/index.html'), 'utf8')).toContain('<h1>Capacity, clause by clause</h1>');
  });

  test('is never written to: `--update` asks for a folder, or for a checkout', async () => {
    const rules = await suite('rules', '--text', 'engine.mjs', '--update');
    expect(rules).toMatchObject({ exit: 2, err: expect.stringContaining('expected `--rules` with a copy of its rules folder') });
    expect(await suite('prove', '--update')).toMatchObject({ exit: 2, err: expect.stringContaining('expected a checkout of the suite') });
  });

  test("the guide's test runs in vitest too, with another import", async () => {
    writeFileSync(join(project, 'vitest.test.mjs'), forVitest(printed('capacity.test.mjs')));
    const { exit, out } = await ran('node', [binOf('vitest/vitest.mjs'), 'run', '--root', project, '--testTimeout', '60000', 'vitest.test.mjs'], project);
    expect({ exit, out }).toEqual({ exit: 0, out: expect.stringContaining('1 passed') });
  });

  test('schemas, rules and cases can be imported by subpath', async () => {
    const paths = ['schema/cases.schema.json', 'rules/clauses.yaml', 'fixtures/R1-each-ship.yaml', 'fixtures/units/R0-printed-values.yaml', 'package.json'];
    const resolved = await ran('node', ['--input-type=module', '-e', paths.map((path) => `console.log(import.meta.resolve('ti4-capacity/${path}'))`).join(';')], project);
    expect(resolved.out.trimEnd().split('\n').map((line) => line.split('/ti4-capacity/')[1])).toEqual(paths);
  });
});

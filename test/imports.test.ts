import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cycles, type Import, IMPORTS, isOurs, loadedWith, ROOT, SOURCES, textOf } from './house/sources.ts';

/** From the lowest up: a folder may import those before it. */
const FOLDERS = [
  'text', 'board', 'source', 'rules', 'engine', 'cases', 'subjects', 'runner', 'proof', 'search', 'errata', 'report', 'site', 'cli',
] as const;
/** The package's public face, above all folders. */
const PUBLIC_FACE = 'index.ts';

const folderOf = (file: string): string => file.split('/')[0] ?? '';
const listed = (some: readonly Import[]): readonly string[] => some.map(({ file, from }) => `${file} imports ${from}`);

describe('imports go one way', () => {
  test('src/ has only the folders of the layout and the public face', () => {
    expect(SOURCES.filter((file) => file !== PUBLIC_FACE && !(FOLDERS as readonly string[]).includes(folderOf(file)))).toEqual([]);
  });

  test('every import names one of our files, a package or a module of Node', () => {
    expect(listed(IMPORTS.filter((one) => !isOurs(one) && !/^(node:[a-z_/]+|(@[a-z]+\/)?[a-z][a-z-]*(\/[A-Za-z0-9]+)*)$/.test(one.from)))).toEqual([]);
    expect(IMPORTS.length).toBeGreaterThan(100);
  });

  test('a folder imports only those below it, and nothing imports the public face', () => {
    const order = (file: string): number => (file === PUBLIC_FACE ? FOLDERS.length : FOLDERS.findIndex((folder) => folder === folderOf(file)));
    expect(listed(IMPORTS.filter((one) => isOurs(one) && order(one.from) > order(one.file)))).toEqual([]);
  });

  test.each(['text', 'board'])('%s imports nothing', (folder) => {
    expect(listed(IMPORTS.filter(({ file, from }) => folderOf(file) === folder && folderOf(from) !== folder))).toEqual([]);
  });

  test('only subjects/reference, proof, search, errata, site and cli import the engine', () => {
    const mayImport = (file: string): boolean => file === 'subjects/reference.ts' || ['engine', 'proof', 'search', 'errata', 'site', 'cli'].includes(folderOf(file));
    expect(listed(IMPORTS.filter(({ file, from }) => folderOf(from) === 'engine' && !mayImport(file)))).toEqual([]);
  });

  test('the engine takes only types from the rules; where formulas and cards answer, also these', () => {
    const isFormulas = ({ file, from }: Import): boolean => (from.startsWith('rules/formulas/') || from === 'rules/held-cards.ts') && /^engine\/(formulas|misreadings|cards)\//.test(file);
    const taken = IMPORTS.filter((one) => folderOf(one.file) === 'engine' && folderOf(one.from) === 'rules' && !one.typesOnly);
    expect(listed(taken.filter((one) => !isFormulas(one)))).toEqual([]);
  });

  test('a plain run and `serve` of the current edition load no formula', () => {
    for (const file of ['cli/main.ts', 'cli/commands/run.ts', 'cli/run-command.ts', 'subjects/reference.ts', 'index.ts']) {
      expect([...loadedWith(file)].filter((each) => each.includes('cel-js') || each.includes('formulas/compile'))).toEqual([]);
    }
    expect([...loadedWith('cli/commands/prove.ts')]).toContain('@marcbachmann/cel-js');
  });

  test('the engine imports only board, rules and itself: no files, no clock, no random numbers', () => {
    expect(listed(IMPORTS.filter((one) => folderOf(one.file) === 'engine' && !isOurs(one)))).toEqual([]);
    expect(SOURCES.filter((file) => folderOf(file) === 'engine' && /\b(process|fetch|Date|performance)\b\.?|Math\.random|console\./.test(code(file)))).toEqual([]);
  });

  test('the reference engine does not mention misreadings, editions or options', () => {
    const official = SOURCES.filter((file) => folderOf(file) === 'engine' && !file.startsWith('engine/misreadings/') && file !== 'engine/index.ts');
    expect(official.filter((file) => /misread|edition|option/i.test(textOf(file)))).toEqual([]);
  });

  test("the engine and the cases don't import each other", () => {
    const pair = ['engine', 'cases'];
    expect(listed(IMPORTS.filter(({ file, from }) => folderOf(file) !== folderOf(from) && pair.includes(folderOf(file)) && pair.includes(folderOf(from))))).toEqual([]);
  });

  test('there is no import cycle', () => {
    expect(cycles()).toEqual([]);
  });

  test('only the host of modules, a program of its own, ends its process', () => {
    expect(SOURCES.filter((file) => file !== 'subjects/module/host.ts' && /process\.exit\b/.test(textOf(file)))).toEqual([]);
  });
});

/** The code without its comments. */
const code = (file: string): string => textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

test('the top level of the repository holds only what the layout names', () => {
  const named = [
    'package.json', 'package-lock.json', 'tsconfig.json', 'run-suite.ts', 'rules', 'fixtures', 'schema', 'src', 'test', 'README.md', 'LICENSE', 'CHANGELOG.md',
    'CONTRIBUTING.md', '.ci', '.github', '.gitignore', '.gitattributes', '.editorconfig', '.npmrc', '.git', 'node_modules', 'coverage', 'reports', 'lib', 'site', '.stryker-tmp',
  ];
  expect(readdirSync(ROOT).filter((entry) => !named.includes(entry))).toEqual([]);
});

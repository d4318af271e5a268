import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** From the ground floor up: a folder may import those before it. */
const FOLDERS = [
  'text', 'board', 'source', 'rules', 'engine', 'cases', 'subjects', 'runner', 'proof', 'search', 'errata', 'report', 'cli',
] as const;
/** The package's public face, which stands above all folders. */
const PUBLIC_FACE = 'index.ts';

/** One import: of which file, from what, and whether only types come. */
interface Import {
  readonly file: string;
  readonly from: string;
  readonly typesOnly: boolean;
}

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/')).filter((name) => name.endsWith('.ts')).sort();

const textOf = (file: string): string => readFileSync(join(ROOT, 'src', file), 'utf8');

const importsOf = (file: string): readonly Import[] =>
  [...textOf(file).matchAll(/^(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm)].map(([, types, named, lazy]) => {
    const name = named ?? lazy ?? '';
    return { file, from: name.startsWith('.') ? posix.join(posix.dirname(file), name) : name, typesOnly: types !== undefined };
  });

const imports = sources.flatMap(importsOf);
const folderOf = (file: string): string => file.split('/')[0] ?? '';
const isOurs = ({ from }: Import): boolean => sources.includes(from);
const told = (found: readonly Import[]): readonly string[] => found.map(({ file, from }) => `${file} imports ${from}`);

describe('imports go one way', () => {
  test('src/ has the folders of the layout, and the public face beside them', () => {
    expect(sources.filter((file) => file !== PUBLIC_FACE && !(FOLDERS as readonly string[]).includes(folderOf(file)))).toEqual([]);
  });

  test('every import is found: of our own files, of packages, of Node', () => {
    expect(told(imports.filter((one) => !isOurs(one) && !/^(node:[a-z_/]+|[a-z][a-z-]*(\/[A-Za-z0-9]+)*)$/.test(one.from)))).toEqual([]);
    expect(imports.length).toBeGreaterThan(100);
  });

  test('a folder imports only those below it, and the public face is imported by nobody', () => {
    const order = (file: string): number => (file === PUBLIC_FACE ? FOLDERS.length : FOLDERS.findIndex((folder) => folder === folderOf(file)));
    expect(told(imports.filter((one) => isOurs(one) && order(one.from) > order(one.file)))).toEqual([]);
  });

  test.each(['text', 'board'])('%s imports nothing', (folder) => {
    expect(told(imports.filter(({ file, from }) => folderOf(file) === folder && folderOf(from) !== folder))).toEqual([]);
  });

  test('only subjects/reference, proof, search, errata and cli import the engine', () => {
    const mayImport = (file: string): boolean => file === 'subjects/reference.ts' || ['engine', 'proof', 'search', 'errata', 'cli'].includes(folderOf(file));
    expect(told(imports.filter(({ file, from }) => folderOf(from) === 'engine' && !mayImport(file)))).toEqual([]);
  });

  test('the engine takes only types from the rules', () => {
    expect(told(imports.filter(({ file, from, typesOnly }) => folderOf(file) === 'engine' && folderOf(from) === 'rules' && !typesOnly))).toEqual([]);
  });

  test('the engine imports nothing but board, rules and itself: no files, no clock, no chance', () => {
    expect(told(imports.filter((one) => folderOf(one.file) === 'engine' && !isOurs(one)))).toEqual([]);
    expect(sources.filter((file) => folderOf(file) === 'engine' && /\b(process|fetch|Date|performance)\b\.?|Math\.random|console\./.test(code(file)))).toEqual([]);
  });

  test('the reference engine does not mention misreadings, editions or options', () => {
    const official = sources.filter((file) => folderOf(file) === 'engine' && !file.startsWith('engine/misreadings/') && file !== 'engine/index.ts');
    expect(official.filter((file) => /misread|edition|option/i.test(textOf(file)))).toEqual([]);
  });

  test('the engine and the cases know nothing of each other', () => {
    const pair = ['engine', 'cases'];
    expect(told(imports.filter(({ file, from }) => folderOf(file) !== folderOf(from) && pair.includes(folderOf(file)) && pair.includes(folderOf(from))))).toEqual([]);
  });

  test('no file imports itself by way of others', () => {
    expect(cycles()).toEqual([]);
  });

  test('nothing ends its process, save the host of modules, which is one of its own', () => {
    expect(sources.filter((file) => file !== 'subjects/module/host.ts' && /process\.exit\b/.test(textOf(file)))).toEqual([]);
  });
});

/** Files from which imports lead back to themselves, types included; each cycle once, as the way round. */
const cycles = (): readonly string[] => {
  const next = new Map(sources.map((file) => [file, imports.filter((one) => one.file === file && isOurs(one)).map(({ from }) => from)]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file);
    if (at >= 0) found.push([...way.slice(at), file].join(' -> '));
    if (at >= 0 || done.has(file)) return;
    for (const other of next.get(file) ?? []) visit(other, [...way, file]);
    done.add(file);
  };
  sources.forEach((file) => visit(file, []));
  return found;
};

/** Without comments. */
const code = (file: string): string => textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

test('the top level of the repository holds what the layout names, and nothing else', () => {
  const named = [
    'package.json', 'package-lock.json', 'tsconfig.json', 'run-suite.ts', 'rules', 'fixtures', 'schema', 'src', 'test', 'README.md', 'LICENSE', 'CHANGELOG.md',
    'CONTRIBUTING.md', '.ci', '.github', '.gitignore', '.gitattributes', '.editorconfig', '.npmrc', '.git', 'node_modules', 'coverage', 'reports', 'lib', '.stryker-tmp',
  ];
  expect(readdirSync(ROOT).filter((entry) => !named.includes(entry))).toEqual([]);
});

import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem, readCases } from '../../src/cases/index.ts';
import { fileWith, folderWith, problemsIn, readText } from './files.ts';

test('a sound file gives its cases and no problem', () => {
  const { cases, problems, files } = readText(fileWith());
  expect(problems).toEqual([]);
  expect(cases.map(({ id, clause, place }) => [id, clause, place.line])).toEqual([['R3-01', 'R3', 3]]);
  expect(files).toEqual([cases[0]?.place.file]);
});

const TEN_FAULTS = `clause: R3
cases:
  - id: R3-01
    titel: an unknown key
    because: [R3]
    given: { systems: { Lodor: { space: { red: { carrier: 1 } } } } }
    when: { check: { player: red, system: Lodor } }
    then: { capacity: 4 }
  - id: R3-02
    title: The title begins with a capital
    because: [R3, R9]
    given: { systems: { Lodor: { space: { red: { carier: 1 } } } } }
    when: { check: { player: red, system: Lodor } }
    then: { capacity: 4 }
  - id: R3-03
    title: the count is not whole
    because: [R3]
    given: { systems: { Lodor: { space: { red: { carrier: 1.5 } } } } }
    when: { check: { player: red, system: Lodor } }
    then: { illegal: too-many }
  - id: R3-03
    title: the id is taken
    because: [R3]
    given: { systems: { Lodor: { space: { red: { carrier: 1 } } } } }
    when: { check: { player: red, system: Lodor } }
    then: {}
  - id: R3-04
    title: the changes are elsewhere
    because: &all [R3]
    given: { systems: { Lodor: { space: { red: { carrier: 1 } } } } }
    when: { place: { player: red, system: Lodor, on: space, units: { fighter: 1 } } }
    then: { legal: true, changes: { Ladar: {} } }
`;

test('ten different faults give ten messages, in the order of the lines, and no case', () => {
  expect(readText(TEN_FAULTS).cases).toEqual([]);
  const problems = problemsIn(TEN_FAULTS);
  expect(problems.map((line) => line.split(': ').slice(0, 2).join(': '))).toEqual([
    'R3-x.yaml:4:5: unknown-key',
    'R3-x.yaml:10:12: title',
    'R3-x.yaml:11:19: unknown-clause',
    'R3-x.yaml:12:50: unknown-unit',
    'R3-x.yaml:18:59: not-a-count',
    'R3-x.yaml:20:22: unknown-reason',
    'R3-x.yaml:21:9: duplicate-id',
    'R3-x.yaml:26:11: no-expectation',
    'R3-x.yaml:29:19: anchor',
    'R3-x.yaml:32:37: unknown-name',
  ]);
});

const LAUGHS = ['clause: R3', 'a: &a [ha, ha]', ...[...'bcdefghi'].map((name, at) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[at]}`).join(', ')}]`)];

test('nested aliases are refused without being expanded', () => {
  const problems = problemsIn(`${LAUGHS.join('\n')}\ncases: *i\n`);
  expect(problems.filter((line) => line.includes(' anchor: '))).toEqual(
    [...'abcdefghi'].map((name, at) => `R3-x.yaml:${at + 2}:7: anchor: the anchor \`&${name}\` is not allowed, expected the data itself`));
});

const FILES: readonly (readonly [what: string, content: string | Uint8Array, problem: string])[] = [
  ['an empty file', '', 'R3-x.yaml:1:1: empty-file: the file is empty, expected an object'],
  ['a file of comments', '# nothing\n', 'R3-x.yaml:1:1: empty-file: the file is empty, expected an object'],
  ['a list', '- 1\n', '1:1: wrong-type: the document is a list, expected an object'],
  ['a syntax error', 'clause: R3\ncases:\n\t- id: x\n', 'R3-x.yaml:3:1: syntax: a tab is used for indentation, expected spaces'],
  ['several documents', `${fileWith()}---\nclause: R3\n`, 'R3-x.yaml:9:1: several-documents: a second document begins here, expected one document per file'],
  ['deep nesting', `a: ${'['.repeat(100_000)}`, 'R3-x.yaml:1:103: syntax: the data nests too deeply, expected at most 100 levels'],
  ['bytes that are no UTF-8', Buffer.from([0x61, 0x3a, 0x0a, 0xc3, 0x28]), '2:1: not-utf-8: the file is not UTF-8, expected text in UTF-8'],
  ['UTF-8 that is cut off', Buffer.from([0x61, 0xe2, 0x82]), '1:2: not-utf-8: the file is not UTF-8, expected text in UTF-8'],
  ['a bad byte in the midst of a line', Buffer.concat([Buffer.from('a: 1\nä: caf'), Buffer.from([0xe9, 0x0a])]), '2:7: not-utf-8: the file is not UTF-8, expected text in UTF-8'],
];

test.each(FILES)('%s is one problem', (_, content, problem) => {
  const problems = problemsIn(content);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
});

test('CRLF and a byte order mark make no difference', () => {
  const { cases, problems } = readText(`\u{feff}${fileWith().replaceAll('\n', '\r\n')}`);
  expect(problems).toEqual([]);
  expect(cases.map(({ title, place }) => [title, place.line])).toEqual([['a fifth fighter is one too many', 3]]);
});

test('a file over a megabyte is refused unread', () => {
  const folder = folderWith({ 'R3-x.yaml': fileWith() });
  truncateSync(join(folder, 'R3-x.yaml'), 3_000_000_000);
  expect(readCases([folder]).problems.map(formatProblem)).toEqual([
    `${folder}/R3-x.yaml:1:1: too-large: the file has 3000000000 bytes, expected at most 1000000 bytes`,
  ]);
});

test('a path that is not there is a problem, and the other paths are read', () => {
  const folder = folderWith({ 'R3-x.yaml': fileWith() });
  const { cases, problems } = readCases([join(folder, 'none'), folder]);
  expect(cases).toHaveLength(1);
  expect(problems.map(formatProblem)).toEqual([`${folder}/none:1:1: unreadable: the path can't be read: it does not exist, expected a file or a folder`]);
});

test('folders are read whole and in order, each file once', () => {
  const folder = folderWith({
    'b/R3-b.yaml': fileWith({ id: '  - id: R3-02', title: 'title: another' }),
    'R3-a.yaml': fileWith(),
    'notes.txt': 'not a case',
  });
  expect(readCases([folder, join(folder, 'R3-a.yaml')]).cases.map(({ id }) => id)).toEqual(['R3-01', 'R3-02']);
});

test('ids and titles are told where they are taken, over all files', () => {
  const folder = folderWith({ 'R3-a.yaml': fileWith(), 'R3-b.yaml': fileWith() });
  const { cases, problems } = readCases([folder]);
  expect(cases.map(({ place }) => place.file)).toEqual([`${folder}/R3-a.yaml`]);
  expect(problems.map(formatProblem)).toEqual([
    `${folder}/R3-b.yaml:3:9: duplicate-id: the id \`R3-01\` is already used, expected a unique id (first at ${folder}/R3-a.yaml:3)`,
    `${folder}/R3-b.yaml:4:12: duplicate-title: the title \`a fifth fighter is one too many\` is already used, expected a unique title `
      + `(first at ${folder}/R3-a.yaml:3)`,
  ]);
});

test.each(['R3.yaml', 'R3-anything.yaml'])('%s is a name for a file of R3', (name) => {
  expect(problemsIn(fileWith(), name)).toEqual([]);
});

test.each(['R3.1-x.yaml', 'R33.yaml', 'x-R3.yaml'])('%s is no name for a file of R3', (name) => {
  expect(problemsIn(fileWith(), name)).toEqual([`${name}:1:9: file-name: the file \`${name}\` has cases of \`R3\`, expected a name that begins with \`R3-\``]);
});

test('a hundred problems of a file are told, and how many more there are', () => {
  const problems = problemsIn(`clause: R3\ncases:\n${'  - 1\n'.repeat(130)}`);
  expect(problems).toHaveLength(101);
  expect(problems.at(-1)).toBe('R3-x.yaml:103:5: too-many: there are 30 more problems from here on, expected fewer');
});

const AWKWARD = ['__proto__', 'constructor', 'toString', '1', ' '];

test.each(AWKWARD)('%j is a name like any other', (name) => {
  const key = JSON.stringify(name);
  const file = fileWith({
    given: `given: { systems: { ${key}: { space: { ${key}: { carrier: 1 } }, planets: { ${key}: { ${key}: { infantry: 2 } } } } } }`,
    when: `when: { place: { player: ${key}, system: ${key}, on: ${key}, units: { infantry: 1 } } }`,
    then: `then: { legal: true, changes: { ${key}: { space: { ${key}: { carrier: 1 } }, planets: { ${key}: { ${key}: { infantry: 3 } } } } } }`,
  });
  const { cases, problems } = readText(file);
  expect(problems.map(formatProblem)).toEqual([]);
  const system = (infantry: number) => Object.fromEntries([[name, {
    space: Object.fromEntries([[name, { carrier: 1 }]]),
    planets: Object.fromEntries([[name, Object.fromEntries([[name, { infantry }]])]]),
  }]]);
  const step = cases[0]?.steps[0];
  expect(JSON.stringify(step?.position.systems)).toBe(JSON.stringify(system(2)));
  expect(JSON.stringify(step?.position.players)).toBe(JSON.stringify(Object.fromEntries([[name, { capacity: { carrier: 4 } }]])));
  expect(step?.expected.kind === 'legal' && JSON.stringify(step.expected.position.systems)).toBe(JSON.stringify(system(3)));
});

test('the fixtures of the suite are without fault', () => {
  const { problems, cases } = readCases([new URL('../../fixtures', import.meta.url).pathname]);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(cases.length).toBeGreaterThanOrEqual(170);
});

import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseAllDocuments } from 'yaml';
import type { DataPath } from '../../src/source/fault.ts';
import type { TextPlace } from '../../src/source/text-places.ts';
import { parseYaml } from '../../src/source/yaml.ts';

// another reader of YAML, by other authors: what both take they must take as the same
const ROOT = new URL('../../', import.meta.url);
const FILES = ['fixtures', 'rules'].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT), { encoding: 'utf8', recursive: true }).filter((name) => name.endsWith('.yaml')).map((name) => `${folder}/${name}`));
const textOf = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');

/** Texts that ours alone refuses: YAML 1.2.2 does so too, or ours is stricter. */
const REFUSED_BY_OURS: readonly (readonly [why: string, text: RegExp])[] = [
  ['a line that begins with `%` is a directive, which `---` must follow (6.8, 9.1.4)', /^%/m],
  ['a key and its colon stand on one line (7.4.3)', /\n *:/],
  ['after an explicit key stands nothing but its colon (8.2.2)', /^[ -]*\?[ \n]/m],
  ['in brackets `?` alone is neither a key nor a text (7.3.3)', /[{[,] *\?[\]},]/],
  ['on the line of its key a mapping stands in braces (8.2.2)', /: *[{[].*[}\]] *:/],
  ['a bracket closes further in than the line in which it opens (7.4, 6.1)', /\n *[\]}]/],
  ['a text in quotation marks goes on further in than its key (7.3.1, 6.1)', /["'][^"']*\n[^ ]/],
  ['`!` and what follows it up to a space is a tag, and in it are no quotation marks (6.8.2)', /![^ ]*["`]/],
  ['a second document, or an anchor or a tag of the root: refused in any case', /^---|^\s*[&!]/m],
  ['no tab in a line with brackets, though the standard allows one between two words (6.2)', /\t/],
];

/** Texts that the other alone refuses. */
const WHITE_LINE = /^ *\t\s*$/m; // is empty, with a tab too (6.6)

/** Says whether both take the text, and compares what they make of it; where the other refuses it, so does ours. */
const agree = (text: string): boolean => {
  const lines = new LineCounter();
  const [document, ...more] = parseAllDocuments(text, { version: '1.2', schema: 'core', uniqueKeys: false, prettyErrors: false, lineCounter: lines });
  const ours = parseYaml(text);
  // no file of ours is a scalar as a whole, and the other knows no line that ends with a carriage return alone (5.4)
  if (document === undefined || isScalar(document.contents) || typeof (ours.value ?? {}) !== 'object' || /\r(?!\n)/.test(text)) return false;
  const refused = [document, ...more].some(({ errors }) => errors.length > 0);
  if (refused && WHITE_LINE.test(text)) return false;
  if (refused) expect(ours.faults).not.toEqual([]);
  else if (!REFUSED_BY_OURS.some(([, pattern]) => pattern.test(text))) expect(ours.faults.filter(({ code }) => code === 'syntax')).toEqual([]);
  if (ours.faults.length > 0) return false;
  expect(ours.value).toStrictEqual(document.toJS());
  const places = placesIn(document.contents, [], lines);
  expect(places.map(([path]) => ours.locate(path, 'value'))).toEqual(places.map(([, spot]) => spot));
  return true;
};

/** Where the other reader sees mappings and lists. */
const placesIn = (node: unknown, path: DataPath, lines: LineCounter): readonly (readonly [path: DataPath, spot: TextPlace])[] => {
  if (isMap<{ readonly value: string }>(node)) return [[path, spotOf(node, lines)], ...node.items.flatMap(({ key, value }) => placesIn(value, [...path, key.value], lines))];
  if (isSeq(node)) return [[path, spotOf(node, lines)], ...node.items.flatMap((item, at) => placesIn(item, [...path, at], lines))];
  return [];
};

const spotOf = ({ range }: Pick<Node, 'range'>, lines: LineCounter): TextPlace => lines.linePos(range?.[0] ?? -1);

test.each(FILES)('%s', (file) => {
  expect(agree(textOf(file))).toBe(true);
});

describe('however a text is spoilt', () => {
  const PIECES = [
    ...' \n:-,#[]{}"\'&*!|>%@`?~\\.0\t', '- ', ': ', ' #', '\n  ', '\n- ', '\n---\n', '\r\n', 'true', 'null', '<<: ', '1.5', '0x1', '|\n', '>-\n  ', '&a ', '*a', '""', '__proto__: 1', '? ',
  ];
  const spoilt = (text: string): fc.Arbitrary<string> =>
    fc.array(fc.tuple(fc.nat(text.length), fc.nat(3), fc.constantFrom('', ...PIECES)), { minLength: 1, maxLength: 3 }).map((changes) =>
      changes.reduce((all, [at, less, more]) => `${all.slice(0, at)}${more}${all.slice(at + less)}`, text));
  // short enough to be read by both thousands of times, and begun anywhere
  const part = fc.constantFrom(...FILES.map((file) => textOf(file).split('\n'))).chain((lines) => fc.nat(lines.length - 1).map((at) => {
    const indent = (lines[at] ?? '').search(/[^ ]|$/);
    const some = lines.slice(at, at + 12);
    const end = some.findIndex((line) => line.trim() !== '' && line.search(/[^ ]|$/) < indent);
    return some.slice(0, end < 0 ? some.length : end).map((line) => line.slice(indent)).join('\n');
  }));

  test('parts of the data', () => {
    let taken = 0;
    fc.assert(fc.property(part.chain(spoilt), (text) => { taken += agree(text) ? 1 : 0; }), { numRuns: 1000, seed: 7 });
    expect(taken).toBeGreaterThan(200);
  });

  test('text of nothing but signs', () => {
    const signs = fc.array(fc.constantFrom(...PIECES, 'a', 'b c', 'a: ', 'b: ', '1', '- a', '{ a: 1 }', '[b, 1]'), { maxLength: 8 }).map((pieces) => pieces.join(''));
    let taken = 0;
    fc.assert(fc.property(signs, (text) => { taken += agree(text) ? 1 : 0; }), { numRuns: 3000, seed: 7 });
    expect(taken).toBeGreaterThan(200);
  });
});

describe('the worst megabyte is read or refused in time, and blows no stack', () => {
  const times = (text: string): string => text.repeat(1_000_000 / text.length);
  const lines = (count: number, line: (at: number) => string): string => Array.from({ length: count }, (_, at) => line(at)).join('\n');
  test.each([
    ['brackets', times('[')], ['braces', times('{')], ['dashes', times('- ')], ['question marks', times('? ')], ['one line', `a: ${times('x')}`], ['a number', `a: ${times('1')}`],
    ['an open quotation', `a: "${times('x\n  ')}`], ['empty lines', times('\n')], ['documents', lines(50_000, () => '---')], ['many keys', lines(100_000, (at) => `k${at}: 1`)],
    ['numbers as keys', lines(100_000, (at) => `${at}: 1`)], ['aliases', `a: &a 1\nb:\n${times('- *a\n')}`], ['tags', times('- !a b\n')],
    ['pairs in a list', `[${times('a: b,')}]`], ['brackets as keys', `${'{'.repeat(98)}${'}: a'.repeat(98)}`], ['anchors, deep', lines(90, (at) => `${' '.repeat(at)}a: &a !b`)],
    ['aliases of aliases', lines(90, (at) => `a${at}: &a${at} [${`*a${at - 1}, `.repeat(9)}]`)],
  ])('%s', { timeout: 5000 }, (_, text) => {
    const { value, faults } = parseYaml(text);
    expect(value !== undefined || faults.length > 0).toBe(true);
  });
});

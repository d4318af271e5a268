import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseYaml } from '../../src/source/yaml.ts';

test('data in JSON reads as itself, whatever its keys', () => {
  const data = fc.dictionary(fc.string({ unit: 'binary' }), fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null), fc.array(fc.boolean())));
  fc.assert(fc.property(data, (value) => {
    const parsed = parseYaml(JSON.stringify(value));
    expect(parsed.faults).toEqual([]);
    expect(JSON.stringify(parsed.value)).toBe(JSON.stringify(value));
  }));
});

test('no text makes reading throw', () => {
  const piece = fc.constantFrom('a', ': ', '- ', '\n', '  ', '&x ', '*x', '<<', '{', '}', '[', ']', '"', "'", '|', '>', '#', '!t ', '---\n', '? ', ',', '\t', '%');
  fc.assert(fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
    const { faults, value } = parseYaml(pieces.join(''));
    expect(value !== undefined || faults.length > 0).toBe(true);
  }), { numRuns: 500 });
});

describe('where things stand', () => {
  test.each([
    [['a'], 'key', [1, 1]],
    [['a'], 'value', [1, 4]],
    [['b', 1, 'c'], 'key', [4, 5]],
    [['b', 1, 'c'], 'value', [4, 5]],
    [['b', 0], 'value', [3, 5]],
    [['b', 2], 'value', [3, 3]],
    [['b', 7, 'x'], 'value', [3, 3]],
    [['d'], 'value', [6, 4]],
    [['e'], 'value', [8, 1]],
    [['f', 'g'], 'value', [9, 9]],
  ] as const)('%j, its %s', (path, at, [line, col]) => {
    expect(parseYaml('a: 1\nb:\n  - x\n  - c:\n  -\nd: "y"\ne: |\n  text\nf: { g: h }\n').locate(path, at)).toEqual({ line, col });
  });

  test.each(['\n', '\r\n', '\r'])('lines end with %j', (end) => {
    const { value, locate } = parseYaml(['a: 1', '', 'b: { c: 2 }'].join(end));
    expect(value).toEqual({ a: 1, b: { c: 2 } });
    expect(locate(['b', 'c'], 'value')).toEqual({ line: 3, col: 9 });
  });
});

describe('what is refused, and where', () => {
  test.each([
    ['a tag, even of YAML itself', 'a: !!str 1', ['1:4 tag']],
    ['a tag of a key', '!x a: 1', ['1:1 tag']],
    ['an anchor of a key', '&x a: 1', ['1:4 anchor']],
    ['an anchor of nothing', 'a: &x\nb: *x', ['1:4 anchor']],
    ['an alias as a key', 'a: 1\n*x : 2', ['2:1 anchor']],
    ['a merge key and its alias', 'a: 1\n<<: *x', ['2:1 merge-key']],
    ['keys that are not text', '1: a\n? [b]\n: c\ntrue: d\n? ~\n: e', ['1:1 key-not-text', '2:3 key-not-text', '4:1 key-not-text', '5:3 key-not-text']],
    ['a key that is missing', 'a: { : 1 }', ['1:8 key-not-text']],
    ['a key twice, also where it is quoted', 'a: 1\n"a": 2', ['2:1 duplicate-key']],
    ['a second document', '# ---\na: 1\n---\n# b\nb: 1\n---\n', ['3:1 several-documents']],
    ['a second document after a first one that is marked', '---\na: 1\n---\n', ['3:1 several-documents']],
    ['a second document that is not marked', 'a: 1\n...\n\n b: 2\n', ['4:2 several-documents']],
    ['more entries than people write', `a: [${'1, '.repeat(2001)}]`, ['1:4 too-many']],
    ['nothing', '# only this\n', ['1:1 empty-file']],
  ])('%s', (_, text, places) => {
    expect(parseYaml(text).faults.map(({ line, col, code }) => `${line}:${col} ${code}`)).toEqual(places);
  });

  test('nothing more is said of what has a tag, an alias or no known key', () => {
    expect(parseYaml('a: [!x 1, *y]\nb: { 1: 2 }\n').unknown).toEqual([['a', 0], ['a', 1], ['b']]);
  });
});

describe('what a plain word means, by the core schema of YAML 1.2', () => {
  test.each([
    ['nothing', 'a:', null], ['~', 'a: ~', null], ['null', 'a: null', null], ['a capital', 'a: True', true], ['yes', 'a: yes', 'yes'], ['yes, of YAML 1.1', '%YAML 1.1\n---\na: yes', 'yes'],
    ['a sign', 'a: +1', 1], ['zeros before', 'a: 012', 12], ['octal', 'a: 0o17', 15], ['hexadecimal', 'a: 0xff', 255], ['a point', 'a: 1.5', 1.5], ['an exponent', 'a: 1e3', 1000],
    ['infinity', 'a: -.inf', -Infinity], ['a clause', 'a: R3.10', 'R3.10'], ['a number like a clause', 'a: 3.10', 3.1], ['underlines', 'a: 1_000', '1_000'], ['a date', 'a: 2024-07-09', '2024-07-09'],
    ['quoted', 'a: "1"', '1'], ['folded', 'a: >-\n  b\n  c', 'b c'], ['over lines', 'a: b\n  c', 'b c'], ['explicit', '? a\n: b', 'b'],
  ])('%s', (_, text, value) => {
    const parsed = parseYaml(text);
    expect(parsed.faults).toEqual([]);
    expect(parsed.value).toEqual({ a: value });
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseYaml } from '../../../src/rules/source/yaml.ts';

test('data in JSON reads as itself, whatever its keys', () => {
  const data = fc.dictionary(fc.string({ unit: 'binary' }), fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null), fc.array(fc.boolean())));
  fc.assert(fc.property(data, (value) => {
    const parsed = parseYaml(JSON.stringify(value));
    expect(parsed.complaints).toEqual([]);
    expect(JSON.stringify(parsed.value)).toBe(JSON.stringify(value));
  }));
});

test('no text makes reading throw', () => {
  const piece = fc.constantFrom('a', ': ', '- ', '\n', '  ', '&x ', '*x', '<<', '{', '}', '[', ']', '"', "'", '|', '>', '#', '!t ', '---\n', '? ', ',', '\t', '%');
  fc.assert(fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
    const { complaints, value } = parseYaml(pieces.join(''));
    expect(value !== undefined || complaints.length > 0).toBe(true);
  }), { numRuns: 500 });
});

test.each([
  [['a'], 'key', [1, 1]],
  [['a'], 'value', [1, 4]],
  [['b', 1, 'c'], 'key', [4, 5]],
  [['b', 1, 'c'], 'value', [4, 5]],
  [['b', 0], 'value', [3, 5]],
  [['b', 7, 'x'], 'value', [3, 3]],
] as const)('%j, its %s', (path, at, [line, col]) => {
  expect(parseYaml('a: 1\nb:\n  - x\n  - c:\n').locate(path, at)).toEqual({ line, col });
});

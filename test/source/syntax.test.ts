import { expect, test } from 'vitest';
import { parseYaml } from '../../src/source/yaml.ts';

test.each([
  ['a line too far in', 'a: 1\n  b: 2\n', '2:4: unexpected text, expected matching indentation, or quotation marks around text with special characters'],
  ['a line too far out', '  a: 1\n b: 2\n', '2:2: unexpected text, expected matching indentation, or quotation marks around text with special characters'],
  ['a colon in a text', 'a: b: c\n', '1:5: unexpected text, expected matching indentation, or quotation marks around text with special characters'],
  ['a sign that means nothing', 'a: `b`\n', '1:4: unexpected text, expected matching indentation, or quotation marks around text with special characters'],
  ['a key without a colon', 'a: 1\nb\nc: 2\n', '3:2: a key has no colon or spans several lines, expected a colon after each key'],
  ['a colon without a space', '"a":1\n', '1:5: a colon has no space after it, expected a space after the colon of a key'],
  ['no comma', '{ a: 1 b: 2 }', '1:9: a comma is missing, expected a comma between two entries'],
  ['a comma too many', '[1, , 2]', '1:5: a comma has nothing before it, expected an entry before each comma'],
  ['a bracket that is not closed', 'a: [1,\nb: 2\n', '2:1: a bracket or quotation mark before this line is not closed, expected the closing character, or more indentation'],
  ['a bracket that closes too far out', 'a: [\n  1\n]\n', '3:1: the closing bracket is not indented further than its key, expected more indentation'],
  ['a quotation that is not closed', 'a: "b\nc: d\n', '2:1: a bracket or quotation mark before this line is not closed, expected the closing character, or more indentation'],
  ['brackets at the end', '[1, ', '1:5: the file ends inside brackets, expected a closing bracket'],
  ['quotation marks at the end', "'a", '1:3: the file ends inside quotation marks, expected a closing quotation mark'],
  ['a tab as indentation', 'a:\n\tb: 1\n', '2:1: a tab is used for indentation, expected spaces'],
  ['a tab beside brackets', 'a: {\tb: 1 }\n', '1:6: a line with brackets has a tab, expected spaces'],
  ['an unknown escape', 'a: "\\d"\n', '1:6: an escape is unknown, expected `\\\\` for a backslash in double quotation marks'],
  ['a control character', 'a: \u0007\n', '1:4: a control character is not allowed, expected an escape in double quotation marks'],
  ['deep nesting', '['.repeat(1000), '1:100: the data nests too deeply, expected at most 100 levels'],
  ['what is rare', 'a: *\n', '1:5: name of an alias node must contain at least one character, expected well-formed YAML'],
])('%s', (_, text, fault) => {
  expect(parseYaml(text).faults.map(({ line, col, problem, expected }) => `${line}:${col}: ${problem}, expected ${expected}`)).toEqual([fault]);
});

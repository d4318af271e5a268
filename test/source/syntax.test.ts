import { expect, test } from 'vitest';
import { parseYaml } from '../../src/source/yaml.ts';

test.each([
  ['a line too far in', 'a: 1\n  b: 2\n', '2:4: this belongs to nothing before it, expected the right indentation, or quotation marks around a text with signs'],
  ['a line too far out', '  a: 1\n b: 2\n', '2:2: this belongs to nothing before it, expected the right indentation, or quotation marks around a text with signs'],
  ['a colon in a text', 'a: b: c\n', '1:5: this belongs to nothing before it, expected the right indentation, or quotation marks around a text with signs'],
  ['a sign that means nothing', 'a: `b`\n', '1:4: this belongs to nothing before it, expected the right indentation, or quotation marks around a text with signs'],
  ['a key without a colon', 'a: 1\nb\nc: 2\n', '3:2: a key without a colon, or over several lines, expected a colon after each key'],
  ['a colon without a space', '"a":1\n', '1:5: a colon with no space after it, expected a space after the colon of a key'],
  ['no comma', '{ a: 1 b: 2 }', '1:9: a comma is missing, expected a comma between two entries'],
  ['a comma too many', '[1, , 2]', '1:5: a comma with nothing before it, expected an entry before each comma'],
  ['a bracket that is not closed', 'a: [1,\nb: 2\n', '2:1: a bracket or quotation mark before this line is not closed, expected what closes it, or more indentation'],
  ['a bracket that closes too far out', 'a: [\n  1\n]\n', '3:1: a bracket that closes no further in than its key, expected more indentation'],
  ['a quotation that is not closed', 'a: "b\nc: d\n', '2:1: a bracket or quotation mark before this line is not closed, expected what closes it, or more indentation'],
  ['brackets at the end', '[1, ', '1:5: the text ends within brackets, expected the bracket that closes them'],
  ['quotation marks at the end', "'a", '1:3: the text ends within quotation marks, expected the mark that closes them'],
  ['a tab as indentation', 'a:\n\tb: 1\n', '2:1: a tab as indentation, expected spaces'],
  ['a tab beside brackets', 'a: {\tb: 1 }\n', '1:6: a tab in a line with brackets, expected spaces'],
  ['an unknown escape', 'a: "\\d"\n', '1:6: an unknown escape, expected two backslashes for one within double quotation marks'],
  ['a control character', 'a: \u0007\n', '1:4: a control character, expected an escape within double quotation marks'],
  ['deep nesting', '['.repeat(1000), '1:100: the data is nested too deep, expected flat data'],
  ['what is rare', 'a: *\n', '1:5: name of an alias node must contain at least one character, expected well-formed YAML'],
])('%s', (_, text, fault) => {
  expect(parseYaml(text).complaints.map(({ line, col, problem, expected }) => `${line}:${col}: ${problem}, expected ${expected}`)).toEqual([fault]);
});

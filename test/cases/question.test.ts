import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem, isQuestion, readQuestion } from '../../src/cases/index.ts';
import { folderWith } from './files.ts';

const ask = (text: string) => {
  const folder = folderWith({ 'asked.yaml': text });
  const read = readQuestion(join(folder, 'asked.yaml'));
  return isQuestion(read) ? read : read.map((problem) => formatProblem(problem).replace(`${folder}/`, ''));
};

test('a question is a position and an action', () => {
  expect(ask('given: { systems: { Lodor: { space: { red: { fighter: 1 } } } }, owed: [{ player: red, system: Lodor, count: 1, from: { fighter: 1 } }] }\n'
    + 'when: { place: { player: red, system: Lodor, on: space, units: { carrier: 1 } } }\n')).toEqual({
    position: { players: { red: { capacity: { fighter: null, carrier: 4 } } }, systems: { Lodor: { space: { red: { fighter: 1 } } } } },
    owed: [{ player: 'red', system: 'Lodor', count: 1, from: { fighter: 1 } }],
    action: { type: 'place', params: { player: 'red', system: 'Lodor', on: 'space', units: { carrier: 1 } } },
  });
});

test.each([
  ['', ['asked.yaml:1:1: empty-file: the file is empty, expected an object']],
  ['given: { systems: {} }\n', ['asked.yaml:1:1: missing-key: `when` is missing, expected an object']],
  ['given: { systems: { Lodor: } }\nwhen: { check: { player: red, system: Lodr } }\nthen: {}\n', [
    'asked.yaml:2:26: unknown-name: unknown player `red`, expected no player, as the position has none',
    'asked.yaml:2:39: unknown-name: unknown system `Lodr`, expected one of `Lodor` (did you mean `Lodor`?)',
    'asked.yaml:3:1: unknown-key: unknown key `then`, expected one of `given`, `when`',
  ]],
])('%j is no question', (text, problems) => {
  expect(ask(text)).toEqual(problems);
});

test('a file that is not there is a problem', () => {
  expect(readQuestion('no/such.yaml')).toEqual([
    { file: 'no/such.yaml', line: 1, col: 1, code: 'unreadable', problem: "the file can't be read: it does not exist", expected: 'a readable file' },
  ]);
});

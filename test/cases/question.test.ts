import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatProblem, isQuestion, readQuestion } from '../../src/cases/index.ts';
import { readCatalogue } from '../../src/rules/read-units.ts';
import { folderWith } from './files.ts';

const { catalogue: CATALOGUE = { factions: [], units: [] } } = readCatalogue(new URL('../../rules', import.meta.url).pathname);

const ask = (text: string) => {
  const folder = folderWith({ 'asked.yaml': text });
  const read = readQuestion(join(folder, 'asked.yaml'), () => CATALOGUE);
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

const LODOR = 'systems: { Lodor: { space: { red: { carrier: 1, fighter: 9 } } } }';
const CHECK = 'when: { check: { player: red, system: Lodor } }\n';

test.each([
  ['generic values', `given: { ${LODOR} }\n${CHECK}`, 5],
  ['stated values', `given: { players: { red: { capacity: { carrier: 6 } } }, ${LODOR} }\n${CHECK}`, 3],
  ['the values of cards', `given: { players: { red: { faction: sol, upgrades: [sol-carrier-2] } }, ${LODOR} }\n${CHECK}`, 1],
  ['the values of cards, with the profile stated', `profile: units\ngiven: { players: { red: { faction: sol } }, ${LODOR} }\n${CHECK}`, 3],
])('missing debts are computed by %s', (_, text, count) => {
  expect(ask(text)).toMatchObject({ owed: [{ player: 'red', system: 'Lodor', count, from: { fighter: 9 } }] });
});

test('a question can check the active system during a combat', () => {
  expect(ask(`given: { step: space-combat, active: { player: red, system: Lodor }, ${LODOR} }\n${CHECK}`)).toMatchObject({ owed: [] });
});

test.each([
  ['', ['asked.yaml:1:1: empty-file: the file is empty, expected an object']],
  ['given: { systems: {} }\n', ['asked.yaml:1:1: missing-key: `when` is missing, expected an object']],
  ['given: { systems: { Lodor: } }\nwhen: { check: { player: red, system: Lodr } }\nthen: {}\n', [
    'asked.yaml:2:26: unknown-name: unknown player `red`, expected no player, as the position has none',
    'asked.yaml:2:39: unknown-name: unknown system `Lodr`, expected one of `Lodor` (did you mean `Lodor`?)',
    'asked.yaml:3:1: unknown-key: unknown key `then`, expected one of `profile`, `given`, `when`',
  ]],
  [`given: { players: { red: { faction: solx, upgrades: [nonsense] } }, ${LODOR} }\n${CHECK}`, [
    'asked.yaml:1:37: unknown-faction: unknown faction `solx`, expected an id among `factions` of the unit catalogue (did you mean `sol`?)',
    'asked.yaml:1:54: unknown-unit: unknown unit `nonsense`, expected the id of a unit upgrade card in the unit catalogue',
  ]],
  [`given: { ${LODOR}, owed: [{ player: red, system: Lodor, count: 4, from: { fighter: 9 } }] }\n${CHECK}`, [
    'asked.yaml:1:85: owed: `red` owes something else in `Lodor`, expected `{ player: red, system: Lodor, count: 5, from: { fighter: 9 } }`',
  ]],
])('%j is not a question', (text, problems) => {
  expect(ask(text)).toEqual(problems);
});

test('a file that is not there is a problem', () => {
  expect(readQuestion('no/such.yaml', () => CATALOGUE)).toEqual([
    { file: 'no/such.yaml', line: 1, col: 1, code: 'unreadable', problem: "the file can't be read: it does not exist", expected: 'a readable file' },
  ]);
});

import { expect, test } from 'vitest';
import { inWords, messageFaults, shapeFaults } from '../../src/source/index.ts';

const POSITION = { players: {}, systems: { Lodor: { space: { red: { fighter: 1 } } } } };

test('values in files are named by their key, values in messages by their path', () => {
  const wrong = { given: { systems: { Lodor: { space: { red: { fighter: 0 } } } } }, when: { check: { player: 'red', system: 'Lodor' } } };
  expect(shapeFaults({ file: 'question' }, wrong).map(inWords)).toEqual(['`fighter` is `0`, expected a whole number of at least 1']);
  const position = { ...POSITION, systems: { Lodor: { space: { 'a b': { fighter: 0 } } } } };
  expect(messageFaults({ file: 'wire-params', definition: 'Position' }, position, 'all', ['position']).map(inWords))
    .toEqual(['`position.systems.Lodor.space["a b"].fighter` is `0`, expected a whole number of at least 1']);
});

test('an unknown key in a message is named with the object that has it', () => {
  const position = { ...POSITION, systems: { Lodor: { space: { red: { figther: 1 } } } } };
  expect(messageFaults({ file: 'wire-params', definition: 'Position' }, position, 'first', ['position']).map(inWords)[0])
    .toMatch(/^unknown unit `figther` in `position\.systems\.Lodor\.space\.red`, expected one of `carrier`, .* \(did you mean `fighter`\?\)$/);
});

test('of a message with many faults the first is enough', () => {
  const systems = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`S${at}`, { space: 7 }]));
  expect(messageFaults({ file: 'wire-params', definition: 'Position' }, { players: {}, systems }, 'first')).toHaveLength(1);
  expect(messageFaults({ file: 'wire-params', definition: 'Position' }, { players: {}, systems }, 'all')).toHaveLength(50);
});

test('a number that is not one of those allowed', () => {
  const part = { name: 'x', players: ['red'], systems: { Lodor: [] }, capacity: {}, space: [], planets: [], units: 1, steps: ['none'], actions: ['check'] };
  const faults = (convoy: unknown) => shapeFaults({ file: 'scope' }, { name: 'x', about: 'y', parts: [{ ...part, convoy }] }).map(inWords);
  expect([faults(1), faults(6), faults('two')]).toEqual([[], ['`convoy` is `6`, expected one of `1`, `2`'], ['`convoy` is `"two"`, expected one of `1`, `2`']]);
});

test('words that several lists allow are one list', () => {
  const question = { given: { step: 'invasoin', systems: {} }, when: { check: { player: 'red', system: 'Lodor' } } };
  expect(shapeFaults({ file: 'question' }, question).map(inWords)).toEqual([
    '`step` is `"invasoin"`, expected one of `move-ships`, `space-cannon-offense`, `space-combat`, `end-of-space-combat`, `invasion`, `production`, `none` '
      + '(did you mean `invasion`?)',
  ]);
});

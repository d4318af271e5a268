import { expect, test } from 'vitest';
import { positionFrom } from '../../src/cases/from-written.ts';
import { fileWith, readText } from './files.ts';

const stepsOf = (lines: Parameters<typeof fileWith>[0]) => readText(fileWith(lines)).cases[0]?.steps ?? [];

test('every ship that is there, or is placed, is listed with its generic value, unless a value is stated', () => {
  const [step] = stepsOf({
    given: 'given: { players: { red: { capacity: { carrier: 6 } } }, systems: { Lodor: { space: { red: { carrier: 1, cruiser: 1, fighter: 1 } } }, '
      + 'Arnor: { space: { blue: { war-sun: 1, flagship: 1, dreadnought: 1 } } } } }',
    when: 'when: { place: { player: red, system: Lodor, on: space, units: { destroyer: 1 } } }',
    then: 'then: { illegal: not-now }',
  });
  expect(step?.position.players).toEqual({
    red: { capacity: { carrier: 6, cruiser: null, fighter: null, destroyer: null } },
    blue: { capacity: { 'war-sun': 6, flagship: 3, dreadnought: 1 } },
  });
});

test('the profile `units` states nothing but what is stated', () => {
  const [step] = stepsOf({
    given: 'given: { players: { red: { faction: sol } }, systems: { Lodor: { space: { red: { carrier: 1 }, blue: { carrier: 1 } } } } }',
    when: 'when: { check: { player: red, system: Lodor } }',
    then: 'then: { capacity: 6 }',
    more: 'profile: units',
  });
  expect(step?.position.players).toEqual({ red: { faction: 'sol' }, blue: {} });
});

test('an empty system may be nothing at all, and so may a planet', () => {
  expect(positionFrom({ systems: { Arnor: null, Lodor: { planets: { Lodor: null } } } }, [], 'core')).toEqual({
    players: {},
    systems: { Arnor: {}, Lodor: { planets: { Lodor: {} } } },
  });
});

test('what a case does not name is expected unchanged', () => {
  const [step] = stepsOf({
    given: 'given: { systems: { Lodor: { space: { red: { carrier: 1 } } }, Arnor: { space: { blue: { cruiser: 1 } } } }, '
      + 'reinforcements: { red: { fighter: 6 }, blue: { fighter: 2 } } }',
    when: 'when: { place: { player: red, system: Lodor, on: space, units: { fighter: 1 } } }',
    then: 'then: { legal: true, changes: { Lodor: { space: { red: { carrier: 1, fighter: 1 } } } }, reinforcements: { red: { fighter: 5 } } }',
  });
  expect(step?.expected).toMatchObject({
    kind: 'legal',
    position: {
      systems: { Lodor: { space: { red: { carrier: 1, fighter: 1 } } }, Arnor: { space: { blue: { cruiser: 1 } } } },
      reinforcements: { red: { fighter: 5 }, blue: { fighter: 2 } },
    },
    owes: [],
  });
});

test('each step is judged from the expected position of the one before, with what that owes', () => {
  const steps = stepsOf({
    given: 'given: { step: space-combat, active: { player: red, system: Lodor }, systems: { Lodor: { space: { red: { fighter: 2, infantry: 1 } } } } }',
    when: undefined,
    then: undefined,
    more: `steps:
      - when: { end-combat: {} }
        then: { legal: true, winner: red, owes: [{ player: red, system: Lodor, count: 3, from: { fighter: 2, infantry: 1 } }] }
      - when: { check: { player: red, system: Lodor } }
        then: { excess: 3 }
      - when: { advance: { to: invasion } }
        then: { illegal: excess-not-met }`,
  });
  const owed = [{ player: 'red', system: 'Lodor', count: 3, from: { fighter: 2, infantry: 1 } }];
  expect(steps.map((step) => [step.position.step, step.owed, step.expected.kind])).toEqual([
    ['space-combat', [], 'legal'],
    ['end-of-space-combat', owed, 'numbers'],
    ['end-of-space-combat', owed, 'illegal'],
  ]);
  expect(steps[2]?.position.systems).toEqual({ Lodor: { space: { red: { fighter: 2, infantry: 1 } } } });
});

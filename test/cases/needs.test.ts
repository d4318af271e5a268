import { expect, test } from 'vitest';
import type { Position } from '../../src/board/index.ts';
import { type EventualJudge, needsOf } from '../../src/cases/needs.ts';
import { fileWith, readText } from './files.ts';

const needs = async (lines: Parameters<typeof fileWith>[0], judge: EventualJudge) => {
  const [read] = readText(fileWith(lines)).cases;
  return read === undefined ? undefined : needsOf(read, judge);
};

const indifferent: EventualJudge = (position) => ({ legal: true, position, owes: [], because: ['R3'] });

const CHECK = { when: 'when: { check: { player: red, system: Lodor } }', then: 'then: { excess: 0 }' };
const STEP = 'step: invasion, active: { player: red, system: Lodor }';

test.each([
  ['one player, one system', CHECK, []],
  ['a mech', { ...CHECK, given: 'given: { systems: { Lodor: { space: { red: { carrier: 1, mech: 1 } } } } }' }, ['mechs']],
  ['two players', { ...CHECK, given: 'given: { systems: { Lodor: { space: { red: { carrier: 1 }, blue: { carrier: 1 } } } } }' }, ['two-players']],
  ['three players', { ...CHECK, given: 'given: { systems: { Lodor: { space: { red: { carrier: 1 }, blue: { carrier: 1 } }, '
    + 'planets: { Lodor: { green: { infantry: 1 } } } } } }' }, ['many-players']],
  ['two systems', { ...CHECK, given: 'given: { systems: { Lodor: { space: { red: { carrier: 1 } } }, Arnor: { space: { red: { carrier: 1 } } } } }' }, ['several-systems']],
  ['an empty system beside', { ...CHECK, given: 'given: { systems: { Lodor: { space: { red: { carrier: 1 } } }, Arnor: } }' }, []],
  ['a stated value', { ...CHECK, given: 'given: { players: { red: { capacity: { carrier: 6 } } }, systems: { Lodor: { space: { red: { carrier: 1 } } } } }' }, ['stated-capacity']],
  ['the generic value, stated', { ...CHECK, given: 'given: { players: { red: { capacity: { carrier: 4 } } }, systems: { Lodor: { space: { red: { carrier: 1 } } } } }' }, []],
  ['printed values', { ...CHECK, more: 'profile: units' }, ['printed-capacity']],
  ['reinforcements', { ...CHECK, given: 'given: { systems: { Lodor: { space: { red: { carrier: 1 } } } }, reinforcements: { red: {} } }' }, ['reinforcements']],
  ['a planet that is named', {
    given: 'given: { systems: { Lodor: { planets: { Lodor: { red: { infantry: 1 } } } } } }',
    when: 'when: { place: { player: red, system: Lodor, on: Lodor, units: { infantry: 1 } } }',
    then: 'then: { legal: true, changes: { Lodor: { planets: { Lodor: { red: { infantry: 2 } } } } } }',
  }, ['planets']],
] as const)('%s', async (_, lines, features) => {
  expect(await needs(lines, indifferent)).toEqual({ answers: [lines.when.slice('when: { '.length).split(':')[0]], steps: [], features, cards: [] });
});

test('a step is needed where the verdict differs without it, and where an action names it', async () => {
  const given = `given: { ${STEP}, systems: { Lodor: { space: { red: { carrier: 1 } } } } }`;
  const strict: EventualJudge = async (position) => ({ excess: position.step === undefined ? 1 : 0 });
  expect((await needs({ ...CHECK, given }, strict))?.steps).toEqual(['invasion']);
  expect((await needs({ ...CHECK, given }, indifferent))?.steps).toEqual([]);
  const advance = { given, when: 'when: { advance: { to: production } }', then: 'then: { legal: true }' };
  expect((await needs(advance, indifferent))?.steps).toEqual(['production']);
});

test('planets are needed where the verdict differs with the planets emptied', async () => {
  const given = 'given: { systems: { Lodor: { space: { red: { carrier: 1 } }, planets: { Lodor: { red: { infantry: 1 } } } } } }';
  const counting: EventualJudge = ({ systems }: Position) => ({ excess: Object.keys(systems['Lodor']?.planets?.['Lodor'] ?? {}).length });
  expect((await needs({ ...CHECK, given }, counting))?.features).toEqual(['planets']);
  expect((await needs({ ...CHECK, given }, indifferent))?.features).toEqual([]);
});

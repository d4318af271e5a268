import { expect, test } from 'vitest';
import type { ActionType } from '../../src/board/index.ts';
import { readAnswer } from '../../src/subjects/answer.ts';

const LEGAL = { legal: true, position: { systems: {} } };
const OWED = { player: 'red', system: 'Lodor', count: 1, from: { fighter: 2 } };

const MALFORMED: readonly [type: ActionType, result: unknown, fault: string][] = [
  ['check', null, 'the result is `null`, expected an object'],
  ['check', [], 'the result is a list, expected an object'],
  ['check', {}, 'the result is `{}`, expected a number for `capacity`, `counted` or `excess`'],
  ['check', { legal: true }, 'the result is `{"legal":true}`, expected a number for `capacity`, `counted` or `excess`'],
  ['check', { capacity: '4' }, '`capacity` is `"4"`, expected a number'],
  ['check', { excess: Infinity }, '`excess` is `Infinity`, expected a number'],
  ['move', 'legal', 'the result is `"legal"`, expected an object with `legal`'],
  ['move', undefined, 'the result is `undefined`, expected an object with `legal`'],
  ['move', {}, '`legal` is missing, expected true or false'],
  ['move', { legal: 1 }, '`legal` is `1`, expected true or false'],
  ['move', { legal: false, reason: 7 }, '`reason` is `7`, expected text'],
  ['move', { legal: false, because: 'R1' }, '`because` is `"R1"`, expected a list'],
  ['move', { legal: true }, '`position` is missing, expected an object'],
  ['move', { legal: true, position: {} }, '`position.systems` is missing, expected an object'],
  ['move', { legal: true, position: { systems: { 'a b': { space: { red: { fighter: 1.5 } } } } } },
    '`position.systems["a b"].space.red.fighter` is `1.5`, expected a whole number of at least 0'],
  ['move', { legal: true, position: { systems: { Lodor: { space: { red: { fighters: 1 } } } } } },
    'unknown unit `fighters` in `position.systems.Lodor.space.red`, expected one of `carrier`, `cruiser`, `destroyer`, `dreadnought`, '
    + '`flagship`, `war-sun`, `fighter`, `infantry`, `mech`, `pds`, `space-dock` (did you mean `fighter`?)'],
  ['move', { ...LEGAL, owes: {} }, '`owes` is an object, expected a list'],
  ['move', { ...LEGAL, owes: [{ ...OWED, count: -1 }] }, '`owes[0].count` is `-1`, expected a whole number of at least 0'],
  ['move', { ...LEGAL, owes: [OWED, OWED] }, '`owes` has two entries for `red` in `Lodor`, expected one for each player and system'],
  ['remove', { ...LEGAL, as: 'gone' }, '`as` is `"gone"`, expected one of `removed`, `destroyed`'],
  ['end-combat', { ...LEGAL, winner: 3 }, '`winner` is `3`, expected text or null'],
];

test.each(MALFORMED)('%s answered with %j is malformed', (type, result, fault) => {
  expect(readAnswer(type, result)).toEqual({ kind: 'malformed', fault });
});

test('a result that refers to itself is read too', () => {
  const loop: Record<string, unknown> = {};
  loop['legal'] = loop;
  expect(readAnswer('move', loop)).toEqual({ kind: 'malformed', fault: '`legal` is an object, expected true or false' });
});

test('unknown members are ignored', () => {
  expect(readAnswer('move', { legal: false, kind: 'legal', position: 7 })).toMatchObject({ kind: 'illegal' });
});

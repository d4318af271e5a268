import { describe, expect, test } from 'vitest';
import type { Action, Position } from '../../../../src/board/index.ts';
import { arrived, intended, mistaken } from '../../../../src/report/html/picture/marks.ts';
import { type Mark, REINFORCEMENTS, type UnitPlace } from '../../../../src/report/html/picture/scene.ts';
import { LEAVE, LEFT, START } from '../../../runner/samples.ts';

const spot = (system: string, place: string, unit: UnitPlace['unit'], player = 'red'): UnitPlace => ({ system, place, player, unit });

const infantry = { infantry: 2 };
const ROWS: readonly (readonly [Action, UnitPlace, Mark | undefined])[] = [
  [LEAVE, spot('Lodor', 'space', 'carrier'), { kind: 'moves', count: 1 }],
  [LEAVE, spot('Lodor', 'Lodor', 'infantry'), { kind: 'moves', count: 4 }],
  [LEAVE, spot('Lodor', 'space', 'infantry'), undefined],
  [LEAVE, spot('Lodor', 'space', 'carrier', 'blue'), undefined],
  [{ type: 'remove', params: { player: 'red', system: 'Lodor', units: infantry } }, spot('Lodor', 'space', 'infantry'), { kind: 'goes', count: 2 }],
  [{ type: 'remove', params: { player: 'red', system: 'Lodor', units: infantry, from: 'Lor' } }, spot('Lodor', 'Lor', 'infantry'), { kind: 'goes', count: 2 }],
  [{ type: 'lose', params: { player: 'red', system: 'Lodor', units: { carrier: 1 } } }, spot('Lodor', 'space', 'carrier'), { kind: 'goes', count: 1 }],
  [{ type: 'land', params: { player: 'red', system: 'Lodor', planet: 'Lodor', units: infantry } }, spot('Lodor', 'space', 'infantry'), { kind: 'lands', count: 2 }],
  [{ type: 'place', params: { player: 'red', system: 'Lodor', on: 'Lodor', units: infantry } }, spot('Lodor', 'Lodor', 'infantry'), { kind: 'comes', count: 2 }],
  [{ type: 'end-combat', params: {} }, spot('Lodor', 'space', 'carrier'), undefined],
];

test.each(ROWS)('the intended effect of %j', (action, where, mark) => {
  expect(intended(action)(where)).toEqual(mark);
});

test('two ships that take from one planet', () => {
  const ship = { ship: 'carrier', from: 'Lodor', cargo: [{ from: 'Lodor', units: infantry }, { from: 'Lor', in: 'Fria', units: infantry }] } as const;
  const marks = intended({ type: 'move', params: { player: 'red', to: 'Arnor', ships: [ship, ship] } });
  expect(marks(spot('Lodor', 'Lodor', 'infantry'))).toEqual({ kind: 'moves', count: 4 });
  expect(marks(spot('Fria', 'Lor', 'infantry'))).toEqual({ kind: 'moves', count: 4 });
});

describe('afterwards', () => {
  test('units that arrived', () => {
    const marks = arrived(START, LEFT);
    expect(marks(spot('Arnor', 'space', 'infantry'))).toEqual({ kind: 'comes', count: 4 });
    expect(marks(spot('Lodor', 'Lodor', 'infantry'))).toBeUndefined();
    expect(marks(spot('Lodor', 'space', 'fighter'))).toBeUndefined();
  });

  test('units that went to reinforcements', () => {
    const with2: Position = { ...START, reinforcements: { red: { fighter: 2 } } };
    const marks = arrived(with2, { ...with2, reinforcements: { red: { fighter: 5 } } });
    expect(marks(spot(REINFORCEMENTS, REINFORCEMENTS, 'fighter'))).toEqual({ kind: 'comes', count: 3 });
  });

  test('units that should be there and are not', () => {
    const marks = mistaken(LEFT, START);
    expect(marks(spot('Arnor', 'space', 'carrier'))).toEqual({ kind: 'wrong', count: 1 });
    expect(marks(spot('Lodor', 'Lodor', 'infantry'))).toEqual({ kind: 'wrong', count: 4 });
    expect(marks(spot('Lodor', 'space', 'fighter'))).toBeUndefined();
  });

  test('names like `__proto__` are names', () => {
    expect(arrived(START, START)(spot('__proto__', 'constructor', 'fighter', 'toString'))).toBeUndefined();
  });
});

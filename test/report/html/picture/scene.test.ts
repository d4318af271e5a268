import { expect, test } from 'vitest';
import { sceneOf } from '../../../../src/report/html/picture/scene.ts';
import { looksOf } from '../../../../src/report/html/picture/player-look.ts';
import { OWED, START } from '../../../runner/samples.ts';

const none = (): undefined => undefined;

test('a position place by place, with debts and capacities', () => {
  expect(sceneOf({ ...START, active: { player: 'red', system: 'Arnor' } }, [OWED], none)).toEqual({
    systems: [
      {
        name: 'Lodor',
        active: false,
        more: 0,
        space: [{
          player: 'red',
          room: { capacity: 4, held: 4, counts: true },
          tokens: [{ unit: 'carrier', count: 1, capacity: 4, owed: false }, { unit: 'fighter', count: 4, owed: true }],
        }],
        planets: [{ name: 'Lodor', rows: [{ player: 'red', tokens: [{ unit: 'infantry', count: 8, owed: false }] }] }],
      },
      { name: 'Arnor', active: true, more: 0, space: [], planets: [] },
    ],
    reinforcements: [],
  });
});

test('in a space combat the units of its system do not count, and elsewhere they do', () => {
  const combat = { ...START, step: 'space-combat', active: { player: 'red', system: 'Lodor' } } as const;
  expect(sceneOf(combat, [], none).systems[0]?.space[0]?.room).toEqual({ capacity: 4, held: 4, counts: false });
  const elsewhere = { ...combat, active: { player: 'red', system: 'Arnor' } };
  expect(sceneOf(elsewhere, [], none).systems[0]?.space[0]?.room).toEqual({ capacity: 4, held: 4, counts: true });
});

test('capacity is not added up if a value is not stated', () => {
  const [system] = sceneOf({ ...START, players: {} }, [], none).systems;
  expect(system?.space[0]?.room).toBeUndefined();
});

test('no more than a picture can show', () => {
  const many = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);
  const area = Object.fromEntries(many(50, 'player').map((name) => [name, { fighter: 1 }]));
  const system = { space: area, planets: Object.fromEntries(many(9, 'planet').map((name) => [name, area])) };
  const scene = sceneOf({ players: {}, systems: Object.fromEntries(many(20, 'system').map((name) => [name, system])) }, [], none);
  expect(scene.systems.map(({ space, planets, more }) => [space.length, planets.length, more])).toEqual(Array.from({ length: 6 }, () => [4, 4, 5]));
});

test.each([
  [['red', 'blue'], ['red', 'blue']],
  [['Ann', 'red', 'Bob'], ['blue', 'red', 'green']],
  [['__proto__', 'constructor'], ['red', 'blue']],
])('players %j look %j', (players, looks) => {
  const found = looksOf(players);
  expect(players.map((player) => found.get(player))).toEqual(looks);
});

test('more players than looks share them', () => {
  const players = Array.from({ length: 12 }, (_, at) => `player ${at}`);
  expect(new Set(looksOf(players).values()).size).toBe(8);
});

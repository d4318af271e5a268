import { expect, test } from 'vitest';
import type { Action, Position } from '../../../src/board/index.ts';
import { owedIn } from '../../../src/cases/debts.ts';
import { soundSuite } from '../../../src/cli/suite-data.ts';
import { judgesWith } from '../../../src/proof/judges.ts';
import { holdingOf } from '../../../src/proof/conditions/holding.ts';
import { readConditions } from '../../../src/proof/conditions/read.ts';
import { ARTICLE, CATALOGUE } from '../engines.ts';

const { conditions = [] } = readConditions('rules');
const holding = holdingOf(conditions);
const judge = judgesWith(ARTICLE, CATALOGUE)({})('core');

const holds = (position: Position, action: Action): readonly string[] => holding({ position, owed: owedIn(position), action }, judge);

const red = { carrier: 4, cruiser: null, 'war-sun': 6 };
const position: Position = {
  step: 'move-ships', active: { player: 'red', system: 'Lodor' }, players: { red: { capacity: red }, blue: { capacity: red } },
  systems: {
    Lodor: { space: { blue: { carrier: 1 } }, planets: { Lodor: { blue: { infantry: 1 } } } },
    Arnor: { space: { red: { carrier: 1, fighter: 4 } }, planets: { Arnor: { red: { mech: 1 } }, Bereg: {} } },
    Saudor: { space: { red: { cruiser: 1 } } },
  },
};
const move = (...ships: Extract<Action, { readonly type: 'move' }>['params']['ships']): Action => ({ type: 'move', params: { player: 'red', to: 'Lodor', ships } });

test('a move: the ships, the systems that they leave, pass and reach, and what stands there', () => {
  const carrier = { ship: 'carrier', from: 'Arnor', cargo: [{ from: 'space', units: { fighter: 4 } }] } as const;
  expect(holds(position, move(carrier))).toEqual([
    'move', 'move-ships', 'two-players', 'own-units-on-planets', 'others-units-on-planets', 'two-planets', 'carrier', 'mech',
  ]);
  expect(holds(position, move(carrier, { ship: 'cruiser', from: 'Saudor', cargo: [] }))).toEqual([
    'move', 'move-ships', 'two-players', 'own-units-on-planets', 'others-units-on-planets', 'two-planets', 'two-ships', 'two-origins',
    'carrier', 'cruiser', 'mech', 'ship-without-value',
  ]);
  expect(holds(position, move({ ship: 'cruiser', from: 'Saudor', cargo: [{ from: 'space', in: 'Arnor', units: { fighter: 1 } }] })))
    .toContain('pick-up-on-the-way');
});

test('debts: before, after, several, with a choice', () => {
  const fleet: Position = { players: { red: { capacity: red } }, systems: { Lodor: { space: { red: { carrier: 1, fighter: 3, infantry: 1 } } } } };
  const lose: Action = { type: 'lose', params: { player: 'red', system: 'Lodor', units: { carrier: 1 } } };
  expect(holds(fleet, lose)).toEqual(['lose', 'carrier']); // all four must go: no choice
  const place = (unit: 'fighter' | 'mech'): Action => ({ type: 'place', params: { player: 'red', system: 'Lodor', on: 'space', units: { [unit]: 1 } } });
  expect(holds(fleet, place('fighter'))).toEqual(['place', 'choice', 'carrier']);
  expect(holds({ ...fleet, reinforcements: { red: { mech: 1 } } }, place('mech'))).toEqual(['place', 'choice', 'carrier', 'mech', 'reinforcements']);
  const owing: Position = {
    ...fleet, systems: { Lodor: { space: { red: { fighter: 1 } } }, Arnor: { space: { red: { infantry: 2 } } } },
  };
  expect(holds(owing, { type: 'remove', params: { player: 'red', system: 'Lodor', units: { fighter: 1 } } }))
    .toEqual(['remove', 'debt-before', 'several-debts']);
});

test('who and where: not the active player, elsewhere, outside a tactical action, three players, nobody who acts', () => {
  const check = (player: string, system: string): Action => ({ type: 'check', params: { player, system } });
  expect(holds(position, check('blue', 'Lodor'))).toEqual(['check', 'move-ships', 'not-active-player', 'two-players', 'own-units-on-planets', 'carrier']);
  expect(holds(position, check('red', 'Saudor')))
    .toEqual(['check', 'move-ships', 'not-active-system', 'two-players', 'cruiser', 'ship-without-value']);
  const { step: _, active: __, ...outside } = position;
  expect(holds(outside, check('blue', 'Saudor'))).toEqual(['check', 'two-players']);
  const three = { ...position, systems: { ...position.systems, Mellon: { space: { green: { 'war-sun': 1 } } } } } as const;
  expect(holds(three, { type: 'advance', params: { to: 'space-cannon-offense' } }))
    .toEqual(['advance', 'move-ships', 'three-players', 'own-units-on-planets', 'carrier']);
});

test('values: none, another than most cards print, zero', () => {
  const valued = (capacity: Readonly<Record<string, number | null>>): readonly string[] => holds(
    { players: { red: { capacity } }, systems: { Lodor: { space: { red: { carrier: 1 } } } } },
    { type: 'check', params: { player: 'red', system: 'Lodor' } },
  );
  expect(valued({ carrier: 4 })).toEqual(['check', 'carrier']);
  expect(valued({ carrier: 6 })).toEqual(['check', 'carrier', 'unusual-value']);
  expect(valued({ carrier: 0 })).toEqual(['check', 'carrier', 'unusual-value']);
  expect(valued({ carrier: null })).toEqual(['check', 'carrier', 'ship-without-value', 'unusual-value']);
});

test('each condition holds for some steps of cases, and not for others', () => {
  const steps = soundSuite().cases.filter(({ profile }) => profile === 'core').flatMap((one) => one.steps);
  const held = steps.flatMap((step) => holding(step, judge));
  const counts = conditions.map(({ id }) => held.filter((one) => one === id).length);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan(steps.length);
});

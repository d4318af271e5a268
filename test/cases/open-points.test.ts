import { expect, test } from 'vitest';
import type { Action, Answer, Position, Step } from '../../src/board/index.ts';
import { touchedOpenPoints } from '../../src/cases/open-points.ts';
import { owedIn } from '../../src/cases/debts.ts';
import { judge } from '../../src/engine/judge.ts';
import { official } from '../../src/engine/official.ts';
import { readArticle } from '../../src/rules/index.ts';

const { article } = readArticle(new URL('../../rules', import.meta.url).pathname);

const touched = (position: Position, action: Action): readonly string[] => {
  const answer: Answer = judge(official, position, action);
  return touchedOpenPoints({ position, owed: owedIn(position), action }, answer);
};

const CARRIER = { carrier: 1, fighter: 4 };
const inStep = (step: Step, system = 'Lodor'): Pick<Position, 'step' | 'active'> => ({ step, active: { player: 'red', system } });
const check = (system: string): Action => ({ type: 'check', params: { player: 'red', system } });
const land: Action = { type: 'land', params: { player: 'red', system: 'Lodor', planet: 'Lodor', units: { infantry: 1 } } };
const moveOut = (ships: number): Action => ({
  type: 'move',
  params: {
    player: 'red', to: 'Arnor',
    ships: Array.from({ length: ships }, () => ({ ship: 'carrier' as const, from: 'Lodor', cargo: [{ from: 'Lodor', units: { infantry: 4 } }] })),
  },
});

test.each<readonly [name: string, position: Position, action: Action, ids: readonly string[]]>([
  ['a plain check', { players: {}, systems: { Lodor: { space: { red: CARRIER } } } }, check('Lodor'), []],
  ['a structure with a capacity value', { players: { red: { capacity: { 'space-dock': 4 } } }, systems: { Lodor: { space: { red: CARRIER } } } },
    check('Lodor'), ['bearers-that-are-no-ships']],
  ['a value of zero', { players: { red: { capacity: { cruiser: 0 } } }, systems: { Lodor: { space: { red: { cruiser: 1 } } } } }, check('Lodor'), ['no-value-or-zero']],
  ['production with an excess', { players: {}, systems: { Lodor: { space: { red: { fighter: 1 } } } } },
    { type: 'place', params: { player: 'red', system: 'Lodor', on: 'space', units: { carrier: 1 } } }, ['when-an-excess-is-gone']],
  ['two carriers and eight infantry', { players: {}, systems: { Lodor: { space: { red: { carrier: 2 } }, planets: { Lodor: { red: { infantry: 8 } } } }, Arnor: {} } },
    moveOut(2), ['several-ships-and-eight-infantry']],
  ['one carrier and four infantry', { players: {}, systems: { Lodor: { space: { red: { carrier: 1 } }, planets: { Lodor: { red: { infantry: 4 } } } }, Arnor: {} } },
    moveOut(1), []],
  ['a retreat', { ...inStep('space-combat'), players: {}, systems: { Lodor: { space: { red: { carrier: 1 } }, planets: { Lodor: { red: { infantry: 4 } } } }, Arnor: {} } },
    moveOut(1), ['retreats', 'actions-and-steps']],
  ['a landing in the invasion', { ...inStep('invasion'), players: {}, systems: { Lodor: { space: { red: { carrier: 1, infantry: 1 } }, planets: { Lodor: {} } } } }, land, []],
  ['a landing in the production step', { ...inStep('production'), players: {}, systems: { Lodor: { space: { red: { carrier: 1, infantry: 1 } }, planets: { Lodor: {} } } } },
    land, ['actions-and-steps']],
  ["a landing beside another player's ships", { ...inStep('invasion'), players: {}, systems: { Lodor: { space: { red: { carrier: 1, infantry: 1 }, blue: { cruiser: 1 } }, planets: { Lodor: {} } } } },
    land, ['actions-and-steps']],
  ['a check in the combat', { ...inStep('space-combat'), players: {}, systems: { Lodor: { space: { red: { fighter: 1 }, blue: { cruiser: 1 } } } } }, check('Lodor'), ['numbers-during-combat']],
  ['a check elsewhere during the combat', { ...inStep('space-combat'), players: {}, systems: { Lodor: {}, Arnor: { space: { red: { fighter: 1 } } } } },
    check('Arnor'), ['other-systems-during-combat']],
  ['a combat that nobody survives', { ...inStep('space-combat'), players: {}, systems: { Lodor: { space: { red: { infantry: 1 } } } } }, { type: 'end-combat', params: {} }, ['draws']],
  ['an excess during a ground combat', { ...inStep('invasion'), players: {}, systems: {
    Lodor: { space: { red: { fighter: 1 } }, planets: { Lodor: { red: { infantry: 1 }, blue: { infantry: 1 } } } },
  } }, check('Lodor'), ['ground-combat']],
  ['a space dock beside fighters', { players: {}, systems: { Lodor: { space: { red: { fighter: 3 } }, planets: { Lodor: { red: { 'space-dock': 1 } } } } } }, check('Lodor'), []],
  ['two space docks beside fighters', { players: {}, systems: { Lodor: { space: { red: { fighter: 3 } }, planets: { Lodor: { red: { 'space-dock': 2 } } } } } }, check('Lodor'), ['two-docks']],
  ['a ship without a value, and a fleet pool', { players: { red: { fleetPool: 2 } }, systems: { Lodor: { space: { red: { cruiser: 1 } } } } }, check('Lodor'), ['ships-beyond-the-pool']],
  ['more ships than the fleet pool holds', { players: { red: { fleetPool: 1 } }, systems: { Lodor: { space: { red: { carrier: 2 } } } } }, check('Lodor'), ['ships-beyond-the-pool']],
  ['a fleet pool with room', { players: { red: { fleetPool: 2 } }, systems: { Lodor: { space: { red: CARRIER } } } }, check('Lodor'), []],
  ['a fleet pool in a combat', { ...inStep('space-combat', 'Arnor'), players: { red: { fleetPool: 2 } }, systems: { Lodor: {}, Arnor: { space: { red: CARRIER, blue: { cruiser: 1 } } } } }, check('Lodor'), ['pool-in-combat']],
  ["another player's space dock", { players: {}, systems: { Lodor: { space: { red: CARRIER }, planets: { Lodor: { blue: { 'space-dock': 1 } } } } } }, check('Lodor'), []],
])('%s', (_, position, action, ids) => {
  expect(touched(position, action)).toEqual(ids);
  for (const id of ids) expect(article?.openPoints.map((point) => point.id)).toContain(id);
});

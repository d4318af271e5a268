import { describe, expect, test } from 'vitest';
import type { Action, Position, ShipMove, Units } from '../../../src/board/index.ts';
import { judge, official } from '../../../src/engine/index.ts';

// The article says nothing of places and units that are not there, nor of steps that go back: no case may ask about them.
// What this engine makes of them is tested here alone.

const LODOR: Position = {
  players: { red: { capacity: { carrier: 4, destroyer: null, fighter: null } } },
  systems: {
    Lodor: { space: { red: { carrier: 1, destroyer: 1, fighter: 1, infantry: 1 } }, planets: { Lodor: { red: { infantry: 2 } } } },
    Arnor: { planets: { Arnor: {} } },
  },
  reinforcements: { red: { destroyer: 1 } },
};

const ship = (from: string, cargo: ShipMove['cargo'] = []): ShipMove => ({ ship: 'destroyer', from, cargo });
const move = (to: string, ...ships: readonly ShipMove[]): Action => ({ type: 'move', params: { player: 'red', to, ships } });
const lose = (system: string, units: Units): Action => ({ type: 'lose', params: { player: 'red', system, units } });
const place = (system: string, on: string, units: Units): Action => ({ type: 'place', params: { player: 'red', system, on, units } });
const land = (system: string, planet: string, units: Units): Action => ({ type: 'land', params: { player: 'red', system, planet, units } });

const refused = (position: Position, action: Action) => {
  const answer = judge(official, position, action);
  return 'legal' in answer && !answer.legal ? [answer.reason, ...answer.because] : answer;
};

describe("places and units that don't exist", () => {
  const rows: readonly [name: string, action: Action, reason: string][] = [
    ['a move to no system', move('Quann', ship('Lodor')), 'no-such-place'],
    ['a move out of no system', move('Arnor', ship('Quann')), 'units-not-there'],
    ['one of two moves out of no system', move('Arnor', ship('Lodor'), ship('Quann')), 'units-not-there'],
    ['two ships where one is', move('Arnor', ship('Lodor'), ship('Lodor')), 'units-not-there'],
    ['a ship that is elsewhere', move('Lodor', ship('Arnor')), 'units-not-there'],
    ['a loss in no system', lose('Quann', { destroyer: 1 }), 'no-such-place'],
    ['a loss of two where one is', lose('Lodor', { destroyer: 2 }), 'units-not-there'],
    ['a placement in no system', place('Quann', 'space', { destroyer: 1 }), 'no-such-place'],
    ['a placement on no planet', place('Lodor', 'Abyz', { infantry: 1 }), 'no-such-place'],
    ['a ship on a planet', place('Lodor', 'Lodor', { destroyer: 1 }), 'cannot-stand-there'],
    ['a ship and infantry on a planet', place('Lodor', 'Lodor', { destroyer: 1, infantry: 1 }), 'cannot-stand-there'],
    ['more than reinforcements hold', place('Lodor', 'space', { destroyer: 2 }), 'units-not-there'],
    ['a landing in no system', land('Quann', 'Quann', { infantry: 1 }), 'no-such-place'],
    ['a landing on no planet', land('Lodor', 'Arnor', { infantry: 1 }), 'no-such-place'],
    ['a landing in space', land('Lodor', 'space', { infantry: 1 }), 'no-such-place'],
    ['a landing of two where one is', land('Lodor', 'Lodor', { infantry: 2 }), 'units-not-there'],
    ['a landing of a fighter', land('Lodor', 'Lodor', { fighter: 1 }), 'cannot-stand-there'],
    ['a landing of a fighter and infantry', land('Lodor', 'Lodor', { fighter: 1, infantry: 1 }), 'cannot-stand-there'],
  ];
  test.each(rows)('%s', (_, action, reason) => {
    expect(refused(LODOR, action)).toEqual([reason, 'R2']);
  });
});

test.each([
  ['from no planet', { from: 'Abyz', units: { infantry: 1 } }],
  ['in no system', { from: 'space', in: 'Quann', units: { fighter: 1 } }],
])('cargo %s is not there', (_, cargo) => {
  expect(refused(LODOR, move('Arnor', { ship: 'carrier', from: 'Lodor', cargo: [cargo] }))).toEqual(['units-not-there', 'N4']);
});

describe("steps that can't come next", () => {
  const at = (step: Position['step']): Position => ({ ...LODOR, ...(step === undefined ? {} : { step }), active: { player: 'red', system: 'Arnor' } });
  test.each([
    ['back', 'invasion', 'space-combat'],
    ['nowhere', 'invasion', 'invasion'],
    ['out of a combat but by its end', 'space-combat', 'invasion'],
  ] as const)('%s', (_, from, to) => {
    expect(refused(at(from), { type: 'advance', params: { to } })).toEqual(['not-now', 'R3.3']);
  });

  test('on from no step at all', () => {
    expect(judge(official, at(undefined), { type: 'advance', params: { to: 'move-ships' } })).toMatchObject({ legal: true });
  });
});

test('numbers in a combat cite R3.3', () => {
  const position: Position = { ...LODOR, step: 'space-combat', active: { player: 'red', system: 'Lodor' } };
  expect(judge(official, position, { type: 'check', params: { player: 'red', system: 'Lodor' } }))
    .toEqual({ capacity: 4, counted: 0, excess: 0, because: ['R0', 'R2', 'R3.3'] });
});

describe('while an excess must be removed, cases ask only to go on or to land', () => {
  const at = (step: Position['step']): Position => ({
    players: LODOR.players,
    ...(step === undefined ? {} : { step }), active: { player: 'red', system: 'Lodor' },
    systems: { Lodor: { space: { red: { destroyer: 1, fighter: 2 }, blue: { fighter: 1 } }, planets: { Lodor: {} } }, Arnor: { space: { red: { carrier: 1, destroyer: 1 } } } },
  });
  const others = [move('Lodor', ship('Arnor')), lose('Lodor', { fighter: 1 }), place('Lodor', 'space', { fighter: 1 })];

  test.each(['move-ships', 'space-cannon-offense'] as const)('the step %s goes on', (step) => {
    for (const action of others) expect(judge(official, at(step), action)).toMatchObject({ legal: true });
  });

  test('in the step move-ships a carrier that arrives cures the excess', () => {
    const carrier = move('Lodor', { ...ship('Arnor'), ship: 'carrier' });
    expect(judge(official, at('move-ships'), carrier)).toMatchObject({ legal: true, owes: [{ player: 'blue', count: 1 }] });
  });

  test("after a combat nothing else may happen first: the engine's reading of an open point", () => {
    for (const action of others) expect(refused(at('end-of-space-combat'), action)).toEqual(['excess-not-met', 'R3', 'R3.3']);
  });
});

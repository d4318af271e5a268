import { describe, expect, test } from 'vitest';
import type { CaseStep, Expected } from '../../src/cases/case.ts';
import { acceptedAnswers } from '../../src/cases/accepted-answers.ts';
import { compare } from '../../src/runner/compare.ts';
import { CHECK, LEAVE, LEFT, legal, OWED, START, step } from './samples.ts';

const compared = (of: CaseStep, result: unknown) => compare(of, acceptedAnswers(of), result);
const LEGAL = { legal: true, position: LEFT, owes: [OWED] };
const CHOICE = { count: 3, from: { fighter: 4, infantry: 3 } };
const MINIMUM = { ...OWED, ...CHOICE, least: [{ count: 1, of: { infantry: 3 } }] };
const lodor = (space: unknown, planet: unknown) => ({ space, planets: { Lodor: planet } });
const systems = (change: object) => ({ ...LEGAL, position: { systems: { ...LEFT.systems, ...change } } });

describe('answers that are right', () => {
  const TRACKED = legal({ position: { ...LEFT, reinforcements: { red: { fighter: 6 } } } });
  const rows: readonly [name: string, expected: Expected, result: unknown][] = [
    ['the same', legal(), LEGAL],
    ['with members nobody asked for', legal(), { ...LEGAL, colour: 'blue', kind: 'illegal' }],
    ['zero, empty and absent are the same', legal(), systems({
      Lodor: lodor({ red: { fighter: 4, carrier: 0 }, blue: {} }, { red: { infantry: 4, mech: 0 }, blue: {} }), Nowhere: {}, Else: { space: {}, planets: { X: {} } },
    })],
    ['step, active and players are not compared', legal(), { ...LEGAL, position: { ...LEFT, step: 'invasion', players: 3 } }],
    ['an owed nothing is no debt', legal(), { ...LEGAL, owes: [OWED, { player: 'blue', system: 'Lodor', count: 0, from: {} }] }],
    ['forced removals carried out at once', legal(), { legal: true, position: { systems: { ...LEFT.systems, Lodor: lodor({}, { red: { infantry: 4 } }) } } }],
    ['reinforcements of players that are not tracked', legal(), { ...LEGAL, position: { ...LEFT, reinforcements: { red: { fighter: 1 } } } }],
    ['tracked reinforcements', TRACKED, { ...LEGAL, position: { ...LEFT, reinforcements: { red: { fighter: 6, mech: 0 }, blue: { mech: 1 } } } }],
    ['the winner', legal({ winner: null }), { ...LEGAL, winner: null }],
    ['illegal', { kind: 'illegal', reason: 'over-capacity' }, { legal: false }],
  ];
  test.each(rows)('%s', (_, expected, result) => {
    expect(compared(step(LEAVE, expected), result)).toEqual({ kind: 'pass', remarks: [] });
  });

  test('no word on removed or destroyed passes, and leaves something out', () => {
    expect(compared(step(LEAVE, legal({ as: 'removed' })), LEGAL)).toEqual({ kind: 'pass', remarks: [], isPartial: true });
    expect(compared(step(LEAVE, legal({ as: 'removed' })), { ...LEGAL, as: 'removed' })).toEqual({ kind: 'pass', remarks: [] });
  });

  test('several debts in any order', () => {
    const owes = [OWED, { ...OWED, player: 'blue', count: 1, from: { fighter: 2, mech: 1 } }];
    expect(compared(step(LEAVE, legal({ owes })), { ...LEGAL, owes: owes.toReversed() }).kind).toBe('pass');
  });

  test('a minimum that excludes nothing, and none', () => {
    const debt = { ...OWED, count: 5, from: { fighter: 4, infantry: 5 } };
    const asked = step(LEAVE, legal({ owes: [debt] }));
    expect(compared(asked, { ...LEGAL, owes: [{ ...debt, least: [{ count: 1, of: { infantry: 5 } }] }] }).kind).toBe('pass');
  });

  test('only numbers that are both expected and answered are compared', () => {
    const asked = step(CHECK, { kind: 'numbers', capacity: 4, excess: 0 });
    expect(compared(asked, { capacity: 4, counted: 77 })).toEqual({ kind: 'pass', remarks: [], isPartial: true });
    expect(compared(asked, { capacity: 4, excess: 0 })).toEqual({ kind: 'pass', remarks: [] });
  });
});

describe('answers that are wrong', () => {
  const rows: readonly [name: string, expected: Expected, result: unknown, parts: readonly string[], differences: readonly string[]][] = [
    ['refused', legal(), { legal: false, reason: 'no' }, ['verdict'], ['legal: expected true, got false']],
    ['allowed', { kind: 'illegal', reason: 'over-capacity' }, LEGAL, ['verdict'], ['legal: expected false, got true']],
    ['a debt forgotten', legal(), { legal: true, position: LEFT }, ['owed'], ['owes.Lodor.red: expected {"count":4,"from":{"fighter":4}}, got nothing']],
    ['a debt made up', legal({ owes: [] }), { ...LEGAL, owes: [OWED] }, ['owed'], ['owes.Lodor.red: expected nothing, got {"count":4,"from":{"fighter":4}}']],
    ['another count', legal(), { ...LEGAL, owes: [{ ...OWED, count: 3 }] }, ['owed'], ['owes.Lodor.red.count: expected 4, got 3']],
    ['out of other units', legal(), { ...LEGAL, owes: [{ ...OWED, from: { fighter: 4, infantry: 4 } }] }, ['owed'], ['owes.Lodor.red.from.infantry: expected 0, got 4']],
    ['no minimum', legal({ owes: [MINIMUM] }), { ...LEGAL, owes: [{ ...OWED, ...CHOICE }] }, ['owed'],
      ['owes.Lodor.red.least: expected [{"count":1,"of":{"infantry":3}}], got nothing']],
    ['units made', legal(), systems({ Lodor: lodor({ red: { fighter: 4 } }, { red: { infantry: 8 } }) }), ['position'], ['systems.Lodor.planets.Lodor.red.infantry: expected 4, got 8']],
    ['units lost while owing', legal(), systems({ Lodor: lodor({}, { red: { infantry: 4 } }) }), ['position'], ['systems.Lodor.space.red.fighter: expected 4, got 0']],
    ['units in a system of its own', legal(), systems({ 'No\nwhere': { space: { __proto__: null, red: { mech: 1 } } } }), ['position'], ['systems["No\\nwhere"].space.red.mech: expected 0, got 1']],
    ['nobody named as winner', legal({ winner: 'red' }), LEGAL, ['winner'], ['winner: expected "red", got nothing']],
    ['destroyed', legal({ as: 'removed' }), { ...LEGAL, as: 'destroyed' }, ['removal'], ['as: expected "removed", got "destroyed"']],
  ];
  test.each(rows)('%s', (_, expected, result, parts, differences) => {
    expect(compared(step(LEAVE, expected), result)).toMatchObject({ kind: 'fail', parts, differences });
  });

  test('reinforcements that are not given back', () => {
    const tracked = legal({ position: { ...LEFT, reinforcements: { red: { fighter: 6 } } } });
    const differences = ['reinforcements.red.fighter: expected 6, got 0'];
    expect(compared(step(LEAVE, tracked), LEGAL)).toMatchObject({ kind: 'fail', parts: ['reinforcements'], differences });
  });

  test('another number', () => {
    const differences = ['counted: expected 4, got 12', 'excess: expected 0, got -2'];
    expect(compared(step(CHECK, { kind: 'numbers', counted: 4, excess: 0 }), { counted: 12, excess: -2 })).toMatchObject({ kind: 'fail', parts: ['numbers'], differences });
  });

  test('an immediate removal of one unit too many is compared with the settled answer', () => {
    const result = { legal: true, position: { systems: { ...LEFT.systems, Lodor: lodor({}, { red: { infantry: 3 } }) } } };
    const differences = ['systems.Lodor.planets.Lodor.red.infantry: expected 4, got 3'];
    expect(compared(step(LEAVE, legal()), result)).toMatchObject({ kind: 'fail', parts: ['position'], differences });
  });

  test('names of players may be __proto__', () => {
    const position = JSON.parse('{"systems":{"__proto__":{"space":{"constructor":{"fighter":1}}}}}');
    const expected = legal({ owes: [], position: { ...START, systems: {} } });
    const differences = ['systems.__proto__.space.constructor.fighter: expected 0, got 1'];
    expect(compared(step(LEAVE, expected), { legal: true, position })).toMatchObject({ kind: 'fail', differences });
  });
});

describe('answers that compare nothing', () => {
  test('an answer without any of the expected numbers counts as declined', () => {
    const asked = step(CHECK, { kind: 'numbers', counted: 4, excess: 0 });
    expect(compared(asked, { capacity: 4 })).toEqual({ kind: 'declined', message: "doesn't compute counted, excess" });
  });

  test('a result that breaks the contract is garbled', () => {
    expect(compared(step(LEAVE, legal()), { legal: 'yes' })).toEqual({ kind: 'garbled', message: '`legal` is `"yes"`, expected true or false' });
  });
});

describe('right for the wrong reason', () => {
  test('another reason is a remark', () => {
    const remarks = ['reason: expected over-capacity, got wrong-count'];
    const expected: Expected = { kind: 'illegal', reason: 'over-capacity' };
    expect(compared(step(LEAVE, expected), { legal: false, reason: 'wrong-count' })).toEqual({ kind: 'pass', remarks });
  });
});

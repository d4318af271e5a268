import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Action, inSpace, isCapacityCounted, isVerdict, only, type Position, totalOf, type Units } from '../../src/board/index.ts';
import { sameData } from '../../src/cases/same-data.ts';
import { judge, official } from '../../src/engine/index.ts';
import { actions, capacityOf, everywhere, PLAYERS, positions, SYSTEMS } from './positions.ts';

const judged = (position: Position, action: Action) => judge(official, position, action);

const isTracked = ({ reinforcements }: Position, player: string): boolean => reinforcements !== undefined && Object.hasOwn(reinforcements, player);

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
};

describe('any question to the reference engine', () => {
  test('units only move to and from reinforcements', () => {
    fc.assert(fc.property(positions, actions, (position, action) => {
      const answer = judged(position, action);
      if (!isVerdict(answer) || !answer.legal) return;
      for (const player of PLAYERS) {
        const [before, after] = [everywhere(position, player), everywhere(answer.position, player)];
        if (isTracked(position, player) || !changesReinforcements(action, player)) expect(after).toEqual(before);
      }
    }), { numRuns: 2000 });
  });

  test('exactly the excess is owed, and nothing in a combat', () => {
    fc.assert(fc.property(positions, actions, (position, action) => {
      const answer = judged(position, action);
      if (!isVerdict(answer) || !answer.legal) return;
      const { position: after, owes } = answer;
      for (const player of PLAYERS) for (const system of SYSTEMS) {
        const units = only(inSpace(after, system, player), isCapacityCounted);
        const inCombat = after.step === 'space-combat' && after.active?.system === system;
        const excess = inCombat ? 0 : Math.max(0, totalOf(units) - capacityOf(after, system, player));
        const debts = owes.filter((owed) => owed.player === player && owed.system === system);
        expect(debts).toEqual(excess === 0 ? [] : [{ player, system, count: excess, from: units }]);
      }
    }), { numRuns: 2000 });
  });

  test('every legal choice pays the debt, and every other is refused', () => {
    fc.assert(fc.property(positions, choices, (position, chosen) => {
      for (const player of PLAYERS) for (const system of SYSTEMS) {
        const there = inSpace(position, system, player);
        const inCombat = position.step === 'space-combat' && position.active?.system === system;
        const excess = inCombat ? 0 : Math.max(0, totalOf(only(there, isCapacityCounted)) - capacityOf(position, system, player));
        const answer = judged(position, { type: 'remove', params: { player, system, units: chosen } });
        const isThere = Object.entries(chosen).every(([unit, count]) => count <= (new Map<string, number>(Object.entries(there)).get(unit) ?? 0));
        const isRight = excess > 0 && totalOf(chosen) === excess && isThere && Object.keys(chosen).every((unit) => unit !== 'cruiser');
        expect(isVerdict(answer) && answer.legal).toBe(isRight);
        if (isVerdict(answer) && answer.legal) expect(answer.owes.filter((owed) => owed.player === player && owed.system === system)).toEqual([]);
      }
    }), { numRuns: 2000 });
  });

  test("judging is pure: the same question has the same answer, and the position isn't changed", () => {
    fc.assert(fc.property(positions, actions, (position, action) => {
      const [first, second] = [judged(frozen(position), frozen(action)), judged(structuredClone(position), structuredClone(action))];
      expect(sameData(first, second)).toBe(true);
    }), { numRuns: 1000 });
  });

  test('every answer cites a clause', () => {
    fc.assert(fc.property(positions, actions, (position, action) => {
      expect(judged(position, action).because.length).toBeGreaterThan(0);
    }), { numRuns: 1000 });
  });

  test('an illegal action says why, and a legal one leaves a position', () => {
    fc.assert(fc.property(positions, actions, (position, action) => {
      const answer = judged(position, action);
      if (!isVerdict(answer)) expect([answer.capacity, answer.counted, answer.excess].every((number) => Number.isInteger(number) && number >= 0)).toBe(true);
      else if (answer.legal) expect(Object.keys(answer.position.systems).sort()).toEqual(Object.keys(position.systems).sort());
      else expect(answer.reason).toMatch(/^[a-z-]+$/);
    }), { numRuns: 1000 });
  });
});

/** What an owner might give up: fighters and ground forces, and sometimes a ship. */
const choices: fc.Arbitrary<Units> = fc.record({
  fighter: fc.integer({ min: 0, max: 5 }), infantry: fc.integer({ min: 0, max: 3 }), mech: fc.integer({ min: 0, max: 2 }), cruiser: fc.constantFrom(0, 0, 0, 1),
}).map((units) => Object.fromEntries(Object.entries(units).filter(([, count]) => count > 0))).filter((units) => Object.keys(units).length > 0);

/** Units of players whose reinforcements are not tracked come from nowhere, and go there. */
const changesReinforcements = (action: Action, player: string): boolean =>
  (action.type === 'place' || action.type === 'lose' || action.type === 'remove') && action.params.player === player;

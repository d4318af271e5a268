import {
  type Action, includes, isGroundForce, only, type Owed, playersInSpace, type Position, type Removal, SPACE, totalOf, type Units,
} from '../board/index.ts';
import { capacityIn, countedIn, fightersAndGroundForces, withoutLeftOut } from './capacity.ts';
import { isCombatJustOver } from './combat.ts';
import type { Aftermath, Debt, Offer, Policies, RulingQuestion } from './policies.ts';

/** Everything owed in a position (R3); `action` led to it, or is about to be judged in it. */
export const debtsIn = (policies: Policies, position: Position, action: Action): readonly Owed[] => {
  const debts: Owed[] = [];
  for (const system of Object.keys(position.systems)) {
    for (const player of playersInSpace(position, system)) {
      const debt = debtOf({ position, system, player, action, policies });
      if (debt !== undefined) debts.push(debt);
    }
  }
  return debts;
};

/** The debts in one system. */
export const owedIn = (owes: readonly Owed[], system: string): readonly Owed[] => owes.filter((owed) => owed.system === system);

const debtOf = (asked: RulingQuestion): Owed | undefined => {
  const { policies, player, system } = asked;
  if (!policies['R3/where'](asked) || !policies['R3/whose'](asked)) return undefined;
  const count = excessIn(asked);
  if (count === 0 || isCombatJustOver(asked) && !policies['R3.3/after-combat'](asked)) return undefined;
  const from = policies['R3.1/chosen-by'](withoutLeftOut(fightersAndGroundForces(asked), asked), count, asked);
  const least = leastOf(from, count, policies['R3.1/at-least'](from, count, asked));
  return least === undefined ? { player, system, count, from } : { player, system, count, from, least };
};

/** The minimum of ground forces among the units that go; `undefined` if every choice has as many anyway. */
const leastOf = (from: Units, count: number, atLeast: number): Owed['least'] => {
  const of = only(from, isGroundForce);
  const most = Math.min(atLeast, count, totalOf(of));
  return most > 0 && totalOf(from) - totalOf(of) > count - most ? [{ count: most, of }] : undefined;
};

/** By how many units the player is over capacity in the system (R3). */
export const excessIn = (asked: RulingQuestion): number => {
  const capacity = capacityIn(asked);
  const counted = countedIn(asked, capacity);
  return Math.max(asked.policies['R3/amount'](counted, capacity, asked), asked.policies['R2/may-stay'](asked));
};

/** `R3` Exactly the difference is owed. */
export const theDifference = (counted: number, capacity: number): number => Math.max(0, counted - capacity);

/** `R3` An excess doesn't make the action illegal: it is owed. */
export const isOwed = (after: Aftermath): Aftermath => after;

/** `R3` Every player can owe. */
export const everyone = (): boolean => true;

/** `R3` Something can be owed in every system. */
export const everywhere = (): boolean => true;

/** `R3` Only fighters and ground forces are ever excess, and each unit is removed once. */
export const fightersAndGroundForcesOnce = (units: Units, { choice, there }: Debt): Offer | 'not-excess' | 'units-not-there' => {
  if (includes(choice, units)) return { units, meets: totalOf(units) };
  return includes(there, units) ? 'not-excess' : 'units-not-there';
};

/** `R3` Exactly as many units are removed as are owed. */
export const exactly = (meets: number, owed: number): boolean => meets === owed;

/** `R3` The units are removed, not destroyed. */
export const removed = (): Removal => 'removed';

/** `R3.1` The owner chooses from all of their fighters and ground forces in that space area. */
export const outOfAll = (units: Units): Units => units;

/** `R3.1` No part of the units that go has a minimum; only cards demand one. */
export const noneAtLeast = (): number => 0;

/** `R3.1` The owner is asked. */
export const ownerIsAsked = (after: Aftermath): Aftermath => after;

/** `R3.2` Ground forces on planets don't count, only those in the space area. */
export const noneOnPlanets = (inTheSpaceArea: Units): Units => inTheSpaceArea;

/** `R3.2` Nothing on a planet is excess. */
export const onlyInSpace = (place: string): boolean => place === SPACE;

/** `N4.3` With no capacity left, all units in the space area count. */
export const allThatAreLeft = (units: Units): Units => units;

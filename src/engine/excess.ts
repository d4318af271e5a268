import {
  type Action, includes, isCapacityCounted, kindsIn, type Owed, playersInSpace, type Position, type Removal, SPACE, totalOf, type Units,
} from '../board/index.ts';
import { capacityIn, countedIn, fightersAndGroundForces } from './capacity.ts';
import { isCombatJustOver } from './combat.ts';
import type { Aftermath, Area, Debt, Offer, Policies } from './policies.ts';

/** Everything owed in a position (R3); `action` led to it, or is about to be judged in it. */
export const debtsIn = (policies: Policies, position: Position, action: Action): readonly Owed[] => {
  const debts: Owed[] = [];
  for (const system of policies['R3/where'](position, action)) {
    for (const player of policies['R3/whose'](position, system)) {
      const debt = debtOf(policies, { position, system, player }, action);
      if (debt !== undefined) debts.push(debt);
    }
  }
  return debts;
};

/** The debts in one system. */
export const owedIn = (owes: readonly Owed[], system: string): readonly Owed[] => owes.filter((owed) => owed.system === system);

const debtOf = (policies: Policies, area: Area, action: Action): Owed | undefined => {
  const units = fightersAndGroundForces(area);
  const count = excessIn(policies, area, action);
  if (count === 0 || isCombatJustOver(area) && !policies['R3.3/after-combat'](area)) return undefined;
  return { player: area.player, system: area.system, count, from: policies['R3.1/chosen-by'](units, count, area, action) };
};

/** By how many units the player is over capacity in the system (R3). */
export const excessIn = (policies: Policies, area: Area, action: Action): number => {
  const capacity = capacityIn(policies, area, action);
  const counted = countedIn(policies, area, capacity);
  return Math.max(policies['R3/amount'](counted, capacity), policies['R2/may-stay'](area));
};

/** `R3` Exactly the difference is owed. */
export const theDifference = (counted: number, capacity: number): number => Math.max(0, counted - capacity);

/** `R3` An excess doesn't make the action illegal: it is owed. */
export const isOwed = (after: Aftermath): Aftermath => after;

/** `R3` Every player with units in the space area can owe. */
export const everyone = playersInSpace;

/** `R3` Something can be owed in every system. */
export const everySystem = (position: Position): readonly string[] => Object.keys(position.systems);

/** `R3` Only fighters and ground forces are ever excess, and each unit is removed once. */
export const fightersAndGroundForcesOnce = (units: Units, { choice }: Debt): Offer | 'not-excess' | 'units-not-there' => {
  if (!kindsIn(units).every(isCapacityCounted)) return 'not-excess';
  if (!includes(choice, units)) return 'units-not-there';
  return { units, meets: totalOf(units) };
};

/** `R3` Exactly as many units are removed as are owed. */
export const exactly = (meets: number, owed: number): boolean => meets === owed;

/** `R3` The units are removed, not destroyed. */
export const removed = (): Removal => 'removed';

/** `R3.1` The owner chooses from all of their fighters and ground forces in that space area. */
export const outOfAll = (units: Units): Units => units;

/** `R3.1` The owner is asked. */
export const ownerIsAsked = (after: Aftermath): Aftermath => after;

/** `R3.2` Ground forces on planets don't count, only those in the space area. */
export const noneOnPlanets = (_area: Area, inTheSpaceArea: Units): Units => inTheSpaceArea;

/** `R3.2` Nothing on a planet is excess. */
export const onlyInSpace = (place: string): boolean => place === SPACE;

/** `N4.3` With no capacity left, all units in the space area count. */
export const allThatAreLeft = (_area: Area, units: Units): Units => units;

/** Whether the owner has a real choice: some, not all, of several kinds (R3.1). */
export const isChoice = ({ count, from }: Pick<Owed, 'count' | 'from'>): boolean => kindsIn(from).length > 1 && count < totalOf(from);

import * as capacity from './capacity.ts';
import * as combat from './combat.ts';
import * as excess from './excess.ts';
import * as lifting from './lifting.ts';
import type { Policies } from './policies.ts';
import * as printed from './printed.ts';
import * as timing from './timing.ts';

/** The article: the official answer to every ruling. */
export const official: Policies = {
  'R0/printed': printed.ownCardFirst,
  'R0/value': capacity.statedValue,
  'R0/bearers': capacity.shipsInTheSpaceArea,
  'R1/cargo': lifting.fightersAndGroundForcesOnly,
  'R1/load-limit': lifting.withinOwnCapacity,
  'R2/capacity-from': capacity.ownShipsInTheSystem,
  'R2/counted': capacity.oneEach,
  'R2/left-out': capacity.noneIsLeftOut,
  'R2/may-stay': capacity.noneMustLeave,
  'R3/amount': excess.theDifference,
  'R3/excess': excess.isOwed,
  'R3/whose': excess.everyone,
  'R3/where': excess.everywhere,
  'R3/eligible': excess.fightersAndGroundForcesOnce,
  'R3/answer': excess.exactly,
  'R3/removal': excess.removed,
  'R3.1/chosen-by': excess.outOfAll,
  'R3.1/at-least': excess.noneAtLeast,
  'R3.1/asked': excess.ownerIsAsked,
  'R3.2/on-planets': excess.noneOnPlanets,
  'R3.2/excess-on-planets': excess.onlyInSpace,
  'R3.3/during-combat': combat.noneInCombat,
  'R3.3/after-combat': combat.everyoneOwes,
  'R3.3/before-going-on': combat.allOfIt,
  'R3.3/returned-to': combat.toReinforcements,
  'R4/assignment': lifting.theyAlone,
  'N1/on-arrival': timing.whereOthersHaveShips,
  'N2/after-cannons': timing.beforeTheCombat,
  'N3/winner': combat.whoHasShipsLeft,
  'N4/pick-up': lifting.anyUnits,
  'N4/places': lifting.anywhere,
  'N4/source': lifting.takenAway,
  'N4.2/left-behind': lifting.staysBehind,
  'N4.3/no-capacity-left': excess.allThatAreLeft,
  'N4.4/some-of-each': lifting.someOfEach,
  'N4.5/leaving-empty': lifting.mayLeaveEmpty,
  'N4.6/overload': lifting.refused,
};

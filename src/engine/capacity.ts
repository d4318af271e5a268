import {
  countOf, inSpace, isCapacityCounted, isEmpty, isShip, kindsIn, minus, NO_UNITS, only, own, type PlayerFacts, statedCapacity, totalOf,
  type Unit, type Units,
} from '../board/index.ts';
import type { Area, Policies, RulingQuestion } from './policies.ts';

/** The player's capacity in the system, in units (R2). */
export const capacityIn = (asked: RulingQuestion): number => asked.policies['R2/capacity-from'](asked);

/** How many of the player's units count against `capacity` (R2, R3.2, R3.3). */
export const countedIn = (asked: RulingQuestion, capacity: number): number => {
  const { policies } = asked;
  const inTheSpaceArea = fightersAndGroundForces(asked);
  const there = capacity > 0 ? inTheSpaceArea : policies['N4.3/no-capacity-left'](inTheSpaceArea, asked);
  const all = policies['R3.2/on-planets'](there, asked);
  return policies['R2/counted'](withoutLeftOut(policies['R3.3/during-combat'](all, asked), asked), capacity, asked);
};

/** The units of these that aren't left out of the count (R2). */
export const withoutLeftOut = (units: Units, asked: RulingQuestion): Units => {
  const leftOut = asked.policies['R2/left-out'](fightersAndGroundForces(asked), asked);
  return isEmpty(leftOut) ? units : minus(units, leftOut);
};

/** The only units that can be excess: the player's fighters and ground forces in the space area (R3). */
export const fightersAndGroundForces = ({ position, system, player }: Area): Units =>
  only(inSpace(position, system, player), isCapacityCounted);

/** How much a player's unit adds to capacity: its value, or 0 if it has none (R0). */
export const valueOf = (policies: Policies, { position, player }: Pick<Area, 'position' | 'player'>, unit: Unit): number =>
  policies['R0/value'](own(position.players, player), unit) ?? 0;

/** `R0` A unit's capacity is the value stated for it. */
export const statedValue = (facts: PlayerFacts | undefined, unit: Unit): number | null => statedCapacity(facts, unit) ?? null;

/** `R0` `R2` Only ships in the space area have capacity. */
export const shipsInTheSpaceArea = (asked: RulingQuestion): number =>
  combinedValue(asked.policies, asked, inSpace(asked.position, asked.system, asked.player));

/** The capacity values of a player's ships among these units, added up (R0). */
export const combinedValue = (policies: Policies, owner: Pick<Area, 'position' | 'player'>, units: Units): number => {
  let capacity = 0;
  for (const unit of kindsIn(units)) if (isShip(unit)) capacity += countOf(units, unit) * valueOf(policies, owner, unit);
  return capacity;
};

/** `R2` Only the player's own ships in the system are added up. */
export const ownShipsInTheSystem = (asked: RulingQuestion): number => asked.policies['R0/bearers'](asked);

/** `R2` Fighters and ground forces count alike, one each. */
export const oneEach = (units: Units): number => totalOf(units);

/** `R2` Every fighter and ground force counts; only cards leave some out. */
export const noneIsLeftOut = (): Units => NO_UNITS;

/** `R2` Ground forces may stay in the space area while there is room. */
export const noneMustLeave = (): number => 0;

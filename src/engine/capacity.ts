import {
  type Action, inSpace, isCapacityCounted, isShip, kindsIn, countOf, only, own, type PlayerFacts, statedCapacity, totalOf, type Unit,
  type Units,
} from '../board/index.ts';
import type { Area, Policies } from './policies.ts';

/** The player's capacity in the system, in units (R2). */
export const capacityIn = (policies: Policies, area: Area, action: Action): number => policies['R2/capacity-from'](policies, area, action);

/** How many of the player's units count against `capacity` (R2, R3.2, R3.3). */
export const countedIn = (policies: Policies, area: Area, capacity: number): number => {
  const inTheSpaceArea = fightersAndGroundForces(area);
  const there = capacity > 0 ? inTheSpaceArea : policies['N4.3/no-capacity-left'](area, inTheSpaceArea);
  const all = policies['R3.2/on-planets'](area, there);
  return policies['R2/counted'](policies['R3.3/during-combat'](area, all), capacity, area, policies);
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
export const shipsInTheSpaceArea = (policies: Policies, area: Area): number => {
  const units = inSpace(area.position, area.system, area.player);
  let capacity = 0;
  for (const unit of kindsIn(units)) if (isShip(unit)) capacity += countOf(units, unit) * valueOf(policies, area, unit);
  return capacity;
};

/** `R2` Only the player's own ships in the system are added up. */
export const ownShipsInTheSystem = (policies: Policies, area: Area): number => policies['R0/bearers'](policies, area);

/** `R2` Fighters and ground forces count alike, one each. */
export const oneEach = (units: Units): number => totalOf(units);

/** `R2` Ground forces may stay in the space area while there is room. */
export const noneMustLeave = (): number => 0;

import {
  type Action, inSpace, isCapacityCounted, isShip, kindsIn, countOf, only, own, type PlayerFacts, statedCapacity, totalOf, type Unit,
  type Units,
} from '../board/index.ts';
import type { Area, Policies } from './policies.ts';

/** Capacity of the player in the system, in units (R2). */
export const capacityIn = (rulings: Policies, area: Area, action: Action): number => rulings['R2/capacity-from'](rulings, area, action);

/** How many of the player's units in the system count against `capacity` (R2, R3.2, R3.3). */
export const countedIn = (rulings: Policies, area: Area, capacity: number): number => {
  const inTheSpaceArea = fightersAndGroundForces(area);
  const there = capacity > 0 ? inTheSpaceArea : rulings['N4.3/no-capacity-left'](area, inTheSpaceArea);
  const all = rulings['R3.2/on-planets'](area, there);
  return rulings['R2/counted'](rulings['R3.3/during-combat'](area, all), capacity, area, rulings);
};

/** All that can ever be excess: the player's fighters and ground forces in the space area (R3). */
export const fightersAndGroundForces = ({ position, system, player }: Area): Units =>
  only(inSpace(position, system, player), isCapacityCounted);

/** What a player's unit adds to a capacity: its value, or nothing where it has none (R0). */
export const valueOf = (rulings: Policies, { position, player }: Pick<Area, 'position' | 'player'>, unit: Unit): number =>
  rulings['R0/value'](own(position.players, player), unit) ?? 0;

/** `R0` A unit's capacity is the value stated for it. */
export const statedValue = (facts: PlayerFacts | undefined, unit: Unit): number | null => statedCapacity(facts, unit) ?? null;

/** `R0` `R2` Ships in the space area have capacity; nothing else does. */
export const shipsInTheSpaceArea = (rulings: Policies, area: Area): number => {
  const units = inSpace(area.position, area.system, area.player);
  let capacity = 0;
  for (const unit of kindsIn(units)) if (isShip(unit)) capacity += countOf(units, unit) * valueOf(rulings, area, unit);
  return capacity;
};

/** `R2` The capacity values of one's own ships in the system are combined, and of no others. */
export const ownShipsInTheSystem = (rulings: Policies, area: Area): number => rulings['R0/bearers'](rulings, area);

/** `R2` Fighters and ground forces count alike, one each. */
export const oneEach = (units: Units): number => totalOf(units);

/** `R2` Where there is room, ground forces may stay in the space area. */
export const noneMustLeave = (): number => 0;

import {
  type Action, CLAUSE_IDS, type ClauseId, inSpace, isGroundForce, isShip, kindsIn, only, onPlanets, own, playersInSpace, plus, type Position,
  totalOf, type Units,
} from '../board/index.ts';
import { capacityIn, fightersAndGroundForces } from './capacity.ts';
import { isInCombat } from './combat.ts';
import { isChoice } from './excess.ts';
import type { Aftermath, Area, Policies } from './policies.ts';

/** A clause, where it decided; `undefined` and `false` are clauses that did not. */
export type Cited = ClauseId | false | undefined;

/** The clauses named, each once and in the article's order. */
export const cite = (clauses: readonly Cited[]): readonly ClauseId[] =>
  CLAUSE_IDS.filter((id) => clauses.includes(id));

/** What decides that this is owed in a position, and no more than this. */
export const whyOwed = (policies: Policies, { position, owes }: Aftermath, action: Action): readonly Cited[] => [
  owes.length > 0 ? 'R3' : 'R2',
  owes.some(isChoice) && 'R3.1',
  areasWithPlanets(position).some((area) => planetsMatter(policies, area, action)) && 'R3.2',
  areasInCombat(position).some((area) => isOverCapacity(policies, area, fightersAndGroundForces(area), action)) && 'R3.3',
];

/** Whoever has units on planets, system by system and planet by planet. */
const areasWithPlanets = (position: Position): readonly Area[] => {
  const areas: Area[] = [];
  for (const [system, { planets = {} }] of Object.entries(position.systems)) {
    for (const planet of Object.values(planets)) {
      for (const player of Object.keys(planet)) areas.push({ position, system, player });
    }
  }
  return areas;
};

/** Whoever has units in the space area in which a combat is fought. */
const areasInCombat = (position: Position): readonly Area[] => {
  const { active, step } = position;
  if (!active || step !== 'space-combat') return [];
  return playersInSpace(position, active.system).map((player) => ({ position, system: active.system, player }));
};

/** Whether more would be owed if ground forces on planets counted (R3.2). */
const planetsMatter = (policies: Policies, area: Area, action: Action): boolean => {
  const landed = groundForcesOnPlanets(area);
  return totalOf(landed) > 0 && !isInCombat(area) && isOverCapacity(policies, area, plus(fightersAndGroundForces(area), landed), action);
};

const isOverCapacity = (policies: Policies, area: Area, units: Units, action: Action): boolean => totalOf(units) > capacityIn(policies, area, action);

/** The player's ground forces on all planets of the system. */
export const groundForcesOnPlanets = ({ position, system, player }: Area): Units => only(onPlanets(position, system, player), isGroundForce);

/** Whether a ship of the player there, fighters apart, has no capacity value (R0). */
export const hasShipWithoutValue = (policies: Policies, { position, system, player }: Area): boolean => {
  const facts = own(position.players, player);
  return kindsIn(inSpace(position, system, player)).some((unit) => isShip(unit) && unit !== 'fighter' && policies['R0/value'](facts, unit) === null);
};

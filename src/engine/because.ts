import {
  type Action, CLAUSE_IDS, type ClauseId, inSpace, isChoice, isGroundForce, isShip, kindsIn, only, onPlanets, own, playersInSpace, plus,
  type Position, totalOf, type Unit, type Units,
} from '../board/index.ts';
import { capacityIn, fightersAndGroundForces, withoutLeftOut } from './capacity.ts';
import { isInCombat } from './combat.ts';
import type { Aftermath, Area, Policies, RulingQuestion } from './policies.ts';

/** A clause that decided something; `undefined` and `false` stand for clauses that didn't. */
export type Cited = ClauseId | false | undefined;

/** These clauses, each once, in the article's order. */
export const cite = (clauses: readonly Cited[]): readonly ClauseId[] =>
  CLAUSE_IDS.filter((id) => clauses.includes(id));

/** The clauses that decide that exactly this is owed in the position. */
export const whyOwed = (policies: Policies, { position, owes }: Aftermath, action: Action): readonly Cited[] => [
  owes.length > 0 ? 'R3' : 'R2',
  owes.some(isChoice) && 'R3.1',
  areasWithPlanets(position).some((area) => planetsMatter({ ...area, action, policies })) && 'R3.2',
  areasInCombat(position).some((area) => isOverCapacity({ ...area, action, policies }, fightersAndGroundForces(area))) && 'R3.3',
];

/** Every player with units on planets, system by system and planet by planet. */
const areasWithPlanets = (position: Position): readonly Area[] => {
  const areas: Area[] = [];
  for (const [system, { planets = {} }] of Object.entries(position.systems)) {
    for (const planet of Object.values(planets)) {
      for (const player of Object.keys(planet)) areas.push({ position, system, player });
    }
  }
  return areas;
};

/** Every player with units in the space area where a combat is being fought. */
const areasInCombat = (position: Position): readonly Area[] => {
  const { active, step } = position;
  if (!active || step !== 'space-combat') return [];
  return playersInSpace(position, active.system).map((player) => ({ position, system: active.system, player }));
};

/** Whether more would be owed if ground forces on planets counted (R3.2). */
const planetsMatter = (asked: RulingQuestion): boolean => {
  const landed = groundForcesOnPlanets(asked);
  return totalOf(landed) > 0 && !isInCombat(asked) && isOverCapacity(asked, plus(fightersAndGroundForces(asked), landed));
};

const isOverCapacity = (asked: RulingQuestion, units: Units): boolean => {
  const capacity = capacityIn(asked);
  return asked.policies['R2/counted'](withoutLeftOut(units, asked), capacity, asked) > capacity;
};

/** The player's ground forces on all planets of the system. */
export const groundForcesOnPlanets = ({ position, system, player }: Area): Units =>
  only(onPlanets(position, system, player), isGroundForce);

/** Whether one of the player's ships there, fighters aside, has no capacity value (R0). */
export const hasShipWithoutValue = ({ policies, position, system, player }: RulingQuestion): boolean => {
  const facts = own(position.players, player);
  const lacksValue = (unit: Unit): boolean => isShip(unit) && unit !== 'fighter' && policies['R0/value'](facts, unit) === null;
  return kindsIn(inSpace(position, system, player)).some(lacksValue);
};

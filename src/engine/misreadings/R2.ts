import {
  countOf, inSpace, isCapacityCounted, isGroundForce, isShip, isStructure, kindsIn, only, own, playersInSpace, totalOf, type Unit,
  type Units,
} from '../../board/index.ts';
import { oneEach, ownShipsInTheSystem, shipsInTheSpaceArea, valueOf } from '../capacity.ts';
import type { Area, Policies } from '../policies.ts';
import type { Misreadings } from './table.ts';

/** The values of the player's ships in the space area, one entry for each kind. */
const valuesOf = (policies: Policies, { position, system, player }: Area, keep: (unit: Unit) => boolean = isShip) => {
  const units = only(inSpace(position, system, player), (unit) => isShip(unit) && keep(unit));
  return kindsIn(units).map((unit) => ({ unit, count: countOf(units, unit), value: valueOf(policies, { position, player }, unit) }));
};

const fightersOf = (units: Units): number => countOf(units, 'fighter');
const groundForcesOf = (units: Units): number => totalOf(only(units, isGroundForce));

export const R2: Misreadings = {
  'R2/capacity-from': {
    'arriving-ships': (policies, area, action) => {
      const arrives = action.type === 'move' && action.params.to === area.system && action.params.player === area.player;
      if (!arrives) return ownShipsInTheSystem(policies, area);
      return action.params.ships.reduce((sum, { ship }) => sum + valueOf(policies, area, ship), 0);
    },
    'not-just-placed': (policies, area, action) => {
      const capacity = ownShipsInTheSystem(policies, area);
      if (action.type !== 'place' || action.params.system !== area.system || action.params.player !== area.player) return capacity;
      const { units } = action.params;
      return kindsIn(units).filter(isShip).reduce((left, unit) => left - countOf(units, unit) * valueOf(policies, area, unit), capacity);
    },
    'active-player-values': (policies, area) => {
      const { active, players } = area.position;
      const [theirs, actives] = [own(players, area.player), own(players, active?.player ?? area.player)];
      const facts = { ...theirs, ...actives, capacity: { ...theirs?.capacity, ...actives?.capacity } };
      return ownShipsInTheSystem(policies, { ...area, position: { ...area.position, players: { ...players, [area.player]: facts } } });
    },
    'carriers-only': (policies, area) =>
      valuesOf(policies, area, (unit) => unit === 'carrier').reduce((sum, { count, value }) => sum + count * value, 0),
    'largest-ship': (policies, area) => Math.max(0, ...valuesOf(policies, area).map(({ value }) => value)),
    'one-of-each-type': (policies, area) => valuesOf(policies, area).reduce((sum, { value }) => sum + value, 0),
    'all-players': (policies, area) =>
      playersInSpace(area.position, area.system).reduce((sum, player) => sum + shipsInTheSpaceArea(policies, { ...area, player }), 0),
    'whole-board': (policies, area) =>
      Object.keys(area.position.systems).reduce((sum, system) => sum + shipsInTheSpaceArea(policies, { ...area, system }), 0),
  },
  'R2/counted': {
    'fighters-only': fightersOf,
    'ground-forces-only': groundForcesOf,
    'no-mechs': (units) => totalOf(units) - countOf(units, 'mech'),
    'mech-counts-two': (units) => totalOf(units) + countOf(units, 'mech'),
    'larger-kind': (units) => Math.max(fightersOf(units), groundForcesOf(units)),
    'ground-forces-clamped': (units, capacity) => Math.min(groundForcesOf(units), capacity) + fightersOf(units),
    'fighters-within-limit-only': (units, capacity) => (groundForcesOf(units) > capacity ? groundForcesOf(units) : totalOf(units)),
    'other-ships-too': (units, _capacity, area, policies) => {
      const ships = inSpace(area.position, area.system, area.player);
      const without = only(ships, (unit) => !isCapacityCounted(unit) && isShip(unit) && valueOf(policies, area, unit) === 0);
      return oneEach(units) + totalOf(without);
    },
    'structures-too': (units, _capacity, area) =>
      oneEach(units) + totalOf(only(inSpace(area.position, area.system, area.player), isStructure)),
  },
  'R2/may-stay': {
    'must-land': ({ position, system, player }) => {
      const planets = Object.values(own(position.systems, system)?.planets ?? {});
      const isFriendly = planets.some((planet) => totalOf(own(planet, player) ?? {}) > 0);
      return isFriendly ? groundForcesOf(inSpace(position, system, player)) : 0;
    },
  },
};

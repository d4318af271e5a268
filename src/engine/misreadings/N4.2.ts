import {
  isCapacityCounted, isGroundForce, minus, only, own, plus, type Position, type ShipMove, inSpace, SPACE, type Units, unitsAt,
  withUnitsAt,
} from '../../board/index.ts';
import { hasShips } from '../combat.ts';
import type { Misreadings } from './table.ts';

const originsOf = (ships: readonly ShipMove[]): readonly string[] => [...new Set(ships.map(({ from }) => from))];

/** With no ship left in the system, the ground forces on its planets are lost. */
const garrisonLost = (position: Position, player: string, ships: readonly ShipMove[]): Position =>
  originsOf(ships).filter((system) => !hasShips(position, system, player))
    .reduce((now, system) => withoutGarrison(now, system, player), position);

const withoutGarrison = (position: Position, system: string, player: string): Position => {
  const area = own(position.systems, system);
  const left = (planet: string): Units => only(unitsAt(area, planet, player), (unit) => !isGroundForce(unit));
  return Object.keys(area?.planets ?? {})
    .reduce((now, planet) => withUnitsAt(now, { system, place: planet, player }, left(planet)), position);
};

/** Fighters and ground forces left in space go along with the ships, without using capacity. */
const allGoAlong = (position: Position, player: string, ships: readonly ShipMove[], to: string): Position =>
  originsOf(ships).filter((system) => system !== to).reduce((now, system) => {
    const left = only(inSpace(now, system, player), isCapacityCounted);
    const emptied = withUnitsAt(now, { system, place: SPACE, player }, minus(inSpace(now, system, player), left));
    return withUnitsAt(emptied, { system: to, place: SPACE, player }, plus(inSpace(emptied, to, player), left));
  }, position);

export const N4_2: Misreadings = {
  'N4.2/left-behind': {
    'garrison-lost': garrisonLost,
    'all-go-along': allGoAlong,
  },
};

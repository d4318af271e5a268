import { isCapacityCounted, isGroundForce, minus, only, own, plus, type Position, type ShipMove, inSpace, SPACE, unitsAt, withUnitsAt } from '../../board/index.ts';
import { hasShips } from '../combat.ts';
import type { Misreadings } from './table.ts';

const originsOf = (ships: readonly ShipMove[]): readonly string[] => [...new Set(ships.map(({ from }) => from))];

/** Without any ship in the system, the ground forces left on its planets are lost. */
const garrisonLost = (position: Position, player: string, ships: readonly ShipMove[]): Position =>
  originsOf(ships).filter((system) => !hasShips(position, system, player)).reduce((now, system) => withoutGarrison(now, system, player), position);

const withoutGarrison = (position: Position, system: string, player: string): Position => {
  const area = own(position.systems, system);
  return Object.keys(area?.planets ?? {}).reduce(
    (now, planet) => withUnitsAt(now, system, planet, player, only(unitsAt(area, planet, player), (unit) => !isGroundForce(unit))), position);
};

/** Fighters and ground forces left in space go along with the ships, for nothing. */
const allGoAlong = (position: Position, player: string, ships: readonly ShipMove[], to: string): Position =>
  originsOf(ships).filter((system) => system !== to).reduce((now, system) => {
    const left = only(inSpace(now, system, player), isCapacityCounted);
    const emptied = withUnitsAt(now, system, SPACE, player, minus(inSpace(now, system, player), left));
    return withUnitsAt(emptied, to, SPACE, player, plus(inSpace(emptied, to, player), left));
  }, position);

export const N4_2: Misreadings = {
  'N4.2/left-behind': {
    'garrison-lost': garrisonLost,
    'all-go-along': allGoAlong,
  },
};

import { includes, minus, own, type Position, type ShipMove, SPACE, unitsAt, withUnitsAt } from '../../board/index.ts';
import { pickedUpIn, takenAway } from '../lifting.ts';
import type { Misreadings } from './table.ts';

/** Each ship may claim what is there, even if others have claimed it. */
const claimedTwice = (position: Position, player: string, ships: readonly ShipMove[]): Position | undefined => {
  let left = position;
  for (const ship of ships) {
    for (const cargo of ship.cargo) {
      const system = pickedUpIn(ship, cargo);
      if (!includes(unitsAt(own(position.systems, system), cargo.from, player), cargo.units)) return undefined;
      const rest = minus(unitsAt(own(left.systems, system), cargo.from, player), cargo.units);
      left = withUnitsAt(left, { system, place: cargo.from, player }, rest);
    }
  }
  return left;
};

/** Only units from the space area where the ship starts leave their place. */
const copiedUnlessFromSpaceAtStart = (position: Position, player: string, ships: readonly ShipMove[]): Position | undefined => {
  if (takenAway(position, player, ships) === undefined) return undefined;
  return takenAway(position, player, ships.map((ship) =>
    ({ ...ship, cargo: ship.cargo.filter((cargo) => cargo.from === SPACE && pickedUpIn(ship, cargo) === ship.from) })));
};

/** Units are picked up even if they are not there. */
const takenUnseen = (position: Position, player: string, ships: readonly ShipMove[]): Position =>
  ships.flatMap((ship) => ship.cargo.map((cargo) => ({ ...cargo, system: pickedUpIn(ship, cargo) })))
    .reduce((left, { system, from, units }) => {
      const there = unitsAt(own(left.systems, system), from, player);
      return withUnitsAt(left, { system, place: from, player }, minus(there, units));
    }, position);

/** Ships from one origin share what is there; ships from another may claim the same units. */
const claimedTwiceFromAfar = (position: Position, player: string, ships: readonly ShipMove[]): Position | undefined => {
  const origins = [...new Set(ships.map(({ from }) => from))];
  const isThere = origins.every((origin) => takenAway(position, player, ships.filter(({ from }) => from === origin)) !== undefined);
  return isThere ? claimedTwice(position, player, ships) : undefined;
};

export const N4: Misreadings = {
  'N4/source': {
    copied: (position, player, ships) => (claimedTwice(position, player, ships) === undefined ? undefined : position),
    'copied-unless-from-space-at-start': copiedUnlessFromSpaceAtStart,
    'claimed-twice': claimedTwice,
    'claimed-twice-from-afar': claimedTwiceFromAfar,
    unchecked: takenUnseen,
  },
};

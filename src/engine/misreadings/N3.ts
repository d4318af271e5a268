import { everyPlayer, inSpace, isEmpty, isGroundForce, isShip, kindsIn, own, type Position, type Unit } from '../../board/index.ts';
import { capacityIn } from '../capacity.ts';
import { hasShips, whoHasShipsLeft } from '../combat.ts';
import type { CombatResult } from '../policies.ts';
import type { Misreadings } from './table.ts';

const isLargeShip = (unit: Unit): boolean => isShip(unit) && unit !== 'fighter';

const among = (position: Position, stands: (player: string) => boolean): CombatResult => {
  const standing = everyPlayer(position).filter(stands);
  return { goesOn: standing.length > 1, winner: standing[0] ?? null };
};

const isOnAPlanet = (position: Position, system: string, player: string): boolean =>
  Object.values(own(position.systems, system)?.planets ?? {}).some((planet) => !isEmpty(own(planet, player) ?? {}));

const has = (position: Position, system: string, player: string, kind: (unit: Unit) => boolean): boolean =>
  kindsIn(inSpace(position, system, player)).some(kind);

export const N3: Misreadings = {
  'N3/winner': {
    'after-removal': (position, system, policies) =>
      among(position, (player) => {
        const hasRoom = capacityIn({ position, system, player, policies, action: { type: 'end-combat', params: {} } }) > 0;
        return hasShips(position, system, player) && (hasRoom || has(position, system, player, isLargeShip));
      }),
    'planets-fight-on': (position, system) =>
      among(position, (player) => hasShips(position, system, player) || isOnAPlanet(position, system, player)),
    'planets-deny-the-win': (position, system) => {
      const { goesOn, winner } = whoHasShipsLeft(position, system);
      const isDenied = everyPlayer(position).some((player) => player !== winner && isOnAPlanet(position, system, player));
      return { goesOn, winner: isDenied ? null : winner };
    },
    'fighters-cannot-win': (position, system) => {
      const { goesOn, winner } = whoHasShipsLeft(position, system);
      return { goesOn, winner: winner !== null && has(position, system, winner, isLargeShip) ? winner : null };
    },
    'fighters-do-not-fight-on': (position, system) => {
      const large = among(position, (player) => has(position, system, player, isLargeShip));
      return large.winner === null ? whoHasShipsLeft(position, system) : large;
    },
    'ground-forces-fight-on': (position, system) =>
      among(position, (player) => has(position, system, player, (unit) => isShip(unit) || isGroundForce(unit))),
  },
};

import {
  countOf, everyPlayer, inSpace, isCapacityCounted, isShip, kindsIn, only, type Owed, own, type Position, totalOf,
} from '../board/index.ts';
import { capacityOf } from './generic-values.ts';

/** All debts of a position by R2 and R3, and R3.3 in the active system; values that are not stated are the generic ones. */
export const owedIn = (position: Position): readonly Owed[] => {
  const owed: Owed[] = [];
  for (const system of Object.keys(position.systems)) {
    if (isInCombat(position, system)) continue;
    for (const player of everyPlayer(position)) {
      const from = only(inSpace(position, system, player), isCapacityCounted);
      const count = totalOf(from) - capacityIn(position, system, player);
      if (count > 0) owed.push({ player, system, count, from });
    }
  }
  return owed;
};

/** Whether the limit is suspended in a system because of a combat (R3.3). */
export const isInCombat = (position: Position, system: string): boolean =>
  position.step === 'space-combat' && position.active?.system === system;

const capacityIn = (position: Position, system: string, player: string): number => {
  const units = inSpace(position, system, player);
  const facts = own(position.players, player);
  return kindsIn(units).filter(isShip).reduce((sum, ship) => sum + countOf(units, ship) * capacityOf(facts, ship), 0);
};

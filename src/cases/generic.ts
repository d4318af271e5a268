import {
  countOf, everyPlayer, inSpace, isCapacityCounted, isShip, kindsIn, only, type Owed, own, type PlayerFacts, type Position,
  type Ship, totalOf, type Unit,
} from '../board/index.ts';

/** The generic printed capacity values; `null`: the unit has none (R0). */
export const GENERIC_CAPACITY: Readonly<Record<Ship, number | null>> = {
  carrier: 4,
  cruiser: null,
  destroyer: null,
  dreadnought: 1,
  flagship: 3,
  'war-sun': 6,
  fighter: null,
};

/** Per player, what the game's box holds of the units that have no tokens beyond the plastic. */
export const BOX: ReadonlyMap<Unit, number> = new Map([
  ['carrier', 4], ['cruiser', 8], ['destroyer', 8], ['dreadnought', 5], ['war-sun', 2], ['flagship', 1], ['mech', 4],
]);

/** The stated capacity value of a ship, or the generic one. */
export const capacityOf = (facts: PlayerFacts | undefined, ship: Ship): number =>
  (facts?.capacity?.[ship] === undefined ? GENERIC_CAPACITY[ship] : facts.capacity[ship]) ?? 0;

/** What a position owes by a lint's small arithmetic: R2 and R3, and R3.3 in the active system. */
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

export const isInCombat = (position: Position, system: string): boolean =>
  position.step === 'space-combat' && position.active?.system === system;

/** Units that have nothing to choose from are removed without asking. */
export const isForced = ({ count, from }: Owed): boolean => count === totalOf(from) || kindsIn(from).length === 1;

const capacityIn = (position: Position, system: string, player: string): number => {
  const units = inSpace(position, system, player);
  const facts = own(position.players, player);
  return kindsIn(units).filter(isShip).reduce((sum, ship) => sum + countOf(units, ship) * capacityOf(facts, ship), 0);
};


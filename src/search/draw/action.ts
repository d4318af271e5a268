import {
  type Action, type ActionType, allUnitsOf, countOf, inSpace, isEmpty, isGroundForce, kindsIn, NO_UNITS, only, type Owed, own, planetsIn,
  playersInSpace, plus, type Position, type RemoveParams, SPACE, totalOf, type Unit, type Units, unitsAt,
} from '../../board/index.ts';
import { UNITS_IN_BOX } from '../../cases/generic-values.ts';
import type { Knowledge } from '../probe.ts';
import { isDue, isSettled, stepsAhead } from '../settled.ts';
import type { Dice } from './dice.ts';
import { drawMove } from './move.ts';
import { pick } from './pick.ts';
import { carries } from './position.ts';

/** A random settled action, mostly of a type that the engine answers; `undefined`: none was found. */
export const drawAction = (dice: Dice, position: Position, owed: readonly Owed[], { answers, features }: Knowledge): Action | undefined => {
  const hasMechs = features.includes('mechs');
  const types: readonly ActionType[] = owed.length === 0 ? ALWAYS : isDue(position, owed) ? WHILE_DUE : WHILE_OWED;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const type = dice.any(dice.chance(70) ? types.filter((each) => answers.includes(each)) : types);
    const action = type === undefined ? undefined : DRAW[type](dice, position, owed);
    if (action !== undefined && isSettled(position, action, owed) && (hasMechs || !placesMechs(action))) return action;
  }
  return undefined;
};

const placesMechs = (action: Action): boolean => action.type === 'place' && countOf(action.params.units, 'mech') > 0;

/** A correct removal for one of the debts. */
export const drawRemoval = (dice: Dice, owed: readonly Owed[]): Action | undefined => {
  const debt = dice.any(owed);
  if (debt === undefined) return undefined;
  const { player, system, from, count } = debt;
  return { type: 'remove', params: { player, system, units: pick(dice, from, count) } };
};

const ATTEMPTS = 12;
const WHILE_DUE = ['check', 'remove', 'remove', 'advance', 'advance', 'advance', 'land', 'land', 'land', 'land', 'end-combat'] as const;
const WHILE_OWED = ['check', 'remove', 'remove', 'remove', 'advance', 'advance', 'land', 'end-combat'] as const;
const ALWAYS = [
  'check', 'move', 'move', 'move', 'move', 'lose', 'lose', 'place', 'place', 'land', 'advance', 'advance', 'end-combat', 'remove',
] as const;

type Draw = (dice: Dice, position: Position, owed: readonly Owed[]) => Action | undefined;

const DRAW: Readonly<Record<ActionType, Draw>> = {
  check: (dice, position) => {
    const area = anyArea(dice, position);
    return area === undefined ? undefined : { type: 'check', params: area };
  },
  remove: (dice, position, owed) => (owed.length > 0 ? drawOffer(dice, position, owed) : drawNeedless(dice, position)),
  lose: (dice, position) => {
    const area = anyArea(dice, position);
    const there: Units = area === undefined ? NO_UNITS : inSpace(position, area.system, area.player);
    const ships = only(there, carries);
    const losesShips = dice.chance(75) && !isEmpty(ships);
    const units = losesShips ? pick(dice, ships, 1 + dice.upTo(1)) : pick(dice, there, 1 + dice.upTo(totalOf(there)));
    return area === undefined || isEmpty(units) ? undefined : { type: 'lose', params: { ...area, units } };
  },
  place: (dice, position) => {
    const area = anyArea(dice, position);
    const on = area === undefined ? undefined : anyPlace(dice, position, area.system);
    if (area === undefined || on === undefined) return undefined;
    const units = drawPlaced(dice, position, area.player, on);
    return isEmpty(units) ? undefined : { type: 'place', params: { ...area, on, units } };
  },
  land: (dice, position, owed) => {
    const area = position.step === undefined ? anyArea(dice, position) : position.active;
    const planet = area === undefined ? undefined : dice.any(planetsIn(position, area.system));
    const forces = area === undefined ? NO_UNITS : only(inSpace(position, area.system, area.player), isGroundForce);
    if (area === undefined || planet === undefined || isEmpty(forces)) return undefined;
    // often as many as are owed: some engines think that landing settles an excess
    const debt = owed.find(({ player, system }) => player === area.player && system === area.system);
    const count = debt !== undefined && dice.chance(60) ? debt.count : 1 + dice.upTo(totalOf(forces) - 1);
    return { type: 'land', params: { ...area, planet, units: pick(dice, forces, count) } };
  },
  move: (dice, position) => drawMove(dice, position),
  advance: (dice, position) => {
    const to = dice.any(stepsAhead(position));
    return to === undefined ? undefined : { type: 'advance', params: { to } };
  },
  'end-combat': (dice, position) => (position.step === 'space-combat' || dice.chance(10) ? { type: 'end-combat', params: {} } : undefined),
};

interface PlayerIn {
  readonly player: string;
  readonly system: string;
}

/** Mostly where the player has units. */
const anyArea = (dice: Dice, position: Position): PlayerIn | undefined => {
  const system = position.active !== undefined && dice.chance(60) ? position.active.system : dice.any(Object.keys(position.systems));
  if (system === undefined) return undefined;
  const player = dice.chance(85) ? dice.any(playersInSpace(position, system)) : dice.any(Object.keys(position.players));
  return player === undefined ? undefined : { player, system };
};

const anyPlace = (dice: Dice, position: Position, system: string): string | undefined =>
  (dice.chance(75) ? SPACE : dice.any(planetsIn(position, system)));

/** A removal for a debt: correct, wrong by one, of the wrong units, or from the wrong place. */
const drawOffer = (dice: Dice, position: Position, owed: readonly Owed[]): Action | undefined => {
  const debt = dice.any(owed);
  if (debt === undefined) return undefined;
  const { player, system, count, from } = debt;
  const there = inSpace(position, system, player);
  const planet = dice.any(planetsIn(position, system));
  switch (dice.upTo(6)) {
    case 0: return offer({ player, system, units: pick(dice, from, count - 1) });
    case 1: return offer({ player, system, units: pick(dice, from, count + 1) });
    case 2: return offer({ player, system, units: pick(dice, there, count) });
    case 3: {
      const unit = dice.any(kindsIn(from));
      return unit === undefined ? undefined : offer({ player, system, units: { [unit]: Math.max(count, countOf(from, unit) + 1) } });
    }
    case 4: {
      if (planet === undefined) return undefined;
      return offer({ player, system, from: planet, units: pick(dice, unitsAt(own(position.systems, system), planet, player), count) });
    }
    default: return offer({ player, system, units: pick(dice, from, count) });
  }
};

const offer = (params: RemoveParams): Action | undefined => (isEmpty(params.units) ? undefined : { type: 'remove', params });

const drawNeedless = (dice: Dice, position: Position): Action | undefined => {
  const area = anyArea(dice, position);
  if (area === undefined || dice.chance(70)) return undefined;
  return offer({ ...area, units: pick(dice, inSpace(position, area.system, area.player), 1) });
};

const drawPlaced = (dice: Dice, position: Position, player: string, on: string): Units => {
  const kinds = on === SPACE ? IN_SPACE : ON_PLANETS;
  const first = pick(dice, { [dice.oneOf(kinds)]: 3 }, 1 + dice.upTo(2));
  const units = dice.chance(25) ? plus(first, { [dice.oneOf(kinds)]: 1 }) : first;
  const all = plus(units, allUnitsOf(position, player));
  return kindsIn(units).every((unit) => countOf(all, unit) <= (UNITS_IN_BOX.get(unit) ?? Number.POSITIVE_INFINITY)) ? units : {};
};

const IN_SPACE = [
  'fighter', 'fighter', 'infantry', 'mech', 'carrier', 'dreadnought', 'cruiser', 'destroyer',
] as const satisfies readonly Unit[];
const ON_PLANETS = ['infantry', 'mech', 'pds', 'space-dock'] as const satisfies readonly Unit[];

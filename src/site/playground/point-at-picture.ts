import { type Action, isShip, type MoveParams, own, type Position, SPACE, type Unit, UNITS, unitsAt } from '../../board/index.ts';
import { movedTo, pickedUp, shipsOf, withCount, withPickUp } from './change-action.ts';

/** What somebody points at in the picture of the position: a system, or a planet, and perhaps a kind of unit that a player has there. */
export interface Spot {
  readonly system: string;
  /** A planet, or `space`. */
  readonly place: string;
  readonly of?: { readonly player: string; readonly unit: Unit };
}

/** The spot that an element of the picture stands for, if any. */
export const spotOf = (element: Element): Spot | undefined => {
  const at = (name: string): string | undefined => element.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? undefined;
  const [system, player, unit] = [at('system'), at('player'), UNITS.find((one) => one === at('unit'))];
  if (system === undefined) return undefined;
  const place = at('planet') ?? SPACE;
  return player === undefined || unit === undefined ? { system, place } : { system, place, of: { player, unit } };
};

/** What pointing at the picture does for an action, in words; nothing for actions that name no unit and no place. */
export const pointingInWords = (action: Action): string | undefined => {
  switch (action.type) {
    case 'check': return "Click a player's units in the picture to count them.";
    case 'move': return 'Click a ship in the picture to move it, then the units that it picks up; click a system to move there.';
    case 'remove': return 'Click a unit in the picture to remove one more.';
    case 'lose': return 'Click a unit in the picture to lose one more.';
    case 'place': return 'Click a system or a planet in the picture to place units there, or a unit to place one more.';
    case 'land': return 'Click a unit in the picture to land one more, and the planet to land on.';
    case 'advance':
    case 'end-combat': return undefined;
  }
};

/** The action after somebody has pointed at a spot: one more unit, another place. The same action if that means nothing. */
export const pointedAt = (action: Action, spot: Spot, position: Position): Action => {
  const { system, place, of } = spot;
  switch (action.type) {
    case 'check': return { type: 'check', params: { player: of?.player ?? action.params.player, system } };
    case 'move': return { type: 'move', params: moveAt(action.params, spot, position) };
    case 'place': return { type: 'place', params: { ...withOneMore(action.params, spot, MOST_PLACED), on: place } };
    case 'land': {
      if (of === undefined) return place === SPACE ? action : { type: 'land', params: { ...action.params, system, planet: place } };
      return place === SPACE ? { type: 'land', params: withOneMore(action.params, spot, countAt(position, spot)) } : action;
    }
    case 'remove': {
      const params = action.params.from === undefined && place === SPACE ? action.params : { ...action.params, from: place };
      return of === undefined ? action : { type: 'remove', params: withOneMore(params, spot, countAt(position, spot)) };
    }
    case 'lose': {
      return of === undefined || place !== SPACE ? action : { type: 'lose', params: withOneMore(action.params, spot, countAt(position, spot)) };
    }
    case 'advance':
    case 'end-combat': return action;
  }
};

const MOST_PLACED = 999;

const countAt = (position: Position, { system, place, of }: Spot): number =>
  (of === undefined ? 0 : unitsAt(own(position.systems, system), place, of.player)[of.unit] ?? 0);

type UnitsSomewhere = Pick<Extract<Action, { readonly type: 'lose' }>['params'], 'player' | 'system' | 'units'>;

/** One more of the unit, at most `most`; the units of another player or system are begun anew. */
const withOneMore = <T extends UnitsSomewhere>(params: T, { system, of }: Spot, most: number): T => {
  if (of === undefined) return { ...params, system };
  const before = params.player === of.player && params.system === system ? params.units : {};
  return { ...params, player: of.player, system, units: withCount(before, of.unit, Math.min(most, (before[of.unit] ?? 0) + 1)) };
};

/** A ship moves too, the last ship picks one more unit up, or the ships go to another system. */
const moveAt = (move: MoveParams, spot: Spot, position: Position): MoveParams => {
  const { system, place, of } = spot;
  if (of === undefined) return movedTo(move, system, position);
  if (of.player !== move.player) return moveAt({ ...move, player: of.player, ships: [] }, spot, position);
  if (isShip(of.unit) && of.unit !== 'fighter') return withShip(move, spot, position);
  const taken = move.ships.map((_, at) => pickedUp(move, at, { system, place })[of.unit] ?? 0);
  const last = move.ships.length - 1;
  if (last < 0 || taken.reduce((sum, count) => sum + count, 0) >= countAt(position, spot)) return move;
  return withPickUp(move, last, { system, place }, [of.unit, (taken[last] ?? 0) + 1]);
};

const withShip = (move: MoveParams, { system, of }: Spot, position: Position): MoveParams => {
  const one = shipsOf(position, move.player).find(({ ship, from }) => ship === of?.unit && from === system);
  const moving = move.ships.filter(({ ship, from }) => ship === one?.ship && from === one.from).length;
  if (one === undefined || system === move.to || moving >= (unitsAt(own(position.systems, system), SPACE, move.player)[one.ship] ?? 0)) {
    return move;
  }
  return { ...move, ships: [...move.ships, { ...one, cargo: [] }] };
};

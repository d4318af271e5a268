import {
  hasPlace, includes, isShip, kindsIn, minus, own, plus, type Position, SPACE, type Units, unitsAt, type Verdict, withKey, withUnitsAt,
} from '../../board/index.ts';
import type { Policies } from '../policies.ts';
import { type ActionOf, allow, forbid, unlessDue } from './verdict.ts';

/** Units are produced, placed or sent back to space; what is too many then is owed (R3). */
export const place = (rulings: Policies, position: Position, action: ActionOf<'place'>): Verdict => {
  const { player, system, on, units } = action.params;
  const area = own(position.systems, system);
  if (area === undefined || !hasPlace(area, on)) return forbid('no-such-place', 'R2');
  const waiting = unlessDue(rulings, position, action);
  if (waiting !== undefined) return waiting;
  if (on !== SPACE && kindsIn(units).some(isShip)) return forbid('cannot-stand-there', 'R2');
  const drawn = outOfReinforcements(position, player, units);
  if (drawn === undefined) return forbid('units-not-there', 'R2');

  const after = withUnitsAt(drawn, system, on, player, plus(unitsAt(area, on, player), units));
  return allow(rulings, position, after, action);
};

/** The position with the units taken from a tracked player's reinforcements; `undefined`: they are not all there. */
const outOfReinforcements = (position: Position, player: string, units: Units): Position | undefined => {
  const left = own(position.reinforcements, player);
  if (left === undefined) return position;
  if (!includes(left, units)) return undefined;
  return { ...position, reinforcements: withKey(position.reinforcements, player, minus(left, units)) };
};

import { hasPlace, includes, inSpace, isGroundForce, kindsIn, minus, own, plus, type Position, SPACE, unitsAt, type Verdict, withUnitsAt } from '../../board/index.ts';
import type { Policies } from '../policies.ts';
import { type ActionOf, allow, forbid, unlessDue } from './verdict.ts';

/** Ground forces leave the space area for a planet, where they no longer count (R3.2). */
export const land = (rulings: Policies, position: Position, action: ActionOf<'land'>): Verdict => {
  const { player, system, planet, units } = action.params;
  const area = own(position.systems, system);
  if (area === undefined || planet === SPACE || !hasPlace(area, planet)) return forbid('no-such-place', 'R2');
  const waiting = unlessDue(rulings, position, action);
  if (waiting !== undefined) return waiting;
  if (!kindsIn(units).every(isGroundForce)) return forbid('cannot-stand-there', 'R2');
  if (!includes(inSpace(position, system, player), units)) return forbid('units-not-there', 'R2');

  const left = withUnitsAt(position, system, SPACE, player, minus(inSpace(position, system, player), units));
  const after: Position = withUnitsAt(left, system, planet, player, plus(unitsAt(area, planet, player), units));
  return allow(rulings, position, after, action, () => ['R3.2']);
};

import { inSpace, isShip, kindsIn, minus, type Position, SPACE, type Units, type Verdict, withUnitsAt } from '../../board/index.ts';
import { fightersAndGroundForces, valueOf } from '../capacity.ts';
import { toReinforcements } from '../combat.ts';
import type { Area, Policies } from '../policies.ts';
import { type ActionOf, allow } from './verdict.ts';

/** Units are lost from the space area; nothing else goes with them (R4), and some of the rest may be owed (R3). */
export const lose = (policies: Policies, position: Position, action: ActionOf<'lose'>): Verdict => {
  const { player, system, units } = action.params;
  const lost = policies['R4/assignment'](units, { position, system, player, action, policies });
  const left = withUnitsAt(position, { system, place: SPACE, player }, minus(inSpace(position, system, player), lost));
  const after = toReinforcements(left, player, lost);
  const area = { position: after, system, player };
  return allow(policies, { before: position, action, after }, () => leavesCargo(policies, area, units) && 'R4');
};

/** Whether a ship with capacity is lost and its owner keeps units it could have carried (R4). */
const leavesCargo = (policies: Policies, area: Area, lost: Units): boolean =>
  kindsIn(fightersAndGroundForces(area)).length > 0
  && kindsIn(lost).some((unit) => isShip(unit) && valueOf(policies, area, unit) > 0);

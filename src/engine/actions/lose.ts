import { inSpace, includes, isShip, kindsIn, minus, own, plus, type Position, SPACE, type Units, type Verdict, withUnitsAt } from '../../board/index.ts';
import { fightersAndGroundForces } from '../capacity.ts';
import { toReinforcements } from '../combat.ts';
import type { Area, Policies } from '../policies.ts';
import { type ActionOf, allow, forbid, unlessDue } from './verdict.ts';

/** Units leave the space area, hit or taken away; nothing else goes with them (R4), and what is left may be owed (R3). */
export const lose = (rulings: Policies, position: Position, action: ActionOf<'lose'>): Verdict => {
  const { player, system, units } = action.params;
  if (own(position.systems, system) === undefined) return forbid('no-such-place', 'R2');
  const waiting = unlessDue(rulings, position, action);
  if (waiting !== undefined) return waiting;
  const there = inSpace(position, system, player);
  if (!includes(there, units)) return forbid('units-not-there', 'R2');

  const lost = plus(units, rulings['R4/assignment'](rulings, { position, system, player }, units));
  const left = withUnitsAt(position, system, SPACE, player, minus(there, lost));
  const after = toReinforcements(left, player, lost);
  return allow(rulings, position, after, action, () => [leavesCargo(rulings, { position: after, system, player }, units) && 'R4']);
};

/** Whether a ship with capacity is lost and its owner keeps units that it could have carried (R4). */
const leavesCargo = (rulings: Policies, area: Area, lost: Units): boolean =>
  kindsIn(fightersAndGroundForces(area)).length > 0
  && kindsIn(lost).some((unit) => isShip(unit) && rulings['R0/value'](own(area.position.players, area.player), unit) > 0);

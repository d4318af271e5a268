import { inSpace, minus, own, plus, type Position, SPACE, unitsAt, type Verdict, withUnitsAt } from '../../board/index.ts';
import type { Policies } from '../policies.ts';
import { type ActionOf, allow } from './verdict.ts';

/** Ground forces leave the space area for a planet, where they no longer count (R3.2). */
export const land = (policies: Policies, position: Position, action: ActionOf<'land'>): Verdict => {
  const { player, system, planet, units } = action.params;
  const left = withUnitsAt(position, { system, place: SPACE, player }, minus(inSpace(position, system, player), units));
  const there = unitsAt(own(position.systems, system), planet, player);
  const after = withUnitsAt(left, { system, place: planet, player }, plus(there, units));
  return allow(policies, { before: position, action, after }, () => 'R3.2');
};

import { isChoice, meetsLeast, minus, own, type Position, SPACE, type Units, unitsAt, type Verdict, withUnitsAt } from '../../board/index.ts';
import { debtsIn } from '../excess.ts';
import type { Policies } from '../policies.ts';
import { type ActionOf, allow, forbid } from './verdict.ts';

/** The owner removes units to settle one debt in full (R3, R3.1, R3.2). */
export const remove = (policies: Policies, position: Position, action: ActionOf<'remove'>): Verdict => {
  const { player, system, units, from = SPACE } = action.params;
  const owed = debtsIn(policies, position, action).find((debt) => debt.player === player && debt.system === system);
  if (owed === undefined) return forbid('nothing-owed', 'R3');
  const asked = { position, system, player, action, policies };
  if (!policies['R3.2/excess-on-planets'](from, asked)) return forbid('not-excess', 'R3.2');

  const there = unitsAt(own(position.systems, system), from, player);
  const offer = policies['R3/eligible'](units, { count: owed.count, choice: from === SPACE ? owed.from : there, there });
  if (offer === 'not-excess' || offer === 'units-not-there') return forbid(offer, 'R3');
  if (!policies['R3/answer'](offer.meets, owed.count, asked)) return forbid('wrong-count', 'R3');
  if (!meetsLeast(owed, offer.units)) return forbid('not-excess', 'R3.1');

  const after = withoutUnits(policies, position, action, offer.units);
  const verdict = allow(policies, { before: position, action, after }, () => 'R3', () => isChoice(owed) && 'R3.1');
  return verdict.legal ? { ...verdict, as: policies['R3/removal'](asked) } : verdict;
};

const withoutUnits = (policies: Policies, position: Position, { params }: ActionOf<'remove'>, units: Units): Position => {
  const { player, system, from = SPACE } = params;
  const left = minus(unitsAt(own(position.systems, system), from, player), units);
  return policies['R3.3/returned-to'](withUnitsAt(position, { system, place: from, player }, left), player, units);
};

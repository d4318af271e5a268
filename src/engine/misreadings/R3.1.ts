import {
  countOf, everyPlayer, inSpace, isChoice, minus, type Owed, plus, type Position, SPACE, type Unit, type Units, withUnitsAt,
} from '../../board/index.ts';
import { toReinforcements } from '../combat.ts';
import type { Aftermath } from '../policies.ts';
import type { Misreadings } from './table.ts';

/** `count` of the units, one kind after another in this order. */
export const inTurn = (units: Units, count: number, order: readonly Unit[]): Units => {
  let left = count;
  let taken: Units = {};
  for (const unit of order) {
    const some = Math.min(left, countOf(units, unit));
    if (some > 0) taken = plus(taken, { [unit]: some });
    left -= some;
  }
  return taken;
};

const fightersGoAtOnce = ({ position, owes }: Aftermath): Aftermath => ({
  position: owes.reduce((now, owed) => settled(now, owed), position),
  owes: [],
});

const settled = (position: Position, { player, system, count }: Owed): Position => {
  const there = inSpace(position, system, player);
  const gone = inTurn(there, count, ['fighter', 'infantry', 'mech']);
  return toReinforcements(withUnitsAt(position, { system, place: SPACE, player }, minus(there, gone)), player, gone);
};

const otherThan = (position: Position, player: string): string => everyPlayer(position).find((other) => other !== player) ?? player;

export const R3_1: Misreadings = {
  'R3.1/asked': {
    'not-asked': fightersGoAtOnce,
    'not-asked-after-cannons': (after) => (after.position.step === 'space-cannon-offense' ? fightersGoAtOnce(after) : after),
    'opponent-chooses': ({ position, owes }) => ({
      position,
      owes: owes.map((owed) => (isChoice(owed) ? { ...owed, player: otherThan(position, owed.player) } : owed)),
    }),
  },
};

import {
  countOf, kindsIn, own, plus, type Position, SHIPS, SPACE, stacksIn, totalOf, type Unit, type Units, type UnitStack,
} from '../../board/index.ts';
import { smallerActions, statedIn, withFewer, withValue } from './edits.ts';
import type { Play } from './play.ts';

/** Ships go with what they hold, all of a kind or one of them, or hold less of it, so that the excess stays: fighters or infantry first. */
export const withoutLoads = function* ({ position, actions }: Play): Generator<Play> {
  for (const stack of stacksIn(position).filter(({ place }) => place === SPACE)) {
    for (const ship of SHIPS) {
      const [count, room] = [countOf(stack.units, ship), own(position.players, stack.player)?.capacity?.[ship] ?? 0];
      if (count === 0 || room === 0) continue;
      for (const order of LOADS) {
        for (const some of new Set([count, 1])) {
          yield { position: withFewer(position, stack, plus({ [ship]: some }, inTurn(stack.units, some * room, order))), actions };
        }
        for (const less of new Set([0, 1, room - 1])) {
          const gone = inTurn(stack.units, count * (room - less), order);
          if (less < room) yield* withRoom(less, { position, actions }, { ...stack, ship, gone });
        }
      }
    }
  }
};

const LOADS: readonly (readonly Unit[])[] = [['fighter', 'infantry', 'mech'], ['infantry', 'mech', 'fighter']];

interface Held extends UnitStack {
  readonly ship: (typeof SHIPS)[number];
  readonly gone: Units;
}

/** The ships hold less, where the position states what they hold. */
const withRoom = function* (value: number, { position, actions }: Play, { ship, gone, ...stack }: Held): Generator<Play> {
  const isStated = statedIn(position).some((stated) => stated.player === stack.player && stated.ship === ship);
  if (isStated) yield { position: withFewer(withValue(position, stack.player, ship, value), stack, gone), actions };
};

const inTurn = (units: Units, count: number, order: readonly Unit[]): Units => {
  let taken: Units = {};
  for (const unit of order) {
    const some = Math.min(count - totalOf(taken), countOf(units, unit));
    if (some > 0) taken = plus(taken, { [unit]: some });
  }
  return taken;
};

/** Any two things that can only go together: units at a place, units that an action names, room in ships. */
export const withTwoFewer = function* (play: Play): Generator<Play> {
  for (const once of withOneFewer(play)) yield* withOneFewer(once);
};

const withOneFewer = function* ({ position, actions }: Play): Generator<Play> {
  for (const stack of stacksIn(position)) {
    for (const unit of kindsIn(stack.units)) yield { position: withFewer(position, stack, { [unit]: 1 }), actions };
  }
  for (const [at, each] of actions.entries()) {
    for (const { action } of smallerActions(each)) yield { position, actions: actions.with(at, action) };
  }
  yield* withOneRoomFewer(position).map((tighter) => ({ position: tighter, actions }));
};

const withOneRoomFewer = (position: Position): readonly Position[] =>
  statedIn(position).flatMap(({ player, ship, value }) =>
    (value === null || value === 0 ? [] : [withValue(position, player, ship, value - 1)]));

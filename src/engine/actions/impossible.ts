import {
  hasPlace, hasPlanet, type Illegal, includes, inSpace, isGroundForce, isShip, kindsIn, own, type Position, type Reason, SPACE, stepsAfter,
} from '../../board/index.ts';
import { withoutShips } from '../lifting.ts';
import { type ActionOf, forbid } from './verdict.ts';

/**
 * Why the board itself rules an action out: it names a place or units that are not there, units that can't stand there, or a step that
 * play doesn't go on to. The article says nothing of these, so no case asks for them; what it does say is judged after this.
 */
export const impossible = (position: Position, action: ActionOf<'move' | 'lose' | 'place' | 'land' | 'advance'>): Illegal | undefined => {
  if (action.type === 'advance') return isAhead(position, action) ? undefined : forbid('not-now', 'R3.3');
  const reason = reasonAgainst(onTheBoard(position, action));
  return reason && forbid(reason, 'R2');
};

/** Play goes on to a later step, and out of a combat by `end-combat` alone. */
const isAhead = ({ step }: Position, { params }: ActionOf<'advance'>): boolean => step !== 'space-combat' && stepsAfter(step).includes(params.to);

/** What an action finds on the board. */
interface Found {
  /** Whether the place is there that units leave, or come to. */
  readonly isPlace: boolean;
  /** Whether they can stand where they come to. */
  readonly canStand: boolean;
  /** Whether they are all there. */
  readonly areThere: boolean;
}

const reasonAgainst = ({ isPlace, canStand, areThere }: Found): Reason | undefined => {
  if (!isPlace) return 'no-such-place';
  if (!canStand) return 'cannot-stand-there';
  return areThere ? undefined : 'units-not-there';
};

const onTheBoard = (position: Position, action: ActionOf<'move' | 'lose' | 'place' | 'land'>): Found => {
  switch (action.type) {
    case 'move': {
      const { player, to, ships } = action.params;
      const areThere = withoutShips(position, player, ships) !== undefined; // whether their cargo is there is for N4 to say
      return { isPlace: hasPlace(own(position.systems, to), SPACE), canStand: true, areThere };
    }
    case 'lose': {
      const { player, system, units } = action.params;
      return { isPlace: hasPlace(own(position.systems, system), SPACE), canStand: true, areThere: includes(inSpace(position, system, player), units) };
    }
    case 'place': {
      const { player, system, on, units } = action.params;
      const reserve = own(position.reinforcements, player) ?? units; // who isn't tracked has whatever is placed
      const canStand = on === SPACE || !kindsIn(units).some(isShip);
      return { isPlace: hasPlace(own(position.systems, system), on), canStand, areThere: includes(reserve, units) };
    }
    case 'land': {
      const { player, system, planet, units } = action.params;
      const canStand = kindsIn(units).every(isGroundForce);
      return { isPlace: hasPlanet(own(position.systems, system), planet), canStand, areThere: includes(inSpace(position, system, player), units) };
    }
  }
};

import {
  hasPlace, hasPlanet, type Illegal, includes, inSpace, isGroundForce, isShip, kindsIn, own, type Position, type Reason, SPACE,
  stepsAfter, type Units,
} from '../../board/index.ts';
import { withoutShips } from '../lifting.ts';
import { type ActionOf, forbid } from './verdict.ts';

/**
 * Why the board itself rules an action out: it names a place or units that aren't there, units that can't be in that place, or a step that
 * can't come next. The article says nothing about these, so no case asks for them. What the article says is judged afterwards.
 */
export const impossible = (position: Position, action: ActionOf<'move' | 'lose' | 'place' | 'land' | 'advance'>): Illegal | undefined => {
  if (action.type === 'advance') return isAhead(position, action) ? undefined : forbid('not-now', 'R3.3');
  const reason = reasonAgainst(onTheBoard(position, action));
  return reason && forbid(reason, 'R2');
};

/** Play goes on to a later step; only `end-combat` leaves a combat. */
const isAhead = ({ step }: Position, { params }: ActionOf<'advance'>): boolean =>
  step !== 'space-combat' && stepsAfter(step).includes(params.to);

/** What the action needs of the board. */
interface Requirements {
  /** Whether the place that the units leave or enter exists. */
  readonly isPlace: boolean;
  /** Whether the units can be in the place they enter. */
  readonly canStand: boolean;
  /** Whether the units are all there. */
  readonly areThere: boolean;
}

const reasonAgainst = ({ isPlace, canStand, areThere }: Requirements): Reason | undefined => {
  if (!isPlace) return 'no-such-place';
  if (!canStand) return 'cannot-stand-there';
  return areThere ? undefined : 'units-not-there';
};

const onTheBoard = (position: Position, action: ActionOf<'move' | 'lose' | 'place' | 'land'>): Requirements => {
  const areInSpace = ({ player, system, units }: { readonly player: string; readonly system: string; readonly units: Units }): boolean =>
    includes(inSpace(position, system, player), units);
  switch (action.type) {
    case 'move': {
      const { player, to, ships } = action.params;
      const areThere = withoutShips(position, player, ships) !== undefined; // whether the cargo is there is a question for N4
      return { isPlace: hasPlace(own(position.systems, to), SPACE), canStand: true, areThere };
    }
    case 'lose': {
      return { isPlace: hasPlace(own(position.systems, action.params.system), SPACE), canStand: true, areThere: areInSpace(action.params) };
    }
    case 'place': {
      const { player, system, on, units } = action.params;
      const reserve = own(position.reinforcements, player) ?? units; // an untracked player has everything needed
      const canStand = on === SPACE || !kindsIn(units).some(isShip);
      return { isPlace: hasPlace(own(position.systems, system), on), canStand, areThere: includes(reserve, units) };
    }
    case 'land': {
      const { system, planet, units } = action.params;
      const canStand = kindsIn(units).every(isGroundForce);
      return { isPlace: hasPlanet(own(position.systems, system), planet), canStand, areThere: areInSpace(action.params) };
    }
  }
};

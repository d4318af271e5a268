import { type Action, inSpace, isEmpty, type Owed, type Position, SPACE, totalOf } from '../board/index.ts';
import { leavesNoChoice, owedIn } from '../cases/debts.ts';
import { isSettled } from '../search/settled.ts';

/** Whether a case can ask this: the article and the contract settle it, and a player might ask it. */
export const isPosable = (position: Position, action: Action, owed: readonly Owed[] = owedIn(position)): boolean =>
  isSettled(position, action, owed) && isActivePlayerThere(position) && !isForcedRemoval(action, owed);

/** Whoever is active has come with something. */
const isActivePlayerThere = ({ active, ...position }: Position): boolean =>
  active === undefined || !isEmpty(inSpace(position, active.system, active.player));

/** An engine may have carried out a removal that leaves nothing to choose. */
const isForcedRemoval = (action: Action, owed: readonly Owed[]): boolean => {
  if (action.type !== 'remove' || (action.params.from ?? SPACE) !== SPACE) return false;
  const { player, system, units } = action.params;
  return owed.some((debt) => debt.player === player && debt.system === system && leavesNoChoice(debt) && totalOf(units) === debt.count);
};

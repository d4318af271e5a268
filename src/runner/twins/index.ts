import type { CaseStep } from '../../cases/case.ts';
import { type Retelling, changed } from './change.ts';
import { mergedCargo, reversedKeys, reversedLists, sameShips, splitCargo } from './lists.ts';
import { awkwardNames, swappedNames } from './renamed.ts';
import { doubledCapacity, doubledUnits } from './scaled.ts';
import { strangePlanet, strangePlayer, strangeSystem } from './strangers.ts';

/** A way to tell a step otherwise that leaves its verdict as it is. */
export interface Twin {
  readonly name: string;
  /** The step told so; `undefined`: it can't be, or would be the same. */
  readonly of: (step: CaseStep) => CaseStep | undefined;
}

const twin = (name: string, change: (step: CaseStep) => Retelling | undefined): Twin => ({
  name,
  of: (step) => {
    const found = change(step);
    return found === undefined ? undefined : changed(found, step);
  },
});

/** A change of lists, for moves in which it changes anything. */
const listTwin = (name: string, change: Retelling): Twin => ({
  name,
  of: (step) => {
    const other = changed(change, step);
    const isSame = step.action.type !== 'move' || other.action.type !== 'move' || sameShips(step.action.params.ships, other.action.params.ships);
    return isSame ? undefined : other;
  },
});

export const TWINS: readonly Twin[] = [
  twin('awkward names', awkwardNames),
  twin('names swapped', swappedNames),
  twin('keys in another order', () => reversedKeys),
  twin('a system more', strangeSystem),
  twin('a player more', strangePlayer),
  twin('a planet more', strangePlanet),
  listTwin('ships and cargo in another order', reversedLists),
  listTwin('cargo one by one', splitCargo),
  listTwin('cargo of one place at once', mergedCargo),
  twin('twice as many units', doubledUnits),
  twin('twice the capacity', doubledCapacity),
];

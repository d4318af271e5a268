import type { CaseStep } from '../../cases/case.ts';
import { type TwinChange, changedStep } from './change.ts';
import { mergedCargo, reversedKeys, reversedLists, sameShips, splitCargo } from './reordered.ts';
import { awkwardNames, swappedNames } from './renamed.ts';
import { doubledCapacity, doubledUnits } from './doubled.ts';
import { extraPlanet, extraPlayer, extraSystem } from './extra-pieces.ts';

/** A way to tell a step otherwise that leaves its verdict as it is. */
export interface Twin {
  readonly name: string;
  /** The step told so; `undefined`: it can't be, or would be the same. */
  readonly of: (step: CaseStep) => CaseStep | undefined;
}

const twin = (name: string, change: (step: CaseStep) => TwinChange | undefined): Twin => ({
  name,
  of: (step) => {
    const found = change(step);
    return found === undefined ? undefined : changedStep(found, step);
  },
});

/** A change of lists, for moves in which it changes anything. */
const listTwin = (name: string, change: TwinChange): Twin => ({
  name,
  of: (step) => {
    const other = changedStep(change, step);
    const isSame = step.action.type !== 'move' || other.action.type !== 'move' || sameShips(step.action.params.ships, other.action.params.ships);
    return isSame ? undefined : other;
  },
});

export const TWINS: readonly Twin[] = [
  twin('awkward names', awkwardNames),
  twin('names swapped', swappedNames),
  twin('keys in another order', () => reversedKeys),
  twin('a system more', extraSystem),
  twin('a player more', extraPlayer),
  twin('a planet more', extraPlanet),
  listTwin('ships and cargo in another order', reversedLists),
  listTwin('cargo one by one', splitCargo),
  listTwin('cargo of one place at once', mergedCargo),
  twin('twice as many units', doubledUnits),
  twin('twice the capacity', doubledCapacity),
];

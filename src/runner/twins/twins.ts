import type { CaseStep } from '../../cases/case.ts';
import { withoutNaturalStep } from '../../cases/natural-step.ts';
import { type TwinChange, changedStep } from './change.ts';
import { mergedCargo, reversedKeys, reversedLists, sameShips, splitCargo } from './reordered.ts';
import { awkwardNames, swappedNames } from './renamed.ts';
import { doubledCapacity, doubledUnits } from './doubled.ts';
import { extraPlanet, extraPlayer, extraSystem } from './extra-pieces.ts';

/** A way to ask the same question with other names, in another order, or with extra or doubled pieces. */
export interface Twin {
  readonly name: string;
  /** The step asked this way; `undefined` if that is impossible, or would change nothing. */
  readonly of: (step: CaseStep) => CaseStep | undefined;
}

const twin = (name: string, change: (step: CaseStep) => TwinChange | undefined): Twin => ({
  name,
  of: (step) => {
    const twinChange = change(step);
    return twinChange === undefined ? undefined : changedStep(twinChange, step);
  },
});

/** A change of lists, for moves that it really changes. */
const listTwin = (name: string, change: TwinChange): Twin => ({
  name,
  of: (step) => {
    const other = changedStep(change, step);
    const isMove = step.action.type === 'move' && other.action.type === 'move';
    return isMove && !sameShips(step.action.params.ships, other.action.params.ships) ? other : undefined;
  },
});

/** The step as 1.0 asked it, if the case does not state a step itself. */
const stepLeftOut: Twin = {
  name: 'the step left out',
  of: (step) => (step.naturalStep === undefined ? undefined : withoutNaturalStep(step, step.naturalStep)),
};

/** All twins of a step. */
export const TWINS: readonly Twin[] = [
  stepLeftOut,
  twin('awkward names', awkwardNames),
  twin('names swapped', swappedNames),
  twin('keys in another order', () => reversedKeys),
  twin('an extra system', extraSystem),
  twin('an extra player', extraPlayer),
  twin('an extra planet', extraPlanet),
  listTwin('ships and cargo in another order', reversedLists),
  listTwin('cargo one by one', splitCargo),
  listTwin('cargo from one place together', mergedCargo),
  twin('twice as many units', doubledUnits),
  twin('twice the capacity', doubledCapacity),
];

import { type Action, type Active, type Position, type Step } from '../board/index.ts';
import { defined } from '../text/records.ts';
import type { CaseStep, Expected } from './case.ts';

/** A step of play and who is active where. */
export interface StepInPlay {
  readonly step: Step;
  readonly active: Active;
}

/**
 * The step in which the first `move`, `place`, `land` or `lose` of a case naturally happens; undefined if there is none,
 * or if the case changes the step itself before it.
 */
export const naturalStep = (actions: readonly Action[]): StepInPlay | undefined => {
  const first = actions.find(({ type }) => type !== 'check' && type !== 'remove');
  switch (first?.type) {
    case 'move': return { step: 'move-ships', active: { player: first.params.player, system: first.params.to } };
    case 'place': return inSystem('production', first.params);
    case 'land': return inSystem('invasion', first.params);
    case 'lose': return inSystem('space-cannon-offense', first.params);
    case 'check':
    case 'remove':
    case 'advance':
    case 'end-combat':
    case undefined: return undefined;
  }
};

const inSystem = (step: Step, { player, system }: Active): StepInPlay => ({ step, active: { player, system } });

/** A step of a case as an engine is asked it: an engine that does not know the natural step is asked without it. */
export const askedStep = (step: CaseStep, { steps }: { readonly steps: readonly Step[] }): CaseStep =>
  (step.naturalStep === undefined || steps.includes(step.naturalStep) ? step : withoutNaturalStep(step, step.naturalStep));

/** A step of a case without the natural step and the active player that reading the case has filled in. */
export const withoutNaturalStep = ({ position, owed, action, expected }: CaseStep, natural: Step): CaseStep =>
  ({ position: outOfStep(position, natural), owed, action, expected: expectedOutOfStep(expected, natural) });

const outOfStep = ({ active: _, step, ...position }: Position, natural: Step): Position =>
  defined({ ...position, step: step === natural ? undefined : step });

const expectedOutOfStep = (expected: Expected, natural: Step): Expected =>
  (expected.kind === 'legal' ? { ...expected, position: outOfStep(expected.position, natural) } : expected);

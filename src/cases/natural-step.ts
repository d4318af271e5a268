import { type Action, type ActionType, type Active, placesNamedBy, playerOf, type Position, type Step } from '../board/index.ts';
import { defined } from '../text/records.ts';
import type { CaseStep, Expected } from './case.ts';

/** The step in which each action naturally happens; undefined: in any step. */
const NATURAL_STEPS: Readonly<Record<ActionType, Step | undefined>> = {
  check: undefined,
  move: 'move-ships',
  remove: undefined,
  lose: 'space-cannon-offense',
  place: 'production',
  land: 'invasion',
  advance: undefined,
  'end-combat': undefined,
};

/** A step of play, and who is active where. */
export interface StepInPlay {
  readonly step: Step;
  readonly active: Active;
}

/**
 * The step in which the first `move`, `place`, `land` or `lose` of a case naturally happens; undefined if there is none, or if the case
 * begins with `advance` or `end-combat`.
 */
export const naturalStep = (actions: readonly Action[]): StepInPlay | undefined => {
  const first = actions.find(({ type }) => type !== 'check' && type !== 'remove');
  if (first === undefined) return undefined;
  const [step, player, place] = [NATURAL_STEPS[first.type], playerOf(first), placesNamedBy(first)[0]];
  if (step === undefined || player === undefined || place === undefined) return undefined;
  return { step, active: { player, system: place.system } };
};

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

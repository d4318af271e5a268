import { type Action, type Answer, EDITION_IDS, type EditionId, type Position } from '../board/index.ts';
import type { Case, CaseStep, Expected } from '../cases/case.ts';
import { acceptedAnswers } from '../cases/accepted-answers.ts';
import { compare } from '../runner/compare.ts';

/** An engine in this process: what it answers to an action in a position. */
export type Judging = (position: Position, action: Action) => Answer;

/** A case with the answers that its steps accept, so that many engines can be tried on it. */
export interface Trial {
  readonly case: Case;
  readonly steps: readonly { readonly step: CaseStep; readonly accepted: readonly Expected[] }[];
}

export const trialOf = (one: Case): Trial => ({ case: one, steps: one.steps.map((step) => ({ step, accepted: acceptedAnswers(step) })) });

/** Whether the engine passes the case, as the runner judges it. */
export const passes = ({ steps }: Trial, judging: Judging): boolean =>
  steps.every(({ step, accepted }) => compare(step, accepted, judging(step.position, step.action)).kind === 'pass');

/** Whether the engine passes a case that another one passes: where both say the same nothing need be compared. */
export const passesLike = (right: Judging) => {
  const known = new Map<Trial, readonly string[]>();
  const inText = ({ steps }: Trial, judging: Judging) => steps.map(({ step }) => JSON.stringify(judging(step.position, step.action)));
  return (trial: Trial, judging: Judging): boolean => {
    const wanted = known.get(trial) ?? inText(trial, right);
    known.set(trial, wanted);
    return inText(trial, judging).every((text, at) => text === wanted[at]) || passes(trial, judging);
  };
};

/** The editions that a case speaks of, oldest first. */
export const editionsOf = ({ editions = EDITION_IDS }: Case): readonly EditionId[] => EDITION_IDS.filter((id) => editions.includes(id));

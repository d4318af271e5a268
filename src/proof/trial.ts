import { EDITION_IDS, type EditionId, type Judge } from '../board/index.ts';
import type { Case, CaseStep, Expected } from '../cases/case.ts';
import { acceptedAnswers } from '../cases/accepted-answers.ts';
import { compare } from '../runner/compare.ts';

/** A case with the answers that its steps accept, so that many engines can be tried on it. */
export interface Trial {
  readonly case: Case;
  readonly steps: readonly { readonly step: CaseStep; readonly accepted: readonly Expected[] }[];
}

export const trialOf = (one: Case): Trial => ({ case: one, steps: one.steps.map((step) => ({ step, accepted: acceptedAnswers(step) })) });

/** Whether the engine passes the case, as the runner judges it. */
export const passes = ({ steps }: Trial, judge: Judge): boolean =>
  steps.every(({ step, accepted }) => compare(step, accepted, judge(step.position, step.action)).kind === 'pass');

/** Whether the engine passes a case that another one passes: where both say the same nothing need be compared. */
export const passesLike = (right: Judge) => {
  const known = new Map<Trial, readonly string[]>();
  const inText = ({ steps }: Trial, judge: Judge) => steps.map(({ step }) => JSON.stringify(judge(step.position, step.action)));
  return (trial: Trial, judge: Judge): boolean => {
    const wanted = known.get(trial) ?? inText(trial, right);
    known.set(trial, wanted);
    return inText(trial, judge).every((text, at) => text === wanted[at]) || passes(trial, judge);
  };
};

/** The editions that a case speaks of, oldest first. */
export const editionsOf = ({ editions = EDITION_IDS }: Case): readonly EditionId[] => EDITION_IDS.filter((id) => editions.includes(id));

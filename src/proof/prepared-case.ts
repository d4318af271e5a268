import { EDITION_IDS, type EditionId, type Judge } from '../board/index.ts';
import type { Case, CaseStep, Expected } from '../cases/case.ts';
import { acceptedAnswers } from '../cases/accepted-answers.ts';
import type { Profile } from '../cases/types.ts';
import { compare } from '../runner/compare.ts';

/** A case with the answers that each step accepts, worked out once for many engines. */
export interface PreparedCase {
  readonly case: Case;
  readonly steps: readonly PreparedStep[];
}

export interface PreparedStep {
  readonly step: CaseStep;
  readonly accepted: readonly Expected[];
}

export const preparedCase = (one: Case): PreparedCase =>
  ({ case: one, steps: one.steps.map((step) => ({ step, accepted: acceptedAnswers(step) })) });

/** Whether an engine passes the case, by the runner's own comparison. */
export const passesCase = ({ steps }: PreparedCase, judge: Judge): boolean =>
  steps.every(({ step, accepted }) => compare(step, accepted, judge(step.position, step.action)).kind === 'pass');

/** An engine for each profile. */
export type JudgeIn = (profile: Profile) => Judge;

/** Like `passesCase`, but faster for many engines: answers equal to those of an engine that is `right` need no comparison. */
export const passesComparedTo = (right: JudgeIn) => {
  const known = new Map<PreparedCase, readonly string[]>();
  const inText = ({ steps }: PreparedCase, judge: Judge) => steps.map(({ step }) => JSON.stringify(judge(step.position, step.action)));
  return (prepared: PreparedCase, judgeIn: JudgeIn): boolean => {
    const { profile } = prepared.case;
    const wanted = known.get(prepared) ?? inText(prepared, right(profile));
    known.set(prepared, wanted);
    const judge = judgeIn(profile);
    return inText(prepared, judge).every((text, at) => text === wanted[at]) || passesCase(prepared, judge);
  };
};

/** The editions that a case holds in, oldest first. */
export const editionsOf = ({ editions = EDITION_IDS }: Case): readonly EditionId[] => EDITION_IDS.filter((id) => editions.includes(id));

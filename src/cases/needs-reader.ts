import type { Case } from './case.ts';
import { type EventualJudge, type Needs, needsOf } from './needs.ts';

/** Tells what cases need, each worked out once; `judgeFor` has the judge for the profile of a case. */
export const needsReader = (judgeFor: (profile: Case['profile']) => EventualJudge): ((one: Case) => Promise<Needs>) => {
  const known = new Map<Case, Promise<Needs>>();
  return (one) => {
    const needs = known.get(one) ?? needsOf(one, judgeFor(one.profile));
    known.set(one, needs);
    return needs;
  };
};

import { acceptedAnswers } from '../cases/accepted-answers.ts';
import type { CaseStep } from '../cases/case.ts';
import type { Reply } from '../subjects/subject.ts';
import { counted } from '../text/counted.ts';
import { compare } from './compare.ts';

/** A step of a case, and its number from 1. */
export interface AskedStep {
  readonly id: string;
  readonly number: number;
  readonly step: CaseStep;
}

/** Hears the reply to a step that is asked again just as in the run; `step` is as it was asked. */
export type Witness = (asked: AskedStep, reply: Reply) => void;

/** Watches the cases that passed in the run while they are asked again. */
export interface PassedCases {
  readonly witness: Witness;
  /** What counts against the engine, in a line: the cases that did not pass again; `asker` asked them. */
  complaints(asker: string): readonly string[];
}

/** `passed`: the ids of the cases that passed in the run, in its order. */
export const passedCases = (passed: ReadonlySet<string>): PassedCases => {
  const failed = new Map<string, string>();
  return {
    witness: ({ id, step }, reply) => {
      if (!passed.has(id) || failed.has(id)) return;
      const why = whyNotPassed(step, reply);
      if (why !== undefined) failed.set(id, why);
    },
    complaints: (asker) => {
      // in the order of the run, not in that of the replies
      const first = [...passed].find((id) => failed.has(id));
      if (first === undefined) return [];
      return [`${counted(failed.size, 'case')} passed, but not when ${asker} asked again; the first is ${first}: ${failed.get(first)}`];
    },
  };
};

const whyNotPassed = (step: CaseStep, reply: Reply): string | undefined => {
  if (reply.kind === 'declined') return `declined: ${reply.reason}`;
  if (reply.kind !== 'answered') return `${reply.kind}: ${reply.message}`;
  const comparison = compare(step, acceptedAnswers(step), reply.result);
  switch (comparison.kind) {
    case 'pass': return undefined;
    case 'fail': return comparison.differences[0] ?? 'differs';
    case 'declined':
    case 'garbled': return `${comparison.kind}: ${comparison.message}`;
  }
};

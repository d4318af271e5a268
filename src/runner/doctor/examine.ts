import type { ActionType } from '../../board/index.ts';
import type { CaseStep } from '../../cases/case.ts';
import { featuresOf } from '../../cases/needs.ts';
import { acceptedAnswers } from '../../cases/accepted-answers.ts';
import type { Reply, Subject } from '../../subjects/subject.ts';
import { compare } from '../compare.ts';
import { answerAdvice, processAdvice, shapeAdvice } from './advice.ts';
import { easyQuestions } from './questions.ts';

/** What came of one easy question. */
export interface Examination {
  readonly action: ActionType;
  readonly is: 'well' | 'not-asked' | 'declined' | 'broken' | 'wrong';
  /** What happened, one line each; empty where all is well. */
  readonly says: readonly string[];
  /** What to do about it. */
  readonly advice: readonly string[];
  /** What was said, `>` to the engine and `<` by it. */
  readonly exchange: readonly string[];
}

/** Asks an engine one easy question an action, one after the other; `exchange` returns what was said since it was last called. */
export const examine = async (subject: Subject, exchange: () => readonly string[]): Promise<readonly Examination[]> => {
  const findings: Examination[] = [];
  for (const step of easyQuestions(subject.hello.answers)) {
    const lacking = featuresOf(step).filter((feature) => !subject.hello.features.includes(feature));
    const judgement = lacking.length > 0 ? notAsked(lacking) : judged(step, await subject.ask({ position: step.position, action: step.action }));
    findings.push({ action: step.action.type, ...judgement, exchange: exchange() });
  }
  return findings;
};

type ExaminationResult = Pick<Examination, 'is' | 'says' | 'advice'>;

const notAsked = (lacking: readonly string[]): ExaminationResult => ({ is: 'not-asked', says: [`it needs ${lacking.join(', ')}`], advice: [] });

const judged = (step: CaseStep, reply: Reply): ExaminationResult => {
  switch (reply.kind) {
    case 'answered':
      return answered(step, reply.result);
    case 'declined':
      return { is: 'declined', says: [reply.reason], advice: ['An action that is always declined should not stand in `answers`.'] };
    case 'crashed':
    case 'hung':
    case 'garbled':
      return { is: 'broken', says: [reply.message, ...(reply.stderr ?? []).map((line) => `stderr: ${line}`)], advice: processAdvice(reply.message) };
  }
};

const answered = (step: CaseStep, result: unknown): ExaminationResult => {
  const comparison = compare(step, acceptedAnswers(step), result);
  switch (comparison.kind) {
    case 'pass':
      return { is: 'well', says: [], advice: [] };
    case 'fail':
      return { is: 'wrong', says: comparison.differences, advice: answerAdvice(step, result) };
    case 'declined':
    case 'garbled':
      return { is: 'broken', says: [comparison.message], advice: shapeAdvice(step.action, result) };
  }
};

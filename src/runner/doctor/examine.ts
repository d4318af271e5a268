import { type ActionType, ACTION_TYPES, type Feature, type Step } from '../../board/index.ts';
import { acceptedAnswers } from '../../cases/accepted-answers.ts';
import type { CaseStep } from '../../cases/case.ts';
import { featuresOf } from '../../cases/needs.ts';
import type { Reply, Subject } from '../../subjects/subject.ts';
import { listed, quoted } from '../../text/quoted.ts';
import { compare } from '../compare.ts';
import { answerAdvice, shapeAdvice } from './advice.ts';
import { processAdvice } from './process-advice.ts';
import { type EasyQuestion, easyQuestions } from './questions.ts';

/** The result of the easy questions about an action. */
export interface Examination {
  readonly action: ActionType;
  /** `declined` only if every question that the engine supports was declined. */
  readonly is: 'well' | 'not-asked' | 'declined' | 'broken' | 'wrong';
  /** What happened, one line each; for an action that is well, the questions that were declined. */
  readonly says: readonly string[];
  /** What to do about it. */
  readonly advice: readonly string[];
  /** The lines exchanged over the question that decided: `>` to the engine, `<` from it. */
  readonly exchange: readonly string[];
}

/** Asks an engine easy questions about each action, one after the other; `exchange` returns the lines since its last call. */
export const examine = async (subject: Subject, exchange: () => readonly string[]): Promise<readonly Examination[]> => {
  const examinations: Examination[] = [];
  for (const action of ACTION_TYPES.filter((type) => subject.hello.answers.includes(type))) {
    const answers: Answered[] = [];
    for (const question of easyQuestions([action])) {
      const answer = { question, ...await ask(subject, question.step), exchange: exchange() };
      answers.push(answer);
      if (isFault(answer)) break; // one fault at a time, and an engine that hangs costs no more than a time-out
    }
    examinations.push({ action, ...summedUp(answers) });
  }
  return examinations;
};

type QuestionResult = Pick<Examination, 'is' | 'says' | 'advice'>;

type Answered = Omit<Examination, 'action'> & { readonly question: EasyQuestion };

const isFault = ({ is }: QuestionResult): boolean => is === 'broken' || is === 'wrong';

/** The first fault decides; without one, the action is well if any question is. */
const summedUp = (answers: readonly Answered[]): Omit<Examination, 'action'> => {
  const fault = answers.find(isFault);
  if (fault !== undefined) return { ...withoutQuestion(fault), says: [inShape(fault), ...fault.says] };
  const exchange = answers.flatMap((answer) => answer.exchange);
  const says = (which: QuestionResult['is']): readonly string[] => answers.filter(({ is }) => is === which).map(reasonIn);
  const declined = says('declined');
  if (answers.some(({ is }) => is === 'well')) {
    return { is: 'well', says: declined.map((line) => `declined ${line}`), advice: [], exchange };
  }
  if (declined.length === 0) return { is: 'not-asked', says: [...new Set(says('not-asked'))], advice: [], exchange };
  return { is: 'declined', says: declined, advice: [ALWAYS_DECLINED], exchange };
};

const ALWAYS_DECLINED = 'The engine declined every question about this action: leave the action out of `answers`, or answer it.';

const withoutQuestion = ({ question: _, ...rest }: Answered): Omit<Examination, 'action'> => rest;

const reasonIn = ({ is, says: [why = ''], question: { shape } }: Answered): string =>
  (is === 'declined' ? `${shape}: ${why}` : why);

const inShape = ({ question: { shape, step } }: Answered): string => `${quoted(step.action.type)} ${shape}:`;

const ask = async (subject: Subject, step: CaseStep): Promise<QuestionResult> => {
  const lacking = unsupported(subject, step);
  if (lacking.length > 0) return { is: 'not-asked', says: [`it needs ${listed(lacking)}`], advice: [] };
  return resultOf(step, await subject.ask({ position: step.position, action: step.action }));
};

const unsupported = ({ hello }: Subject, step: CaseStep): readonly (Feature | Step)[] => {
  const { position, action } = step;
  const steps = [...(position.step === undefined ? [] : [position.step]), ...(action.type === 'advance' ? [action.params.to] : [])];
  const features = featuresOf(step).filter((feature) => !hello.features.includes(feature));
  return [...features, ...steps.filter((each) => !hello.steps.includes(each))];
};

const resultOf = (step: CaseStep, reply: Reply): QuestionResult => {
  switch (reply.kind) {
    case 'answered':
      return answerResult(step, reply.result);
    case 'declined':
      return { is: 'declined', says: [reply.reason], advice: [] };
    case 'crashed':
    case 'hung':
    case 'garbled': {
      const log = (reply.stderr ?? []).map((line) => `stderr: ${line}`);
      return { is: 'broken', says: [reply.message, ...log], advice: processAdvice(reply.message) };
    }
  }
};

const answerResult = (step: CaseStep, result: unknown): QuestionResult => {
  const comparison = compare(step, acceptedAnswers(step), result);
  switch (comparison.kind) {
    case 'pass':
      return { is: 'well', says: [], advice: [] };
    case 'fail':
      return { is: 'wrong', says: comparison.differences, advice: answerAdvice(step, result) };
    case 'declined':
    case 'garbled':
      return { is: 'broken', says: [comparison.message], advice: shapeAdvice(step.action, result, comparison.message) };
  }
};

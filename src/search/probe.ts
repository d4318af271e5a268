import { type Action, FEATURES, isReason, type Judge, type Position, STEPS } from '../board/index.ts';
import type { Case, CaseId, CaseStep, Expected } from '../cases/case.ts';
import { owedIn } from '../cases/debts.ts';
import { expectedFrom } from '../cases/from-answer.ts';
import { featuresOf, needsOf } from '../cases/needs.ts';
import { acceptedAnswers } from '../cases/accepted-answers.ts';
import { compare } from '../runner/compare.ts';
import type { Part } from '../runner/report.ts';
import { readAnswer, type EngineAnswer } from '../subjects/answer.ts';
import type { Reply, Subject } from '../subjects/subject.ts';
import type { HelloResult } from '../subjects/wire.ts';
import { leftToCards, someHaveCards } from './card-values.ts';

/** A wrong or missing answer of an engine. */
export interface Difference {
  readonly kind: 'fail' | 'crashed' | 'hung' | 'garbled';
  readonly step: CaseStep;
  /** The right answer; if several are right, the one closest to the engine's. */
  readonly expected: Expected;
  /** If the answer is wrong: the parts that differ, and a line for each difference. */
  readonly parts: readonly Part[];
  readonly lines: readonly string[];
  /** The engine's answer, unchanged, if it gave one. */
  readonly actual?: unknown;
  /** If two engines are compared: the answer of each. */
  readonly sides?: readonly Side[];
}

export interface Side {
  readonly name: string;
  /** The answer, unchanged; if there was none, a message. */
  readonly said: unknown;
}

/** How a question came out; `stopped`: the search ended first, see `stoppable`. */
export type ProbeOutcome = Difference | 'same' | 'declined' | 'stopped';

/** What an engine declares in `hello`. */
export type Knowledge = Pick<HelloResult, 'answers' | 'steps' | 'features'>;

/** Asks an engine single questions, and compares its answers. */
export interface Probe {
  readonly knows: Knowledge;
  /** How many questions may wait for an answer at once. */
  readonly window: number;
  /** The question with the reference engine's answer. */
  question(position: Position, action: Action): CaseStep;
  ask(step: CaseStep): Promise<ProbeOutcome>;
}

/** Compares an engine with the reference engine, on questions that it supports. */
export const againstReference = (judge: Judge, subject: Subject): Probe => {
  const applies = applicable(judge, subject.hello);
  return {
    knows: subject.hello,
    get window() {
      return subject.window;
    },
    question: questionsOf(judge, subject.hello),
    ask: async (step) => {
      if (!await applies(step)) return 'declined';
      return differenceIn(step, acceptedAnswers(step), await subject.ask(step));
    },
  };
};

/** Compares two engines with each other, on questions that both support; the first one's answer is expected of the second. */
export const againstEachOther = (judge: Judge, [one, other]: readonly [Subject, Subject]): Probe => {
  const [oneKnows, otherKnows] = [applicable(judge, one.hello), applicable(judge, other.hello)];
  return {
    knows: both(one.hello, other.hello),
    get window() {
      return Math.min(one.window, other.window);
    },
    question: questionsOf(judge, one.hello),
    ask: async (step) => {
      if (!await oneKnows(step) || !await otherKnows(step)) return 'declined';
      const [reply, otherReply] = await Promise.all([one.ask(step), other.ask(step)]);
      const heard = [{ name: one.hello.name, reply }, { name: other.hello.name, reply: otherReply }];
      return withSides(differenceBetween(step, reply, otherReply), step, heard);
    },
  };
};

/** A question with a judge's answer; it leaves out the values that players' cards print. */
export const stepOf = (judge: Judge, position: Position, action: Action): CaseStep => {
  const asked = leftToCards(position);
  return { position: asked, owed: owedIn(position), action, expected: expectedFrom(judge(asked, action)) };
};

const both = (one: Knowledge, other: Knowledge): Knowledge => ({
  answers: one.answers.filter((type) => other.answers.includes(type)),
  steps: one.steps.filter((step) => other.steps.includes(step)),
  features: one.features.filter((feature) => other.features.includes(feature)),
});

/** An engine that doesn't distinguish removed from destroyed isn't asked to. */
const questionsOf = (judge: Judge, { features }: HelloResult): Probe['question'] => {
  if (features.includes('removed-or-destroyed')) return (position, action) => stepOf(judge, position, action);
  return (position, action) => {
    const step = stepOf(judge, position, action);
    if (step.expected.kind !== 'legal') return step;
    const { as: _, ...expected } = step.expected;
    return { ...step, expected };
  };
};

/** Whether an engine supports a question. */
const applicable = (judge: Judge, { answers, features, steps }: HelloResult): ((step: CaseStep) => boolean | Promise<boolean>) => {
  const knowsAll = STEPS.every((step) => steps.includes(step))
    && FEATURES.every((feature) => feature === 'printed-capacity' || features.includes(feature));
  return (step) => {
    if (!answers.includes(step.action.type)) return false;
    if (someHaveCards(step.position) && !features.includes('printed-capacity')) return false;
    if (knowsAll) return true;
    return featuresOf(step).every((feature) => features.includes(feature)) && needsAreMet(step, judge, { features, steps });
  };
};

type Supported = Pick<HelloResult, 'features' | 'steps'>;

const needsAreMet = async (step: CaseStep, judge: Judge, { features, steps }: Supported): Promise<boolean> => {
  const needs = await needsOf(caseOf(step), judge);
  return needs.features.every((feature) => features.includes(feature)) && needs.steps.every((each) => steps.includes(each));
};

/** A case with just this question. */
const caseOf = (step: CaseStep): Case => ({
  id: 'R2-00' as CaseId, clause: 'R2', title: '', because: [], profile: 'core', kills: [], place: { file: '', line: 1 }, steps: [step],
});

const differenceIn = (step: CaseStep, accepted: readonly Expected[], reply: Reply): ProbeOutcome => {
  if (reply.kind === 'declined') return 'declined';
  if (reply.kind !== 'answered') return { kind: reply.kind, step, expected: step.expected, parts: [], lines: [reply.message] };
  const comparison = compare(step, accepted, reply.result);
  switch (comparison.kind) {
    case 'pass': return 'same';
    case 'declined': return 'declined';
    case 'garbled': return { kind: 'garbled', step, expected: step.expected, parts: [], lines: [comparison.message], actual: reply.result };
    case 'fail': {
      const { expected, parts, differences } = comparison;
      return { kind: 'fail', step, expected, parts, lines: differences, actual: reply.result };
    }
  }
};

/** Either engine may make removals that leave no choice, so each is compared with every answer that the other's allows. */
const differenceBetween = (step: CaseStep, one: Reply, other: Reply): ProbeOutcome => {
  if (one.kind !== 'answered') return differenceIn(step, [], one);
  if (other.kind !== 'answered') return differenceIn(step, [], other);
  const [first, second] = [readAnswer(step.action.type, one.result), readAnswer(step.action.type, other.result)];
  if (first.kind === 'malformed' || second.kind === 'malformed') return differenceIn(step, [], first.kind === 'malformed' ? one : other);
  const asFirstSays = { ...step, expected: expectedBy(first, step) };
  const found = differenceIn(asFirstSays, acceptedAnswers(asFirstSays), other);
  if (typeof found === 'string') return found;
  const asSecondSays = { ...step, expected: expectedBy(second, step) };
  return typeof differenceIn(asSecondSays, acceptedAnswers(asSecondSays), one) === 'string' ? 'same' : { ...found, step };
};

interface Heard {
  readonly name: string;
  readonly reply: Reply;
}

/** A difference between two engines, with both answers. If one of them is right, it is the other's difference from the right answer. */
const withSides = (found: ProbeOutcome, step: CaseStep, heard: readonly Heard[]): ProbeOutcome => {
  if (typeof found === 'string') return found;
  const wrong = heard.map(({ reply }) => differenceIn(step, acceptedAnswers(step), reply)).filter((asked) => typeof asked !== 'string');
  const sides = heard.map(({ name, reply }): Side => ({ name, said: saidIn(reply) }));
  return { ...(wrong.length === 1 ? wrong[0] ?? found : found), sides };
};

const saidIn = (reply: Reply): unknown => {
  if (reply.kind === 'answered') return reply.result;
  return reply.kind === 'declined' ? reply.reason : reply.message;
};

/** An engine's answer, as if it were expected. */
const expectedBy = (said: EngineAnswer, { position }: CaseStep): Expected => {
  switch (said.kind) {
    case 'numbers': return said;
    case 'illegal': return { kind: 'illegal', reason: said.reason !== undefined && isReason(said.reason) ? said.reason : 'excess-not-met' };
    case 'legal': {
      const { systems, reinforcements } = said.position;
      const isTracked = position.reinforcements !== undefined && reinforcements !== undefined;
      return { ...said, position: { ...position, systems, reinforcements: isTracked ? reinforcements : position.reinforcements } };
    }
  }
};

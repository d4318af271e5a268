import { type Action, ACTION_TYPES, FEATURES, isVerdict, type Judge, type Position, STEPS } from '../../board/index.ts';
import { acceptedAnswers } from '../../cases/accepted-answers.ts';
import type { CaseStep } from '../../cases/case.ts';
import { holdingOf } from '../../proof/conditions/holding.ts';
import { passesStep } from '../../proof/judge-answers.ts';
import { judgesWith } from '../../proof/judges.ts';
import { misreadingsIn } from '../../proof/misreadings.ts';
import type { Claim } from '../../proof/prove.ts';
import { rulingsOf, rulingsWith } from '../../rules/article.ts';
import { compare } from '../../runner/compare.ts';
import { diceFor } from '../draw/dice.ts';
import { drawPlay } from '../draw/play.ts';
import { stepOf } from '../probe.ts';
import { costOf } from '../shrink/cost.ts';
import { afterAction } from '../shrink/play.ts';
import { type IsNatural, naturalBy } from './natural.ts';
import { SPOILERS } from './spoiled-answers.ts';

/** A fault that occurs only under a condition. */
export interface ConditionalFault {
  /** A misreading as RULING=ANSWER, or the id of a spoiler. */
  readonly fault: string;
  readonly condition: string;
}

/** The smallest natural question that was drawn in which an engine with the fault answers wrongly. */
export interface Witness extends ConditionalFault {
  readonly position: Position;
  readonly action: Action;
}

/** What a question shows: the faults that give a wrong answer to it, and the conditions that hold. */
export interface Shown {
  readonly faults: readonly string[];
  readonly conditions: readonly string[];
}

/** Tells what a question shows. */
export type Showing = (position: Position, action: Action) => Shown;

/** Which plays to draw: so many, from a seed. */
export interface Draws {
  readonly seed: number;
  readonly plays: number;
}

/** The conditional faults that drawn natural questions show, with a witness each, and how many questions these were. */
export const naturalWitnesses = (
  claim: Claim, { seed, plays }: Draws, onPlay?: (play: number) => void,
): { readonly questions: number; readonly witnesses: readonly Witness[] } => {
  const isNatural = naturalBy(claim.catalogue);
  const showing = showingOf(claim);
  const found = new Map<string, { readonly witness: Witness; readonly cost: number }>();
  let questions = 0;
  for (const { position, action } of questionsOf(referenceOf(claim), { seed, plays }, isNatural, onPlay)) {
    questions += 1;
    const { faults, conditions } = showing(position, action);
    if (faults.length === 0) continue;
    const cost = costOf({ position, actions: [action] });
    for (const fault of faults) {
      for (const condition of conditions) {
        const known = found.get(nameOf({ fault, condition }));
        if (known !== undefined && known.cost <= cost) continue;
        found.set(nameOf({ fault, condition }), { witness: { fault, condition, position, action }, cost });
      }
    }
  }
  return { questions, witnesses: [...found.values()].map(({ witness }) => witness) };
};

/** `R3.2/on-planets=counted where mech`. */
export const nameOf = ({ fault, condition }: ConditionalFault): string => `${fault} where ${condition}`;

/** What questions show, by the edition `current` and the profile core. */
export const showingOf = (claim: Claim): Showing => {
  const { article, conditions } = claim;
  const judgesFor = judgesWith(article, claim.catalogue);
  const consulted = new Set<string>();
  const listening = judgesFor(rulingsOf(article, 'current'), (ruling) => consulted.add(ruling))('core');
  const misread = misreadingsIn(article, 'current').map(({ name, ruling, answer }) =>
    ({ name, ruling, judge: judgesFor(rulingsWith(article, 'current', { [ruling]: answer }))('core') }));
  const holding = holdingOf(conditions);
  return (position, action) => {
    consulted.clear();
    const step = stepOf(listening, position, action);
    // an engine that differs in no ruling that the question consults needn't be asked
    const wrong = misread.filter(({ ruling, judge }) => consulted.has(ruling) && !passesStep(judge, step)).map(({ name }) => name);
    const faults = [...wrong, ...spoilersOf(step, listening)];
    return { faults, conditions: faults.length === 0 ? [] : holding(step, listening) };
  };
};

/** The spoilers that make the right answer to a question wrong. */
export const spoilersOf = (step: CaseStep, judge: Judge): readonly string[] => {
  const answer = judge(step.position, step.action);
  if (!isVerdict(answer) || !answer.legal) return [];
  const accepted = acceptedAnswers(step);
  return SPOILERS.flatMap(({ id, spoil }) => {
    const spoiled = spoil(answer, step.position);
    return spoiled === undefined || compare(step, accepted, spoiled).kind === 'pass' ? [] : [id];
  });
};

/** The reference engine, by the edition `current`. */
export const referenceOf = ({ article, catalogue }: Claim): Judge =>
  judgesWith(article, catalogue)(rulingsOf(article, 'current'))('core');

const questionsOf = function* (
  judge: Judge, { seed, plays }: Draws, isNatural: IsNatural, onPlay: ((play: number) => void) | undefined,
): Generator<{ readonly position: Position; readonly action: Action }> {
  for (let play = 0; play < plays; play += 1) {
    onPlay?.(play);
    const { position: start, actions } = drawPlay(diceFor(seed, play), judge, KNOWS_ALL);
    let position = start;
    for (const action of actions) {
      if (isNatural(position, action)) yield { position, action };
      position = afterAction(judge, position, action);
    }
  }
};

const KNOWS_ALL = { answers: ACTION_TYPES, steps: STEPS, features: FEATURES.filter((feature) => feature !== 'printed-capacity') };

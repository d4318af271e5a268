import { type Action, ACTION_TYPES, type Position } from '../../src/board/index.ts';
import { readCases } from '../../src/cases/read.ts';
import { selectCases } from '../../src/cli/questions.ts';
import { ownCases, RULES } from '../../src/cli/suite-data.ts';
import { judge } from '../../src/engine/judge.ts';
import { official } from '../../src/engine/official.ts';
import { isRead, readScope, scopeFile } from '../../src/search/scope/read.ts';
import { walk } from '../../src/search/scope/walk.ts';
import { median } from './median.ts';

/** Judgements a second, for each kind of question. */
export type JudgingRates = Readonly<Record<string, number>>;

interface Question {
  readonly position: Position;
  readonly action: Action;
}

/** How long each measurement takes, in seconds, and how often it is repeated. */
const LONG = 0.3;
const ROUNDS = 9;

const ofCases = (): readonly Question[] =>
  selectCases(readCases(ownCases('core')).cases, { only: [], edition: 'current', profile: 'core' }).flatMap(({ steps }) => steps);

/** All questions in every nth position of the scope `standard`. */
const EVERY = 20;

const ofScope = (): readonly Question[] => {
  const scope = readScope(scopeFile(RULES, 'standard'));
  if (!isRead(scope)) throw new Error("the scope can't be read");
  const asked: Question[] = [];
  for (const { at, judgements } of walk(scope, (position, action) => judge(official, position, action))) {
    if (at % EVERY === 0) for (const { position, action } of judgements()) asked.push({ position, action });
  }
  return asked;
};

const rateOf = (questions: readonly Question[]): number => {
  let judged = 0;
  const began = performance.now();
  while (performance.now() - began < 1000 * LONG) {
    for (const { position, action } of questions) judge(official, position, action);
    judged += questions.length;
  }
  return 1000 * judged / (performance.now() - began);
};

const measured = (): JudgingRates => {
  const steps = ofCases();
  const sets = [
    ...ACTION_TYPES.map((type) => [type, steps.filter(({ action }) => action.type === type)] as const),
    ['standard', ofScope()] as const,
  ];
  return Object.fromEntries(sets.map(([name, questions]) => {
    rateOf(questions); // warm-up: until it is compiled
    return [name, median(Array.from({ length: ROUNDS }, () => rateOf(questions)))];
  }));
};

console.log(JSON.stringify(measured()));

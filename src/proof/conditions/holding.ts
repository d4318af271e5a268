import type { Judge } from '../../board/index.ts';
import type { CaseStep } from '../../cases/case.ts';
import { ConditionInput } from '../../engine/formulas/condition-input.ts';
import { compileFormula } from '../../rules/formulas/compile.ts';
import { CONDITION_INPUTS } from '../../rules/formulas/vocabulary.ts';
import type { Condition, ConditionId } from './types.ts';

/** A step of a case, as far as conditions see it. */
export type SeenStep = Pick<CaseStep, 'position' | 'owed' | 'action'>;

/** Finds the conditions that hold for a step. The judge answers by the article. */
export type Holding = (step: SeenStep, judge: Judge) => readonly ConditionId[];

/** Finds which of the conditions hold; they have been checked. */
export const holdingOf = (conditions: readonly Condition[]): Holding => {
  const compiled = conditions.map(({ id, formula }) => ({ id, evaluate: evaluateOf(id, formula) }));
  return ({ position, owed, action }, judge) => {
    const input = new ConditionInput({ position, owed, action, answer: judge(position, action) });
    return compiled.filter(({ evaluate }) => evaluate(input) === true).map(({ id }) => id);
  };
};

const evaluateOf = (id: ConditionId, formula: string): (input: object) => unknown => {
  const compiled = compileFormula(formula, CONDITION_INPUTS, 'yes or no');
  if ('fault' in compiled) throw new Error(`the condition ${id}: ${compiled.fault.problem}, expected ${compiled.fault.expected}`);
  return compiled.evaluate;
};

import { EvaluationError } from '@marcbachmann/cel-js';
import { compileFormula, problemOf } from './compile.ts';
import { FormulaFailure, type FormulaName, NoSuchValue } from './failure.ts';
import { type FormulaRuling, inputsFor } from './inputs.ts';

/** An answer to a ruling, given by a formula. */
export interface Formula extends FormulaName {
  /** The value for these inputs. Throws `FormulaFailure` if there is none. */
  readonly valueFor: (inputs: object) => unknown;
}

/** The formula of an answer, which the rules have checked. Throws `FormulaFailure` on one that can't be read. */
export const formulaOf = (ruling: FormulaRuling, answer: string, text: string): Formula => {
  const name: FormulaName = { ruling: ruling.id, answer, text };
  const compiled = compileFormula(text, inputsFor(ruling), ruling.gives);
  if ('fault' in compiled) throw new FormulaFailure(name, compiled.fault);
  return { ...name, valueFor: (inputs) => valueFor(name, () => compiled.evaluate(inputs)) };
};

const valueFor = (formula: FormulaName, evaluate: () => unknown): unknown => {
  try {
    return evaluate();
  } catch (error) {
    if (error instanceof NoSuchValue) throw new FormulaFailure(formula, { problem: error.message, expected: 'a value' });
    if (!(error instanceof EvaluationError)) throw error;
    throw new FormulaFailure(formula, { problem: problemOf(error), expected: 'a value', at: error.node?.start ?? 0 });
  }
};

import { EvaluationError } from '@marcbachmann/cel-js';
import { quoted } from '../../text/quoted.ts';
import { compileFormula } from './compile.ts';
import { type FormulaRuling, inputsFor } from './inputs.ts';

/** An answer to a ruling, given by a formula. */
export interface Formula {
  /** The ruling and the answer, like `R2/counted=no-mechs`. */
  readonly name: string;
  readonly text: string;
  /** The value for these inputs. Throws `FormulaFailure` if there is none. */
  readonly valueFor: (inputs: object) => unknown;
}

/** A formula that gives no value, or one that can't be an answer. */
export class FormulaFailure extends Error {
  constructor(formula: Pick<Formula, 'name' | 'text'>, problem: string, expected: string) {
    super(`${formula.name}: ${problem}, expected ${expected}, in the formula ${quoted(formula.text)}`);
    this.name = 'FormulaFailure';
  }
}

/** The formula of an answer, which the rules have checked. Throws on one that can't be read. */
export const formulaOf = (ruling: FormulaRuling, answer: string, text: string): Formula => {
  const name = `${ruling.id}=${answer}`;
  const compiled = compileFormula(text, inputsFor(ruling), ruling.gives);
  if ('fault' in compiled) throw new FormulaFailure({ name, text }, compiled.fault.problem, compiled.fault.expected);
  return { name, text, valueFor: (inputs) => valueFor({ name, text }, () => compiled.evaluate(inputs)) };
};

const valueFor = (formula: Pick<Formula, 'name' | 'text'>, evaluate: () => unknown): unknown => {
  try {
    return evaluate();
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    const column = (error.node?.start ?? 0) + 1;
    throw new FormulaFailure(formula, `${error.summary.charAt(0).toLowerCase()}${error.summary.slice(1)} (at ${column})`, 'a value');
  }
};

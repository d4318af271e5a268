import { quoted } from '../../text/quoted.ts';

/** The answer to a ruling that a formula gives. */
export interface FormulaName {
  readonly ruling: string;
  readonly answer: string;
  readonly text: string;
}

/** What a formula did instead of giving an answer. */
export interface NoAnswer {
  readonly problem: string;
  readonly expected: string;
  /** The place in the formula's text, from 0; absent: all of it. */
  readonly at?: number;
}

/** A formula that gives no value, or one that can't be an answer. */
export class FormulaFailure extends Error {
  readonly formula: FormulaName;
  readonly why: NoAnswer;

  constructor(formula: FormulaName, why: NoAnswer) {
    const { at, problem, expected } = why;
    const place = at === undefined ? '' : ` at column ${at + 1}`;
    super(`${formula.ruling}=${formula.answer}: ${problem}, expected ${expected}, in the formula ${quoted(formula.text)}${place}`);
    this.name = 'FormulaFailure';
    this.formula = formula;
    this.why = why;
  }
}

/** A value that formulas can ask for but that doesn't exist. */
export class NoSuchValue extends Error {}

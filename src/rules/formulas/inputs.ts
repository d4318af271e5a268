import { own } from '../../board/index.ts';
import { ASKED_ABOUT, type FormulaResult, type Input, type Inputs, QUESTIONS, type QuestionKind, WORKED_OUT } from './vocabulary.ts';

/** A ruling, as far as its formulas depend on it. */
export interface FormulaRuling {
  readonly id: string;
  readonly asks: QuestionKind;
  readonly gives: FormulaResult;
}

/** What the formulas of a ruling see: what its kind of question sees, what it is asked about, and the official answer. */
export const inputsOf = ({ id, asks, gives }: FormulaRuling): Inputs => ({
  ...Object.fromEntries(Object.entries<Input>(QUESTIONS[asks]).filter(([, input]) => isKnownTo(id, input))),
  ...own<Inputs>(ASKED_ABOUT, id),
  answer: { type: gives, means: 'the official answer' },
});

/** Whether the value is worked out before the ruling is asked. */
const isKnownTo = (ruling: string, { from }: Input): boolean => {
  if (from === undefined) return true;
  const at = WORKED_OUT.indexOf(ruling);
  return at === -1 || at > WORKED_OUT.indexOf(from);
};

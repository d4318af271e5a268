import { own } from '../../board/index.ts';
import { ASKED_ABOUT, type FormulaResult, type Input, type Inputs, QUESTIONS, type QuestionKind, WORKED_OUT } from './vocabulary.ts';

/** A ruling, as far as its formulas depend on it. */
export interface FormulaRuling {
  readonly id: string;
  readonly asks: QuestionKind;
  readonly gives: FormulaResult;
}

/** What the official formula of a ruling sees: what its kind of question sees, and what the ruling is asked about. */
export const officialInputs = ({ id, asks }: FormulaRuling): Inputs => ({
  ...Object.fromEntries(Object.entries<Input>(QUESTIONS[asks]).filter(([, input]) => isKnownTo(id, input))),
  ...own<Inputs>(ASKED_ABOUT, id),
});

/** What all other formulas of the ruling see: the official answer as well. */
export const inputsFor = (ruling: FormulaRuling): Inputs =>
  ({ ...officialInputs(ruling), answer: { type: ruling.gives, means: 'the official answer' } });

/** Whether the value is worked out before the ruling is asked. */
const isKnownTo = (ruling: string, { from }: Input): boolean => {
  if (from === undefined) return true;
  const at = WORKED_OUT.indexOf(ruling);
  return at === -1 || at > WORKED_OUT.indexOf(from);
};

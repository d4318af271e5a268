import { didYouMean, type DataPath, type Fault, keyFault, quoted, valueFault } from '../../source/index.ts';
import type { CardsFile, Changes } from '../cards.ts';
import { compileFormula } from '../formulas/compile.ts';
import { inputsFor, officialInputs } from '../formulas/inputs.ts';
import type { FormulaResult, Inputs } from '../formulas/vocabulary.ts';
import type { Ruling, RulingsFile } from '../types.ts';

/**
 * What is wrong with the answers in rules/rulings.yaml: formulas that can't be read, and misreadings that neither a formula nor a function
 * gives. `functions` are the wrong answers that the engine has as functions, as `RULING=ANSWER`.
 */
export const formulaFaults = ({ rulings }: RulingsFile, functions: readonly string[]): readonly Fault[] =>
  rulings.flatMap((ruling, at) => [...officialFaults(ruling, at), ...misreadingFaults(ruling, at, functions)]);

const officialFaults = ({ id, asks, gives, formula }: Ruling, at: number): readonly Fault[] =>
  (asks === undefined || gives === undefined || formula === undefined
    ? []
    : faultsOf(formula, ['rulings', at, 'formula'], officialInputs({ id, asks, gives }), gives));

const misreadingFaults = ({ id, asks, gives, misreadings }: Ruling, at: number, functions: readonly string[]): readonly Fault[] =>
  misreadings.flatMap(({ answer, formula }, index) => {
    const path = ['rulings', at, 'misreadings', index];
    const isFunction = functions.includes(`${id}=${answer}`);
    if (formula === undefined) {
      return isFunction ? [] : [valueFault([...path, 'answer'], 'no-answer', `nothing gives the answer ${quoted(answer)}`, EITHER)];
    }
    if (isFunction) return [valueFault([...path, 'formula'], 'no-answer', `a function of the engine gives ${quoted(answer)} too`, EITHER)];
    return asks === undefined || gives === undefined ? [] : faultsOf(formula, [...path, 'formula'], inputsFor({ id, asks, gives }), gives);
  });

const EITHER = 'a `formula`, or a function in src/engine/misreadings/, and not both';

/** What is wrong with the formulas of the cards. */
export const cardFormulaFaults = ({ cards }: CardsFile, rulings: readonly Ruling[]): readonly Fault[] =>
  cards.flatMap(({ changes, misreadings }, at) => [
    ...changesFaults(changes, rulings, ['cards', at, 'changes']),
    ...misreadings.flatMap((misreading, index) =>
      changesFaults(misreading.changes, rulings, ['cards', at, 'misreadings', index, 'changes'])),
  ]);

const changesFaults = (changes: Changes, rulings: readonly Ruling[], path: DataPath): readonly Fault[] =>
  Object.entries(changes).flatMap(([id, formula]) => {
    const { asks, gives } = rulings.find((ruling) => ruling.id === id) ?? {};
    if (asks !== undefined && gives !== undefined) return faultsOf(formula, [...path, id], inputsFor({ id, asks, gives }), gives);
    return [keyFault([...path, id], 'unknown-ruling', `${quoted(id)} can't be answered by a formula`, 'a ruling with `asks` in rulings.yaml')];
  });

/** What is wrong with one formula, at its place in the file. */
export const faultsOf = (formula: string, path: DataPath, inputs: Inputs, gives: FormulaResult): readonly Fault[] => {
  const compiled = compileFormula(formula, inputs, gives);
  if (!('fault' in compiled)) return [];
  const { at, problem, expected, meant } = compiled.fault;
  return [{ ...valueFault(path, 'formula', problem, expected), within: at, ...didYouMean(meant) }];
};

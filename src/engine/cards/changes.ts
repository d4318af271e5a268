import type { Changes } from '../../rules/cards.ts';
import { type Formula, formulaOf } from '../../rules/formulas/formula.ts';
import type { Ruling } from '../../rules/types.ts';
import { policyByFormula } from '../formulas/policies.ts';
import type { Policies } from '../policies.ts';

/** Applies the changes of a card, which its id names in messages, to policies. */
export type ApplyChanges = (before: Policies, card: string, changes: Changes) => Policies;

/** Reads changes by these rulings; a formula is compiled when it is first needed. Throws if one can't be read, which `lint` has checked. */
export const changesReader = (rulings: readonly Ruling[]): ApplyChanges => {
  const known = new Map<string, Formula>();
  const formulaFor = (ruling: string, card: string, text: string): Formula => {
    const key = `${ruling}\n${card}\n${text}`;
    const formula = known.get(key) ?? readFormula(rulings, ruling, card, text);
    known.set(key, formula);
    return formula;
  };
  return (before, card, changes) => ({
    ...before,
    ...Object.fromEntries(Object.entries(changes).map(([ruling, text]) =>
      [ruling, policyByFormula(ruling, formulaFor(ruling, card, text), before)])),
  });
};

const readFormula = (rulings: readonly Ruling[], id: string, card: string, text: string): Formula => {
  const { asks, gives } = rulings.find((ruling) => ruling.id === id) ?? {};
  if (asks === undefined || gives === undefined) throw new Error(`no formula can answer the ruling \`${id}\``);
  return formulaOf({ id, asks, gives }, card, text);
};

import { isCardId } from '../../board/index.ts';
import { formulaOf } from '../../rules/formulas/formula.ts';
import type { Ruling, Rulings } from '../../rules/types.ts';
import { policyByFormula } from '../formulas/policies.ts';
import { official } from '../official.ts';
import type { Policies, RulingId } from '../policies.ts';
import { N3 } from './N3.ts';
import { N4 } from './N4.ts';
import { N4_2 } from './N4.2.ts';
import { N4_6 } from './N4.6.ts';
import { R3 } from './R3.ts';
import { R3_1 } from './R3.1.ts';
import { R3_3 } from './R3.3.ts';
import type { Misreadings } from './table.ts';

const FUNCTIONS: readonly Misreadings[] = [R3, R3_1, R3_3, N3, N4, N4_2, N4_6];

/**
 * The policies that answer these rulings as given, and all others officially; what cards do is not among them. Throws on an answer that is neither a formula of the
 * rulings nor a function of the engine.
 */
export const policiesFor = (rulings: readonly Ruling[], answers: Rulings): Policies =>
  Object.entries(answers).filter(([id]) => !isCardId(id))
    .reduce((policies, [id, answer]) => ({ ...policies, [id]: policyFor(rulings, id, answer) }), official);

const policyFor = (rulings: readonly Ruling[], id: string, answer: string): Policies[RulingId] => {
  const policy = policyOfFormula(rulings, id, answer) ?? policyOfFunction(id, answer);
  if (policy === undefined) throw new Error(`the engine has no answer \`${answer}\` to the ruling \`${id}\``);
  return policy;
};

const policyOfFormula = (rulings: readonly Ruling[], id: string, answer: string): Policies[RulingId] | undefined => {
  const ruling = rulings.find((each) => each.id === id);
  const text = ruling?.misreadings.find((misreading) => misreading.answer === answer)?.formula;
  if (text === undefined || ruling?.asks === undefined || ruling.gives === undefined) return undefined;
  return policyByFormula(id, formulaOf({ id, asks: ruling.asks, gives: ruling.gives }, answer, text));
};

const policyOfFunction = (id: string, answer: string): Policies[RulingId] | undefined =>
  FUNCTIONS.map((misreadings) => functionsFor(misreadings, id)[answer]).find((found) => found !== undefined);

const functionsFor = (misreadings: Misreadings, id: string): Readonly<Record<string, Policies[RulingId]>> =>
  Object.entries(misreadings).find(([ruling]) => ruling === id)?.[1] ?? {};

/** Every wrong answer that is a function of the engine, as `RULING=ANSWER`. */
export const functionNames = (): readonly string[] =>
  FUNCTIONS.flatMap((misreadings) => Object.entries(misreadings))
    .flatMap(([ruling, answers]) => Object.keys(answers).map((answer) => `${ruling}=${answer}`));

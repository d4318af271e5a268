import type { Judge } from '../../../src/board/index.ts';
import { type CardsOf, judge, judgeWithPrintedValues, official, type Policies, policiesFor } from '../../../src/engine/index.ts';
import type { Ruling } from '../../../src/rules/types.ts';

/** The answer that stands for a ruling's official formula. */
const AS_FORMULA = 'as-its-formula';

/** The policies that the official formulas make. */
export const policiesOfFormulas = (rulings: readonly Ruling[]): Policies => {
  const withRows = rulings.map((ruling) => (ruling.formula === undefined
    ? ruling
    : { ...ruling, misreadings: [...ruling.misreadings, { answer: AS_FORMULA, says: ruling.says, formula: ruling.formula }] }));
  return policiesFor(withRows, Object.fromEntries(rulings.filter(({ formula }) => formula !== undefined).map(({ id }) => [id, AS_FORMULA])));
};

/** The reference engine, which notes each ruling that its function and its official formula answer differently. */
export class ComparedEngine {
  /** How often each ruling was asked. */
  readonly asked = new Map<string, number>();
  /** The rulings that differ, with both answers the first time. */
  readonly differing = new Map<string, string>();
  readonly #policies: Policies;

  constructor(rulings: readonly Ruling[]) {
    const formulas: Readonly<Record<string, unknown>> = { ...policiesOfFormulas(rulings) };
    const both = Object.entries(official).map(([id, right]) => [id, this.#compared(id, right, formulas[id])]);
    this.#policies = Object.fromEntries(both);
  }

  readonly judge: Judge = (position, action) => judge(this.#policies, position, action);

  judgeBy(cardsOf: CardsOf): Judge {
    const judging = judgeWithPrintedValues(cardsOf);
    return (position, action) => judging(this.#policies, position, action);
  }

  #compared(id: string, right: unknown, formula: unknown): unknown {
    if (right === formula || typeof right !== 'function' || typeof formula !== 'function') return right;
    return (...args: readonly unknown[]): unknown => {
      const [answer, other]: readonly unknown[] = [right(...args), formula(...args)];
      this.asked.set(id, (this.asked.get(id) ?? 0) + 1);
      const [said, instead] = [textOf(answer), textOf(other)];
      if (said !== instead && !this.differing.has(id)) this.differing.set(id, `${said}, but the formula ${instead}`);
      return answer;
    };
  }
}

/** An answer as text, whatever the order of its keys. */
const textOf = (answer: unknown): string =>
  JSON.stringify(typeof answer === 'object' && answer !== null ? Object.entries(answer).sort() : answer);

import { join } from 'node:path';
import { hasShape, type Problem, readSource } from '../source/index.ts';
import type { CardsFile } from './cards.ts';
import { cardHolderFaults } from './check/cards.ts';
import { cardFormulaFaults, formulaFaults } from './check/formulas.ts';
import type { Article, RulingsFile } from './types.ts';
import type { Catalogue } from './units.ts';

/**
 * The problems of the formulas of a rules folder whose article has been read without problems. `functions` are the misreadings that the
 * engine has as functions, as `RULING=ANSWER`.
 */
export const formulaProblems = (folder: string, functions: readonly string[]): readonly Problem[] => {
  const source = readSource(join(folder, 'rulings.yaml'));
  return isRulings(source.value) ? source.problems(formulaFaults(source.value, functions)) : [];
};

/** The problems of the cards of a rules folder that only the catalogue and the rulings show: holders and formulas. */
export const cardProblems = (folder: string, cards: CardsFile, catalogue: Catalogue, { rulings }: Article): readonly Problem[] =>
  readSource(join(folder, 'cards.yaml')).problems([...cardHolderFaults(cards, catalogue), ...cardFormulaFaults(cards, rulings)]);

const isRulings = (value: unknown): value is RulingsFile => hasShape({ file: 'rulings' }, value);

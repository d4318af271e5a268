import { join } from 'node:path';
import { hasShape, type Problem, readSource } from '../source/index.ts';
import { formulaFaults } from './check/formulas.ts';
import type { RulingsFile } from './types.ts';

/**
 * The problems of the formulas of a rules folder whose article has been read without problems. `functions` are the misreadings that the
 * engine has as functions, as `RULING=ANSWER`.
 */
export const formulaProblems = (folder: string, functions: readonly string[]): readonly Problem[] => {
  const source = readSource(join(folder, 'rulings.yaml'));
  return isRulings(source.value) ? source.problems(formulaFaults(source.value, functions)) : [];
};

const isRulings = (value: unknown): value is RulingsFile => hasShape({ file: 'rulings' }, value);

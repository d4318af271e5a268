import { join } from 'node:path';
import { faultsOf } from '../../rules/check/formulas.ts';
import { CONDITION_INPUTS } from '../../rules/formulas/vocabulary.ts';
import { type Fault, hasShape, type Problem, quoted, readSource, shapeFaults, valueFault } from '../../source/index.ts';
import type { Condition, ConditionsFile } from './types.ts';

export interface ReadConditions {
  /** Absent if there is any problem. */
  readonly conditions?: readonly Condition[];
  readonly problems: readonly Problem[];
}

/** Reads `conditions.yaml` of a rules folder. */
export const readConditions = (folder: string): ReadConditions => {
  const source = readSource(join(folder, 'conditions.yaml'));
  const { value } = source;
  if (value === undefined) return { problems: source.problems([]) };
  if (!isConditions(value)) return { problems: source.problems(shapeFaults({ file: 'conditions' }, value)) };
  const problems = source.problems(value.conditions.flatMap(faultsIn));
  return problems.length > 0 ? { problems } : { conditions: value.conditions, problems };
};

const faultsIn = ({ id, formula }: Condition, at: number, all: readonly Condition[]): readonly Fault[] => {
  const path = ['conditions', at];
  const isTaken = all.findIndex((one) => one.id === id) < at;
  const taken = isTaken ? [valueFault([...path, 'id'], 'duplicate-id', `there is a condition ${quoted(id)} already`, 'another name')] : [];
  return [...taken, ...faultsOf(formula, [...path, 'formula'], CONDITION_INPUTS, 'yes or no')];
};

const isConditions = (value: unknown): value is ConditionsFile => hasShape({ file: 'conditions' }, value);

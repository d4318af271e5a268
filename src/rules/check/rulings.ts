import { type Fault, quoted, valueFault } from '../../source/index.ts';
import type { Misreading, OpenPointsFile, Ruling, RulingsFile } from '../types.ts';
import { repeated } from './repeated.ts';

/** What is wrong with rules/rulings.yaml beyond its shape. */
export const rulingsFaults = ({ rulings }: RulingsFile): readonly Fault[] => [
  ...repeated(rulings.map(({ id }) => id), (id, at) =>
    valueFault(['rulings', at, 'id'], 'duplicate-ruling', `the ruling ${quoted(id)} is repeated`, 'each ruling once')),
  ...rulings.flatMap(clauseFaults),
  ...rulings.flatMap(answerFaults),
  ...rulings.flatMap(kindFaults),
];

/** What is wrong with rules/open-points.yaml beyond its shape. */
export const openPointsFaults = ({ openPoints }: OpenPointsFile): readonly Fault[] =>
  repeated(openPoints.map(({ id }) => id), (id, at) =>
    valueFault(['openPoints', at, 'id'], 'duplicate-open-point', `the open point ${quoted(id)} is repeated`, 'each point once'));

const clauseFaults = ({ id, clause }: Ruling, at: number): readonly Fault[] => {
  if (id.startsWith(`${clause}/`)) return [];
  const problem = `${quoted(id)} is not a ruling of ${quoted(clause)}`;
  return [valueFault(['rulings', at, 'id'], 'wrong-clause', problem, `an id that begins with ${quoted(`${clause}/`)}`)];
};

const answerFaults = ({ id, official, misreadings }: Ruling, at: number): readonly Fault[] =>
  repeated([official, ...misreadings.map(({ answer }) => answer)], (answer, index) => {
    const problem = `${quoted(id)} already has the answer ${quoted(answer)}`;
    return valueFault(['rulings', at, 'misreadings', index - 1, 'answer'], 'duplicate-answer', problem, 'a unique answer');
  });

/** A formula needs to know what its ruling asks and gives; the official answer is then a formula too. */
const kindFaults = (ruling: Ruling, at: number): readonly Fault[] => {
  const { id, asks, gives, formula, misreadings } = ruling;
  const parts = [asks, gives, formula];
  if (parts.every((part) => part !== undefined)) return [];
  if (parts.some((part) => part !== undefined)) {
    return [valueFault(['rulings', at], 'formula', `${quoted(id)} lacks one of \`asks\`, \`gives\` and \`formula\``, 'all three or none')];
  }
  const index = misreadings.findIndex((misreading: Misreading) => misreading.formula !== undefined);
  if (index === -1) return [];
  const path = ['rulings', at, 'misreadings', index, 'formula'];
  return [valueFault(path, 'formula', `${quoted(id)} can't be answered by a formula`, 'a ruling with `asks` and `gives`')];
};

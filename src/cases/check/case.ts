import { inArticleOrder, type Position } from '../../board/index.ts';
import { type DataPath, type Fault, keyFault, listed, type ProblemCode, quoted, valueFault } from '../../source/index.ts';
import { actionOf } from '../action.ts';
import { expectedOf, positionFrom } from '../from-written.ts';
import type { CaseParts, StepParts } from './case-parts.ts';
import { crossingFaults } from './crossing.ts';
import type { CaseHeading } from './heading.ts';
import { actionFaults, changesFaults, outcomeFaults } from './steps.ts';
import { positionFaults } from './position.ts';
import { idFaults, titleFaults } from './ids-and-titles.ts';

/** What is wrong with a case apart from its shape; `known` are the faults of its shape. */
export const caseFaults = (parts: CaseParts, heading: CaseHeading | undefined, known: readonly Fault[]): readonly Fault[] => [
  ...(heading === undefined ? [] : idFaults(parts, heading)),
  ...titleFaults(parts),
  ...becauseFaults(parts),
  ...(heading?.action === undefined ? [] : crossingFaults(parts, heading.action)),
  ...stepsFaults(parts, known),
  ...contentFaults(parts),
];

/** `because` has each clause once, in the article's order. */
const becauseFaults = ({ because = [], path }: CaseParts): readonly Fault[] => {
  const ordered = inArticleOrder(because);
  if (ordered.join() === because.join()) return [];
  const expected = `each clause once, in the article's order: ${listed(ordered)}`;
  return [valueFault([...path, 'because'], 'clause-order', `\`because\` is ${listed(because)}`, expected)];
};

const contentFaults = ({ given, steps, profile, path }: CaseParts): readonly Fault[] => {
  // without a position, outcomes can still be checked by themselves
  if (given === undefined) return steps.flatMap(loneOutcomeFaults);
  const position = positionFrom(given, [], profile);
  const faults = [...positionFaults(given, position, profile, [...path, 'given']), ...stepFaultsOf(steps, position)];
  return faults.map((fault) => (CONCLUDED.some((code) => code === fault.code) ? { ...fault, from: path } : fault));
};

/** Faults concluded from something being absent: if a key could not be read, it may be there after all. */
const CONCLUDED = ['owed', 'unknown-name', 'no-change'] as const satisfies readonly ProblemCode[];

const loneOutcomeFaults = (step: StepParts): readonly Fault[] =>
  (step.then === undefined ? [] : outcomeFaults(step.then, actionIn(step), [...step.path, 'then']));

/** Each step begins in the expected position of the one before, if that is known. */
const stepFaultsOf = (steps: readonly StepParts[], given: Position): readonly Fault[] => {
  const faults: Fault[] = [];
  let position: Position | undefined = given;
  for (const step of steps) {
    const { found, after }: CheckedStep = checkStep(step, position);
    faults.push(...found);
    position = after;
  }
  return faults;
};

interface CheckedStep {
  readonly found: readonly Fault[];
  /** The position afterwards; absent if it is not known. */
  readonly after?: Position;
}

const checkStep = (step: StepParts, before: Position | undefined): CheckedStep => {
  const { then, path } = step;
  const action = actionIn(step);
  const asked = action === undefined || before === undefined ? [] : actionFaults(action, then, before, [...path, 'when']);
  const outcome = then === undefined ? [] : outcomeFaults(then, action, [...path, 'then']);
  if (action === undefined || then === undefined || before === undefined || outcome.length > 0) return { found: [...asked, ...outcome] };
  const expected = expectedOf(before, action, then);
  if (expected.kind !== 'legal') return { found: asked, after: before };
  return { found: [...asked, ...changesFaults(then, before, expected, [...path, 'then'])], after: expected.position };
};

const actionIn = ({ when }: StepParts) => (when === undefined ? undefined : actionOf(when));

/** A case has either `when` and `then`, or `steps`. */
const stepsFaults = ({ keys, path }: CaseParts, known: readonly Fault[]): readonly Fault[] => {
  if (keys === undefined) return [];
  const single = ['when', 'then'].filter((key) => keys.includes(key));
  if (!keys.includes('steps')) {
    const absent = ['when', 'then'].filter((key) => !keys.includes(key) && !isMisspelled(key, path, known));
    return absent.map((key) => missing(path, key));
  }
  return single.slice(0, 1).map((key) =>
    keyFault([...path, key], 'steps-and-when', `${quoted(key)} and \`steps\` exclude each other`, 'only one of them'));
};

const missing = (path: DataPath, key: string): Fault =>
  valueFault(path, 'missing-key', `${quoted(key)} is missing`, '`when` and `then`, or `steps`');

const isMisspelled = (key: string, path: DataPath, known: readonly Fault[]): boolean =>
  known.some((fault) => fault.path.length === path.length + 1 && fault.path[1] === path[1] && fault.hint === `did you mean \`${key}\`?`);

import {
  type Action, countOf, includes, inSpace, kindsIn, type LandParams, minus, type Owed, own, plus, type Position, SPACE, totalOf, type Units,
  unitsAt, withKey, withUnitsAt,
} from '../board/index.ts';
import type { CaseStep, Expected, ExpectedLegal } from './case.ts';
import { leavesNoChoice } from './debts.ts';

/** All right answers to a step, the written one first: engines may remove units immediately if their owner has no choice. */
export const acceptedAnswers = (step: CaseStep): readonly Expected[] => {
  const { expected } = step;
  if (expected.kind === 'legal' && expected.owes.some(leavesNoChoice)) return [expected, withForcedRemovals(expected)];
  if (isBlockedByForced(step)) return [expected, ...afterRemovals(step)];
  return [expected];
};

/** `expected` with its forced removals carried out. */
const withForcedRemovals = (expected: ExpectedLegal): ExpectedLegal => ({
  ...expected,
  position: afterForced(expected.position, expected.owes),
  owes: expected.owes.filter((owed) => !leavesNoChoice(owed)),
});

/** Whether the action is illegal only because of removals that leave no choice. */
const isBlockedByForced = ({ owed, expected }: CaseStep): boolean =>
  expected.kind === 'illegal' && expected.reason === 'excess-not-met' && owed.length > 0 && owed.every(leavesNoChoice);

/** The result of the action if the forced removals are made first. */
const afterRemovals = ({ action, position, owed }: CaseStep): readonly ExpectedLegal[] => {
  const after = resultOf(action, afterForced(position, owed));
  return after === undefined ? [] : [{ kind: 'legal', position: after, owes: [] }];
};

const resultOf = (action: Action, position: Position): Position | undefined => {
  if (action.type === 'advance') return { ...position, step: action.params.to };
  return action.type === 'land' ? landed(position, action.params) : undefined;
};

/** The position after a landing; undefined if the units to land have been removed. */
const landed = (position: Position, { player, system, planet, units }: LandParams): Position | undefined => {
  const there = inSpace(position, system, player);
  if (!includes(there, units)) return undefined;
  const left = withUnitsAt(position, { system, place: SPACE, player }, minus(there, units));
  return withUnitsAt(left, { system, place: planet, player }, plus(unitsAt(own(position.systems, system), planet, player), units));
};

const afterForced = (position: Position, owes: readonly Owed[]): Position => owes.filter(leavesNoChoice).reduce(removeForced, position);

const removeForced = (position: Position, owed: Owed): Position => {
  const { player, system } = owed;
  const gone = forcedUnits(owed);
  const left = withUnitsAt(position, { system, place: SPACE, player }, minus(inSpace(position, system, player), gone));
  const tracked = own(position.reinforcements, player);
  return tracked === undefined ? left : { ...left, reinforcements: withKey(position.reinforcements, player, plus(tracked, gone)) };
};

const forcedUnits = ({ count, from }: Owed): Units => {
  const [kind] = kindsIn(from);
  return count === totalOf(from) || kind === undefined ? from : { [kind]: Math.min(count, countOf(from, kind)) };
};

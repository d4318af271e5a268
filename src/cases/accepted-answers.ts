import {
  type Action, includes, inSpace, isChoice, kindsIn, type LandParams, minus, type Owed, own, plus, type Position, removalsOf, SPACE,
  totalOf, type Units, unitsAt, withKey, withUnitsAt,
} from '../board/index.ts';
import type { CaseStep, Expected, ExpectedLegal } from './case.ts';

/** All right answers to a step, the written one first: engines may remove units immediately if their owner has no choice. */
export const acceptedAnswers = (step: CaseStep): readonly Expected[] => {
  const { expected } = step;
  if (expected.kind === 'legal' && expected.owes.some(isForced)) return [expected, withForcedRemovals(expected)];
  if (isBlockedByForced(step)) return [expected, ...afterRemovals(step)];
  return [expected];
};

/** `expected` with its forced removals carried out. */
const withForcedRemovals = (expected: ExpectedLegal): ExpectedLegal => ({
  ...expected,
  position: afterForced(expected.position, expected.owes),
  owes: expected.owes.filter((owed) => !isForced(owed)),
});

/** Whether the action is illegal only because of removals that leave no choice. */
const isBlockedByForced = ({ owed, expected }: CaseStep): boolean =>
  expected.kind === 'illegal' && expected.reason === 'excess-not-met' && owed.length > 0 && owed.every(isForced);

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

const afterForced = (position: Position, owes: readonly Owed[]): Position => owes.filter(isForced).reduce(removeForced, position);

const removeForced = (position: Position, owed: Owed): Position => {
  const { player, system } = owed;
  const gone = forcedUnits(owed);
  const left = withUnitsAt(position, { system, place: SPACE, player }, minus(inSpace(position, system, player), gone));
  const tracked = own(position.reinforcements, player);
  return tracked === undefined ? left : { ...left, reinforcements: withKey(position.reinforcements, player, plus(tracked, gone)) };
};

/** Whether a debt leaves its owner no choice; one of more units than there are, of several kinds, can't be paid at all. */
const isForced = (owed: Owed): boolean => kindsIn(owed.from).length === 1 || !isChoice(owed) && owed.count <= totalOf(owed.from);

const forcedUnits = (owed: Owed): Units => removalsOf(owed)[0] ?? owed.from;

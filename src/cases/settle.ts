import {
  countOf, inSpace, kindsIn, minus, type Owed, own, plus, type Position, SPACE, totalOf, type Units, withKey, withUnitsAt,
} from '../board/index.ts';
import type { CaseStep, Expected, ExpectedLegal } from './case.ts';
import { isForced } from './generic.ts';

/** The right answers to a step, the written one first: engines may remove at once what nobody has to choose. */
export const acceptedAnswers = (step: CaseStep): readonly Expected[] => {
  const { expected } = step;
  if (expected.kind === 'legal' && expected.owes.some(isForced)) return [expected, settled(expected)];
  if (isRefusedForForced(step)) return [expected, ...goneOn(step)];
  return [expected];
};

/** `expected` with its forced removals carried out. */
const settled = (expected: ExpectedLegal): ExpectedLegal => ({
  ...expected,
  position: afterForced(expected.position, expected.owes),
  owes: expected.owes.filter((owed) => !isForced(owed)),
});

/** Whether play may not go on only because of removals that leave nothing to choose. */
const isRefusedForForced = ({ action, owed, expected }: CaseStep): boolean =>
  action.type === 'advance' && expected.kind === 'illegal' && expected.reason === 'excess-not-met'
  && owed.length > 0 && owed.every(isForced);

const goneOn = ({ action, position, owed }: CaseStep): readonly ExpectedLegal[] => {
  if (action.type !== 'advance') return [];
  return [{ kind: 'legal', position: { ...afterForced(position, owed), step: action.params.to }, owes: [] }];
};

const afterForced = (position: Position, owes: readonly Owed[]): Position => owes.filter(isForced).reduce(removeForced, position);

const removeForced = (position: Position, owed: Owed): Position => {
  const { player, system } = owed;
  const gone = forcedUnits(owed);
  const left = withUnitsAt(position, system, SPACE, player, minus(inSpace(position, system, player), gone));
  const tracked = own(position.reinforcements, player);
  return tracked === undefined ? left : { ...left, reinforcements: withKey(position.reinforcements, player, plus(tracked, gone)) };
};

const forcedUnits = ({ count, from }: Owed): Units => {
  const [kind] = kindsIn(from);
  return count === totalOf(from) || kind === undefined ? from : { [kind]: Math.min(count, countOf(from, kind)) };
};

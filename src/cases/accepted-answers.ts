import {
  type Action, countOf, includes, inSpace, kindsIn, minus, type Owed, own, plus, type Position, SPACE, totalOf, type Units, unitsAt, withKey, withUnitsAt,
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
const isRefusedForForced = ({ owed, expected }: CaseStep): boolean =>
  expected.kind === 'illegal' && expected.reason === 'excess-not-met' && owed.length > 0 && owed.every(isForced);

/** The refused action after all, with the forced removals made before it. */
const goneOn = ({ action, position, owed }: CaseStep): readonly ExpectedLegal[] => {
  const after = wentOn(afterForced(position, owed), action);
  return after === undefined ? [] : [{ kind: 'legal', position: after, owes: [] }];
};

const wentOn = (position: Position, action: Action): Position | undefined => {
  if (action.type === 'advance') return { ...position, step: action.params.to };
  return action.type === 'land' ? landed(position, action.params) : undefined;
};

/** `undefined`: the units that were to land are among those removed. */
const landed = (position: Position, { player, system, planet, units }: Extract<Action, { readonly type: 'land' }>['params']): Position | undefined => {
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

const forcedUnits = ({ count, from }: Owed): Units => {
  const [kind] = kindsIn(from);
  return count === totalOf(from) || kind === undefined ? from : { [kind]: Math.min(count, countOf(from, kind)) };
};

import {
  type Action, type Answer, countOf, inSpace, isChoice, isEmpty, type Judge, kindsIn, type Owed, type Position, SPACE, stacksIn,
  totalOf, type Unit, type Units,
} from '../board/index.ts';
import { owedIn } from '../cases/debts.ts';
import type { Profile } from '../cases/types.ts';
import { actionsIn } from '../search/scope/actions.ts';
import { positionsWithin } from '../search/scope/positions.ts';
import { isSettled, isSettledButForCards } from '../search/settled.ts';
import type { ScopePart } from '../search/scope/types.ts';
import { partsThatDiffer } from './expected.ts';
import { type SmallQuestion, withOneThingFewer, withOneUnitFewer } from './smaller.ts';
import { saysOtherwise, wayOf } from './kind-of-difference.ts';

/** The engine before and after a change of rulings, for questions of one profile. */
export interface BeforeAndAfter {
  readonly profile: Profile;
  readonly before: Judge;
  readonly after: Judge;
  /** The change is about structures, so positions in which a dock's card matters are asked too. */
  readonly withStructures?: boolean;
}

/** A position and an action that two engines answer differently. */
export interface ErratumDifference extends SmallQuestion {
  readonly profile: Profile;
  /** What the position owes before the action. */
  readonly owed: readonly Owed[];
  readonly before: Answer;
  readonly after: Answer;
  /** In which way, in a few words. */
  readonly way: string;
  /** Units on the board and in reinforcements. */
  readonly units: number;
}

/** The smallest questions on which the engines differ, one for each kind of difference; without any one unit the difference vanishes. */
export const smallestDifferences = (questions: Iterable<SmallQuestion>, engines: BeforeAndAfter): readonly ErratumDifference[] => {
  const found = new Map<string, ErratumDifference>();
  for (const asked of questions) note(found, asked, engines);
  return [...found.values()].sort(byPlainness);
};

/** All that is asked in the positions of some parts. */
export const questionsIn = function* (parts: readonly ScopePart[]): Generator<SmallQuestion> {
  for (const part of parts) {
    for (const scoped of positionsWithin(part)) {
      for (const { action } of actionsIn(part, scoped)) yield { position: scoped.position, action };
    }
  }
};

/** Whether the engines differ in what is asked, and in none of what is left when a unit is taken away. */
export const isMinimal = (asked: SmallQuestion, engines: BeforeAndAfter): boolean => {
  if (differenceIn(asked, engines) === undefined) return false;
  for (const fewer of withOneUnitFewer(asked)) if (differenceIn(fewer, engines) !== undefined) return false;
  return true;
};

const note = (found: Map<string, ErratumDifference>, asked: SmallQuestion, engines: BeforeAndAfter): void => {
  const difference = differenceIn(asked, engines);
  if (difference === undefined || isNoSmaller(difference, found) || !isMinimal(asked, engines)) return;
  const tidied = tidiedUp(difference, engines);
  if (!isNoSmaller(tidied, found)) found.set(tidied.way, tidied);
};

const isNoSmaller = (difference: ErratumDifference, found: ReadonlyMap<string, ErratumDifference>): boolean => {
  const known = found.get(difference.way);
  return known !== undefined && byPlainness(known, difference) <= 0;
};

/** Fewest units first; of as many, the position that owes least, and the one with the plainest units. */
const byPlainness = (a: ErratumDifference, b: ErratumDifference): number =>
  a.units - b.units || a.owed.length - b.owed.length || oddity(a) - oddity(b);

const ODD_UNITS: readonly Unit[] = [
  'fighter', 'carrier', 'infantry', 'dreadnought', 'cruiser', 'destroyer', 'mech', 'flagship', 'war-sun', 'pds', 'space-dock',
];

/** How far from a page of the rules a position is: odd units, several systems, another player's action. */
const oddity = ({ position, action }: ErratumDifference): number => {
  const units = [...unitsOf(position), ...('units' in action.params ? [action.params.units] : [])];
  const oddityOf = (some: Units): number => kindsIn(some).reduce((sum, unit) => sum + ODD_UNITS.indexOf(unit) * countOf(some, unit), 0);
  const odd = units.reduce((sum, some) => sum + oddityOf(some), 0);
  return odd + 10 * Object.keys(position.systems).length + 10 * Object.keys(position.players).length;
};

/** Without what the difference doesn't need: once an empty system is gone, a unit may be superfluous. */
const tidiedUp = (difference: ErratumDifference, engines: BeforeAndAfter): ErratumDifference => {
  for (const fewer of [...withOneThingFewer(difference), ...withOneUnitFewer(difference)]) {
    const still = differenceIn(fewer, engines);
    if (still !== undefined) return tidiedUp(still, engines);
  }
  return difference;
};

/** Only what the article and the contract settle is asked. */
const differenceIn = ({ position, action }: SmallQuestion, engines: BeforeAndAfter): ErratumDifference | undefined => {
  const { profile, before, after, withStructures } = engines;
  const [was, is] = [before(position, action), after(position, action)];
  if (!saysOtherwise(was, is)) return undefined;
  const owed = owedIn(position);
  if (!isPosable(position, action, owed, withStructures)) return undefined;
  if (partsThatDiffer({ position, owed, action }, was, is).length === 0) return undefined;
  return { profile, position, action, owed, before: was, after: is, way: wayOf({ position, action }, was, is), units: unitsIn(position) };
};

const unitsIn = (position: Position): number => unitsOf(position).reduce((sum, units) => sum + totalOf(units), 0);

/** Every stack of units, on the board and in reinforcements. */
const unitsOf = (position: Position): readonly Units[] =>
  [...stacksIn(position).map(({ units }) => units), ...Object.values(position.reinforcements ?? {})];

/** Whether a case can ask this: the article and the contract settle it, and a player might ask it. */
export const isPosable = (
  position: Position, action: Action, owed: readonly Owed[] = owedIn(position), withStructures = false,
): boolean =>
  (withStructures ? isSettledButForCards : isSettled)(position, action, owed)
  && isActivePlayerThere(position) && !isForcedRemoval(action, owed);

/** Whoever is active has come with something. */
const isActivePlayerThere = ({ active, ...position }: Position): boolean =>
  active === undefined || !isEmpty(inSpace(position, active.system, active.player));

/** An engine may have carried out a removal that leaves nothing to choose. */
const isForcedRemoval = (action: Action, owed: readonly Owed[]): boolean => {
  if (action.type !== 'remove' || (action.params.from ?? SPACE) !== SPACE) return false;
  const { player, system, units } = action.params;
  return owed.some((debt) => debt.player === player && debt.system === system && !isChoice(debt) && totalOf(units) === debt.count);
};

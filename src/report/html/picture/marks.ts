import {
  type Action, countOf, kindsIn, type MoveParams, type Named, own, type Position, SPACE, type System, type Units,
} from '../../../board/index.ts';
import { type Mark, type MarkKind, type Marks, REINFORCEMENTS, type UnitPlace } from './scene.ts';

/** Before an action: what it would move, land, place or take away. */
export const intended = (action: Action): Marks => {
  switch (action.type) {
    case 'check':
    case 'advance':
    case 'end-combat':
      return () => undefined;
    case 'move': return movedBy(action.params);
    case 'land': return units({ ...action.params, place: SPACE }, action.params.units, 'lands');
    case 'lose': return units({ ...action.params, place: SPACE }, action.params.units, 'goes');
    case 'remove': return units({ ...action.params, place: action.params.from ?? SPACE }, action.params.units, 'goes');
    case 'place': return units({ ...action.params, place: action.params.on }, action.params.units, 'comes');
  }
};

/** The units that an action added to each place. */
export const arrived = (before: Position, after: Position): Marks => (spot) => {
  const more = countAt(after, spot) - countAt(before, spot);
  return more > 0 ? { kind: 'comes', count: more } : undefined;
};

/** On an engine's answer: where another count was expected, and which. */
export const mistaken = (expected: Position, said: Position): Marks => (spot) => {
  const wanted = countAt(expected, spot);
  return wanted === countAt(said, spot) ? undefined : { kind: 'wrong', count: wanted };
};

type UnitArea = Omit<UnitPlace, 'unit'>;

const units = ({ system, place, player }: UnitArea, moved: Units, kind: MarkKind): Marks => (spot) => {
  const count = countOf(moved, spot.unit);
  const here = spot.system === system && spot.place === place && spot.player === player;
  return here && count > 0 ? { kind, count } : undefined;
};

const movedBy = ({ player, ships }: MoveParams): Marks => {
  const parts = ships.flatMap(({ ship, from, cargo }): readonly Marks[] => [
    units({ system: from, place: SPACE, player }, { [ship]: 1 }, 'moves'),
    ...cargo.filter((part) => kindsIn(part.units).length > 0)
      .map((part) => units({ system: part.in ?? from, place: part.from, player }, part.units, 'moves')),
  ]);
  return (spot) => summed(parts.flatMap((marks) => marks(spot) ?? []));
};

const summed = (marks: readonly Mark[]): Mark | undefined => {
  const [first] = marks;
  return first === undefined ? undefined : { ...first, count: marks.reduce((sum, { count }) => sum + count, 0) };
};

const countAt = ({ systems, reinforcements }: Position, { system, place, player, unit }: UnitPlace): number =>
  countOf(own(system === REINFORCEMENTS ? reinforcements : areaOf(own(systems, system), place), player) ?? {}, unit);

const areaOf = (system: System | undefined, place: string): Named<Units> | undefined =>
  (place === SPACE ? system?.space : own(system?.planets, place));

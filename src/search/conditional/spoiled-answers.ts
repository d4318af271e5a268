import {
  everyPlayer, inSpace, isEmpty, kindsIn, type Legal, minus, own, planetsIn, plus, type Position, SPACE, stacksIn, unitsAt, withUnitsAt,
} from '../../board/index.ts';

/** A way in which a right answer is spoiled; undefined: there is nothing to spoil. */
export interface Spoiler {
  readonly id: string;
  /** What the engine does wrong, to stand alone: `The last debt is forgotten`. */
  readonly says: string;
  readonly spoil: (answer: Legal, before: Position) => Legal | undefined;
}

/** Faults of engines that no misreading of a ruling describes: they judge by the article and then report something else. */
export const SPOILERS: readonly Spoiler[] = [
  {
    id: 'first-debt-forgotten', says: 'The first debt is forgotten.',
    spoil: (answer) => (answer.owes.length === 0 ? undefined : { ...answer, owes: answer.owes.slice(1) }),
  },
  {
    id: 'last-debt-forgotten', says: 'The last debt is forgotten.',
    spoil: (answer) => (answer.owes.length === 0 ? undefined : { ...answer, owes: answer.owes.slice(0, -1) }),
  },
  {
    id: 'debts-of-one-player-forgotten', says: 'All debts of one player are forgotten.',
    spoil: (answer) => {
      const [first] = answer.owes;
      return first === undefined ? undefined : { ...answer, owes: answer.owes.filter(({ player }) => player !== first.player) };
    },
  },
  {
    id: 'two-debts-at-most', says: 'At most two debts are reported.',
    spoil: (answer) => (answer.owes.length < 3 ? undefined : { ...answer, owes: answer.owes.slice(0, 2) }),
  },
  {
    id: 'reinforcements-forgotten', says: 'Reinforcements stay as they were.',
    spoil: (answer, { reinforcements }) =>
      (reinforcements === undefined ? undefined : { ...answer, position: { ...answer.position, reinforcements } }),
  },
  {
    id: 'units-stay', says: 'All units stay where they were.',
    spoil: (answer, { systems }) => ({ ...answer, position: { ...answer.position, systems } }),
  },
  {
    id: 'unit-elsewhere', says: 'One unit is in another place than it belongs.',
    spoil: (answer) => spoiledPosition(answer, withUnitElsewhere),
  },
  {
    id: 'players-swapped', says: "Two players have each other's units in one area.",
    spoil: (answer) => spoiledPosition(answer, withPlayersSwapped),
  },
  {
    id: 'another-winner', says: 'Somebody else has won.',
    spoil: (answer, before) => {
      if (answer.winner === undefined) return undefined;
      return { ...answer, winner: everyPlayer(before).find((player) => player !== answer.winner) ?? null };
    },
  },
];

const spoiledPosition = (answer: Legal, change: (position: Position) => Position | undefined): Legal | undefined => {
  const position = change(answer.position);
  return position === undefined ? undefined : { ...answer, position };
};

/** The first unit in a space area that has a planet beside it stands on that planet, or the other way round. */
const withUnitElsewhere = (position: Position): Position | undefined => {
  for (const { system, place, player, units } of stacksIn(position)) {
    const [unit] = kindsIn(units);
    const to = [SPACE, ...planetsIn(position, system)].find((other) => other !== place);
    if (unit === undefined || to === undefined) continue;
    const there = unitsAt(own(position.systems, system), to, player);
    const without = withUnitsAt(position, { system, place, player }, minus(units, { [unit]: 1 }));
    return withUnitsAt(without, { system, place: to, player }, plus(there, { [unit]: 1 }));
  }
  return undefined;
};

const withPlayersSwapped = (position: Position): Position | undefined => {
  for (const system of Object.keys(position.systems)) {
    const [one, other] = everyPlayer(position).filter((player) => !isEmpty(inSpace(position, system, player)));
    if (one === undefined || other === undefined) continue;
    const swapped = withUnitsAt(position, { system, place: SPACE, player: one }, inSpace(position, system, other));
    return withUnitsAt(swapped, { system, place: SPACE, player: other }, inSpace(position, system, one));
  }
  return undefined;
};

import { type Action, type Answer, countOf, isVerdict, type Judge, own, playersInSpace, type Position, totalOf } from '../../src/board/index.ts';
import type { Subject } from '../../src/subjects/subject.ts';
import { REFERENCE, subjectBy } from '../proof/engines.ts';

/** Engines that are right save in positions that are rarely met. */
export const RARE_FAULTS: Readonly<Record<string, () => Subject>> = {
  'only with three players': () => subjectBy((position, action) => overlooking(REFERENCE(position, action), (system, after) => playersInSpace(after, system).length >= 3)),
  'only above ten units': () => subjectBy((position, action) => overlooking(REFERENCE(position, action), (system, after) =>
    playersInSpace(after, system).some((player) => totalOf(own(own(after.systems, system)?.space, player) ?? {}) > 10))),
  'only for mechs together with fighters from two origins': () => subjectBy(refusingMixedOrigins),
  'only in the fourth action': () => subjectBy(losingCountAtFourth()),
  'only for an upgraded unit': () => subjectBy((position, action) => REFERENCE(withoutUpgradedCruisers(position), action)),
};

/** Owes nothing in systems where `isOverlooked`. */
const overlooking = (answer: Answer, isOverlooked: (system: string, after: Position) => boolean): Answer =>
  (isVerdict(answer) && answer.legal ? { ...answer, owes: answer.owes.filter(({ system }) => !isOverlooked(system, answer.position)) } : answer);

const refusingMixedOrigins: Judge = (position, action) => {
  const answer = REFERENCE(position, action);
  if (action.type !== 'move') return answer;
  const cargo = action.params.ships.flatMap(({ from, cargo: parts }) => parts.map((part) => ({ system: part.in ?? from, units: part.units })));
  const origins = new Set(cargo.filter(({ units }) => countOf(units, 'fighter') > 0).map(({ system }) => system));
  const hasMechs = cargo.some(({ units }) => countOf(units, 'mech') > 0);
  return hasMechs && origins.size > 1 ? { legal: false, reason: 'not-transportable', because: ['R1'] } : answer;
};

/** Remembers the position that it led to last, though it should not, and refuses the fourth action in a row. */
const losingCountAtFourth = (): Judge => {
  let [last, count] = ['', 0];
  return (position: Position, action: Action) => {
    count = JSON.stringify(position) === last ? count + 1 : 1;
    const answer = REFERENCE(position, action);
    last = JSON.stringify(isVerdict(answer) && answer.legal ? answer.position : position);
    return count >= 4 && isVerdict(answer) && answer.legal ? { legal: false, reason: 'not-now', because: [] } : answer;
  };
};

const withoutUpgradedCruisers = (position: Position): Position => ({
  ...position,
  players: Object.fromEntries(Object.entries(position.players).map(([name, facts]) =>
    [name, facts.capacity?.cruiser === 1 ? { ...facts, capacity: { ...facts.capacity, cruiser: null } } : facts])),
});
